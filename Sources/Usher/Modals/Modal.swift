// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A view controller that UIKit presents when its turn comes, described as a value.
///
/// ```swift
/// let pick = Modal<Choice> { handle in PickController { handle.dismiss(returning: $0) } }
///   .on(HomePage.self).priority(.guide)
/// let outcome = await PopupCenter.shared.show(pick).outcome
/// ```
///
/// Modals and popups share one queue, so they never appear at the same time. Usher does not change
/// how the controller is presented: its style, transition, delegates, detents, size and popover
/// source stay as they are. `handle.dismiss()` dismisses it. It can also be dismissed in any other
/// way: by a button or other code of the app, by a swipe, by a tap outside, or together with its
/// presenting view controller. The outcome is delivered once, after it has disappeared. Its reason is
/// `dismissedByUser` after a swipe, `dismissedByUIKit` after a tap outside, escape, a button or
/// other code of the app, and `removedByApp` if its presenting view controller was dismissed or its
/// window removed. As long as a finger can take a dismissal back, as with a zoom, it is not reported.
///
/// While the controller presents another one, its display timer is stopped, and the other one is
/// dismissed with it. In the app window it cannot be suspended: where another popup would be
/// suspended, it is dismissed, or the popup that would interrupt it waits.
@MainActor
public struct Modal<Value: Sendable>: PopupPresentable {
  @CopyOnWrite private var settings = _PopupConfiguration<Value>()
  public var _configuration: _PopupConfiguration<Value> {
    get { settings }
    set { settings = newValue }
  }
  private let source: ContentSource<Value>
  private var options = ModalOptions()

  private init(presenting source: ContentSource<Value>) {
    self.source = source
  }

  public func _makePresentation() -> _PopupPresentation<Value> {
    let controller = source.existing?.controller
    var presentation = _PopupPresentation<Value>(
      controller is UIAlertController ? "alert" : "modal"
    ) { [source, options] handle, placement in
      ModalPresenter(presenting: source, for: handle, options, at: placement)
    }
    if options.countsAsPage { presentation.lane = .pages }
    if options.window == .app {
      presentation.surface = .appWindowModal
      presentation.requiredController = options.presentingViewController?.object
      presentation.pageExit = .stay
    }
    presentation.rejection =
      if options.window == .app, let required = options.presentingViewController,
        required.object == nil
      {
        // It may just as well be released after `show`, so this is no misuse.
        (.pageGone, nil)
      } else {
        controller.flatMap { $0.rejection(in: options.window) }
      }
    presentation.presentsOverForeignModals = options.presentsOverForeignModals
    presentation.countsAsPage = options.countsAsPage
    return presentation
  }

  /// Creates a modal whose view controller is made when its turn comes.
  ///
  /// The closure is called once, right before the controller is first presented, and never if the
  /// modal is dismissed before that. It receives the handle, so that the controller can dismiss the
  /// modal with a value; the handle does not retain the controller.
  public init(_ makeController: @escaping @MainActor (PopupHandle<Value>) -> UIViewController) {
    self.init(presenting: .made { .controller(makeController($0)) })
  }
}

extension Modal where Value == Never {
  /// Creates a modal with an existing view controller, which is retained until the modal has been
  /// dismissed.
  ///
  /// A controller that has a parent, is presented, or is the root of a window is rejected with the
  /// reason `PopupDismissalReason.contentInUse`.
  public init(_ controller: UIViewController) {
    self.init(presenting: .existing(.controller(controller)))
  }
}

// MARK: - Where it is presented, and whether it counts as a page

extension Modal {
  /// Sets the controller that presents it, instead of the visible page.
  ///
  /// The controller is not retained. The modal waits until the controller is visible, unless `on`
  /// specifies pages or the modal is the child of a popup. If the controller no longer exists when
  /// the modal's turn comes, the modal is dismissed with the reason
  /// `PopupDismissalReason.pageGone`. A modal in its own window ignores it.
  public func presentingViewController(_ controller: UIViewController) -> Modal {
    with { $0.presentingViewController = Weak(object: controller) }
  }

  /// Sets the window in which it is presented. The default is the app window.
  ///
  /// In its own window it is in front of everything that the app presents, and it can be suspended
  /// like other popups. A child of a popup in its own window gets its own window, too.
  public func window(_ window: PopupWindow) -> Modal { with { $0.window = window } }

  /// Sets whether it is presented over modals of the app instead of waiting for their dismissal.
  ///
  /// By default it waits, unless `on` or ``presentingViewController(_:)`` specifies where it is
  /// presented.
  public func presentsOverOtherModals(_ presents: Bool = true) -> Modal {
    with { $0.presentsOverForeignModals = presents }
  }

  /// Sets whether it counts as a page, so that popups can be bound to it and to the pages in it.
  ///
  /// Popups that are bound to a page that it covers treat that page as left, except the modal
  /// itself, which stays. Its default lane is then `PopupLane.pages`, so that popups can be in
  /// front of it. A modal in its own window never counts as a page.
  public func countsAsPage(_ counts: Bool = true) -> Modal {
    with { $0.countsAsPage = counts }
  }

  private func with(_ change: (inout ModalOptions) -> Void) -> Modal {
    var copy = self
    change(&copy.options)
    return copy
  }
}

/// Where a modal is presented, and whether it counts as a page.
struct ModalOptions {
  /// The presenting view controller that the app has set, which is not retained.
  var presentingViewController: Weak<UIViewController>?
  var window = PopupWindow.app
  var presentsOverForeignModals = false
  var countsAsPage = false
}
