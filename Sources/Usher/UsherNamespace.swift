// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Everything that Usher adds to the types of UIKit, behind the one word `usher`.
///
/// ```swift
/// viewController.usher.popups.enqueue(popup)
/// alert.usher.show()
/// ```
@MainActor
public struct UsherNamespace<Base> {
  let base: Base
}

/// What has a namespace `usher`: views, view controllers, windows and scenes.
@MainActor
public protocol UsherNamespaced {}

extension UsherNamespaced {
  /// What Usher adds to this object.
  public var usher: UsherNamespace<Self> { UsherNamespace(base: self) }
}

extension UIResponder: UsherNamespaced {}

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIViewController {
  /// The name by which popups can ask for this page; none unless it is given one.
  ///
  /// It is for pages that share their type with others, such as web pages. It can change at any time
  /// and counts from the next turn on.
  ///
  /// ```swift
  /// terms.usher.pageName = "terms"
  /// center.enqueue(Popup(hint).on(.name("terms")))
  /// ```
  public var pageName: PageName? {
    get { PageIdentity.existing(base)?.name }
    nonmutating set { PageIdentity.make(base).name = newValue }
  }
}

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

// A popup above a popup. It does not wait behind the one that it belongs to, nor for a place in its
// lane; it is suspended with that one, comes back with it, and ends with it.
@available(iOSApplicationExtension, unavailable)
extension PopupHandle {
  /// Puts another popup above this one as soon as this one is visible.
  ///
  /// It ends with the reason `parentDismissed` when this one ends, or at once if this one has ended.
  @discardableResult
  public func show<Other>(_ popup: some PopupPresentable<Other>) -> PopupHandle<Other> {
    AnyPopupHandle(self).show(popup)
  }

  /// Puts another popup above this one and waits until that has ended and really left the screen.
  ///
  /// Cancelling the task ends the other popup, with the reason `cancelled`.
  @discardableResult
  public func showAndWait<Other>(_ popup: some PopupPresentable<Other>) async -> PopupOutcome<Other> {
    await show(popup).outcomeEndingOnCancellation()
  }
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

extension AnyPopupHandle {
  /// Puts another popup above this one and waits until that has ended and really left the screen.
  ///
  /// Cancelling the task ends the other popup, with the reason `cancelled`.
  @discardableResult
  public func showAndWait<Other>(_ popup: some PopupPresentable<Other>) async -> PopupOutcome<Other> {
    await show(popup).outcomeEndingOnCancellation()
  }
}

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIWindowScene {
  /// The queue of the scene.
  public var popups: PopupCenter { SceneRegistry.current.center(for: base) }
}
