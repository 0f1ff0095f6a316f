// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// Starts the app: its delegate, which the device keeps from now on, receives the launch calls;
  /// the first scene is connected by `connectScene`. An app that is not launched has no delegate.
  public func launch(_ delegate: any UIApplicationDelegate) {
    makeCurrent {
      launchedDelegate = delegate
      application.delegate = delegate
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      post(UIApplication.didFinishLaunchingNotification, application)
    }
  }

  /// Sends the app a memory warning.
  public func warnOfLowMemory() {
    makeCurrent {
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      for window in windows.all { window.rootViewController?.warnOfLowMemory() }
      post(UIApplication.didReceiveMemoryWarningNotification, application)
    }
  }
}

extension UIViewController {
  fileprivate func warnOfLowMemory() {
    didReceiveMemoryWarning()
    for child in contained { child.warnOfLowMemory() }
    presentation.presented?.warnOfLowMemory()
  }
}
