// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The members that Usher adds to UIKit types, accessed through `usher`.
///
/// ```swift
/// viewController.usher.popups.show(popup)
/// alert.usher.show()
/// ```
@MainActor
public struct UsherNamespace<Base> {
  let base: Base
}

/// The types that have an `usher` namespace: all responders, such as views, view controllers and
/// scenes.
@MainActor
public protocol UsherNamespaced {}

extension UsherNamespaced {
  /// The members that Usher adds to this object.
  @available(iOSApplicationExtension, unavailable)
  public var usher: UsherNamespace<Self> {
    SharedApplication.capture()
    return UsherNamespace(base: self)
  }
}

extension UIResponder: UsherNamespaced {}

extension UsherNamespace where Base: UIViewController {
  /// The queue of the view controller's scene; ``PopupCenter/shared`` while it is in none.
  public var popups: PopupCenter {
    var controller: UIViewController? = base
    while let current = controller {
      // The view may not be loaded or visible yet, but that of a container or presenter is.
      if let scene = current.viewIfLoaded?.window?.windowScene {
        return SceneRegistry.current.center(for: scene)
      }
      controller = current.parent ?? current.presentingViewController
    }
    return SceneRegistry.current.shared
  }

  /// The popup that contains the view controller, as its content or anywhere in it, or presents it.
  public var enclosingPopup: AnyPopupHandle? { ContentRegistry.popup(containing: base) }

  /// Shows a popup: above the enclosing popup, if there is one, else in the queue of the scene.
  @discardableResult
  public func show<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    enclosingPopup?.show(popup) ?? popups.show(popup)
  }

  /// The name used by ``PopupPresentable/on(named:)-(PageName...)``; `nil` by default.
  ///
  /// Use it for pages that share their type with others, such as web pages. It can change at any
  /// time; a change takes effect in the next turn of the run loop. With another name the page counts
  /// as left for popups of its old name.
  ///
  /// ```swift
  /// terms.usher.pageName = "terms"
  /// center.show(Popup(hint).on(named: "terms"))
  /// ```
  public var pageName: PageName? {
    get { PageIdentity.existing(for: base)?.name }
    nonmutating set { PageIdentity.make(for: base).ownName = newValue }
  }
}

extension UsherNamespace where Base: UIView {
  /// The queue of the view's scene; ``PopupCenter/shared`` while it is in none.
  public var popups: PopupCenter { base.popupCenter }

  /// The popup that contains the view, so that a button deep inside can dismiss it.
  public var enclosingPopup: AnyPopupHandle? { ContentRegistry.popup(containing: base) }

  /// Shows a popup: above the enclosing popup, if there is one, else in the queue of the scene.
  ///
  /// A popup that a button shows therefore appears above the popup that contains the button, and
  /// not after it.
  @discardableResult
  public func show<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    base.showPopup(popup)
  }
}

extension UIView {
  fileprivate var popupCenter: PopupCenter {
    guard let scene = window?.windowScene else { return SceneRegistry.current.shared }
    return SceneRegistry.current.center(for: scene)
  }

  /// Shows a popup above the one that contains the view, if there is one, else in the queue of the
  /// scene.
  package func showPopup<Value>(_ popup: some PopupPresentable<Value>) -> PopupHandle<Value> {
    ContentRegistry.popup(containing: self)?.show(popup) ?? popupCenter.show(popup)
  }
}

extension UsherNamespace where Base: UIWindowScene {
  /// The queue of the scene.
  public var popups: PopupCenter { SceneRegistry.current.center(for: base) }
}
