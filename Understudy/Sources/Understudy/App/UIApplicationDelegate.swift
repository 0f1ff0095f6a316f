// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without what comes from outside of the app: links, notifications, shortcuts, background work.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// What an Info.plist that names every orientation allows.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.device.defaultOrientations
  }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Not called, as in every app with scenes.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Not called, as in every app with scenes.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Not called, as in every app with scenes.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Not called, as in every app with scenes.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
