// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIViewController {
  /// The queue of the scene that the view controller is in; the active scene's while it is in none.
  public var popups: PopupCenter {
    var controller: UIViewController? = base
    while let current = controller {
      if let scene = current.viewIfLoaded?.window?.windowScene {
        return CenterRegistry.current.center(of: scene)
      }
      controller = current.parent ?? current.presentingViewController
    }
    return .shared
  }
}

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIWindowScene {
  /// The queue of the scene.
  public var popups: PopupCenter { CenterRegistry.current.center(of: base) }
}

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIView {
  /// The queue of the scene that the view is in; the active scene's while it is in none.
  public var popups: PopupCenter {
    guard let scene = base.window?.windowScene else { return .shared }
    return CenterRegistry.current.center(of: scene)
  }

  /// The popup that the view stands in, so that a button deep inside can end it.
  public var popup: AnyPopupHandle? {
    var view: UIView? = base
    while let current = view {
      if let handle = PopupCenter.claims[current], !handle.hasEnded { return handle }
      view = current.superview
    }
    return nil
  }
}
