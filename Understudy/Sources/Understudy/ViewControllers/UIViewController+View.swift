// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  func replaceView(with view: UIView?) {
    if let old = loadedView, old !== view { old.headlessController = nil }
    setLoadedView(view)
    view?.headlessController = self
  }

  func contributedSafeAreaInsetsDidChange() {
    viewIfLoaded?.headlessSafeAreaDidChange()
  }

  func preferredContentSizeChanged() {
    if let parent = containingParent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  func overriddenTraitsDidChange() {
    viewIfLoaded?.headlessTraitsDidChange()
  }

  var nextInChain: UIResponder? {
    if let presenting = presentation.presenting { return presenting }
    return viewIfLoaded?.superview
  }

  /// The view by which the controller is found in log lines: type and address, as UIKit prints it.
  package var headlessDescription: String {
    "<\(type(of: self)): \(ObjectIdentifier(self).headlessAddress)>"
  }
}

extension ObjectIdentifier {
  var headlessAddress: String {
    "0x" + String(UInt(bitPattern: hashValue), radix: 16)
  }
}
