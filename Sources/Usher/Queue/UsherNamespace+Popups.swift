// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIViewController {
  /// The queue of the scene that the view controller is in; ``PopupCenter/shared`` while it is in none.
  public var popups: PopupCenter {
    var controller: UIViewController? = base
    while let current = controller {
      if let scene = current.viewIfLoaded?.window?.windowScene {
        return SceneRegistry.current.center(for: scene)
      }
      controller = current.parent ?? current.presentingViewController
    }
    return .shared
  }

  /// The popup that the view controller is in, as what is shown, anywhere in it, or presented by it.
  public var enclosingPopup: AnyPopupHandle? { PopupCenter.popup(containing: base) }

  /// Enqueues a popup: above the one that the view controller is in, if it is in one, else like any
  /// other.
  @discardableResult
  public func show<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    self.enclosingPopup?.show(popup) ?? popups.show(popup)
  }

  /// Enqueues a popup like `enqueue` and waits until it has ended and really left the screen.
  ///
  /// Cancelling the task ends the popup, with the reason `cancelled`.
  @discardableResult
  public func showAndWait<Value>(_ popup: some PopupPresentable<Value>) async -> PopupOutcome<Value> {
    await show(popup).outcomeEndingOnCancellation()
  }
}

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIWindowScene {
  /// The queue of the scene.
  public var popups: PopupCenter { SceneRegistry.current.center(for: base) }
}

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIView {
  /// The queue of the scene that the view is in; ``PopupCenter/shared`` while it is in none.
  public var popups: PopupCenter {
    guard let scene = base.window?.windowScene else { return .shared }
    return SceneRegistry.current.center(for: scene)
  }

  /// Enqueues a popup: above the one that the view stands in, if it stands in one, else like any other.
  ///
  /// So what a button asks for comes above the popup that the button is in, and not after it.
  @discardableResult
  public func show<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    self.enclosingPopup?.show(popup) ?? popups.show(popup)
  }

  /// Enqueues a popup like `enqueue` and waits until it has ended and really left the screen.
  ///
  /// Cancelling the task ends the popup, with the reason `cancelled`.
  @discardableResult
  public func showAndWait<Value>(_ popup: some PopupPresentable<Value>) async -> PopupOutcome<Value> {
    await show(popup).outcomeEndingOnCancellation()
  }

  /// The popup that the view stands in, so that a button deep inside can end it.
  public var enclosingPopup: AnyPopupHandle? { PopupCenter.popup(containing: base) }
}
