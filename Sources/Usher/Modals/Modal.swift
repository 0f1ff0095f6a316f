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
/// presenter. The outcome is delivered once, after it has disappeared. Its reason is
/// `dismissedByUser` after a swipe, `dismissedByUIKit` after a tap outside, escape, a button or
/// other code of the app, and `removedByApp` if its presenter was dismissed or its window removed.
///
/// While the controller presents another one, its display timer is stopped, and the other one is
/// dismissed with it. In the app window it cannot be suspended: where another popup would be
/// suspended, it is dismissed, or the popup that would interrupt it waits.
@MainActor
public struct Modal<Value: Sendable>: PopupPresentable {
  public var _configuration: _PopupConfiguration<Value>
  /// The content and the options of the presentation.
  private var modal: ModalPresentation<Value> { didSet { _configuration.presentation = modal } }

  private init(presenting source: ContentSource<Value>) {
    modal = ModalPresentation(source: source)
    _configuration = _PopupConfiguration(modal)
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

// Where it is presented, and whether it counts as a page.
extension Modal {
  /// Sets the controller that presents it, instead of the visible page.
  ///
  /// The controller is not retained. The modal waits until the controller is visible, unless `on`
  /// specifies pages or the modal is the child of a popup. If the controller no longer exists when
  /// the modal's turn comes, the modal is dismissed with the reason
  /// `PopupDismissalReason.pageGone`. A modal in its own window ignores it.
  public func presenter(_ controller: UIViewController) -> Modal {
    with { $0.presenter = Weak(object: controller) }
  }

  /// Sets the window in which it is presented. The default is the app window.
  ///
  /// In its own window it is in front of everything that the app presents, and it can be suspended
  /// like other popups. A child of a popup in its own window gets its own window, too.
  public func window(_ window: PopupWindow) -> Modal { with { $0.window = window } }

  /// Sets whether it is presented over modals of the app instead of waiting for their dismissal.
  ///
  /// By default it waits, unless `on` or ``presenter(_:)`` specifies where it is presented.
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
    change(&copy.modal.options)
    return copy
  }
}

/// Where a modal is presented, and whether it counts as a page.
struct ModalOptions {
  /// The presenter that the app has set, which is not retained.
  var presenter: Weak<UIViewController>?
  var window = PopupWindow.app
  var presentsOverForeignModals = false
  var countsAsPage = false
}

/// The presentation of a view controller by UIKit, in the app window or in its own window.
@MainActor
struct ModalPresentation<Value: Sendable>: PopupPresentation {
  let source: ContentSource<Value>
  var options = ModalOptions()

  private var existingController: UIViewController? { source.existing?.controller }

  var kindName: String { existingController is UIAlertController ? "alert" : "modal" }

  var defaultLane: PopupLane { options.countsAsPage ? .pages : .popups }

  var rejection: PopupRejection? {
    if options.window == .app, let presenter = options.presenter, presenter.object == nil {
      return PopupRejection(reason: .pageGone)
    }
    return existingController.flatMap { $0.rejection(in: options.window) }
  }

  var requiredController: UIViewController? {
    options.window == .app ? options.presenter?.object : nil
  }

  /// Restricts the modal to the explicit presenter: to its page, or to the pages in it.
  func prepare(_ configuration: inout _PopupConfiguration<Value>) {
    guard let requiredController, configuration.request.parent == nil,
      case .scope(.any) = configuration.pages
    else { return }
    if configuration.request.explicitPageExit == nil { configuration.request.pageExit = .stay }
    configuration.restrictToPage(requiredController)
  }

  /// A modal with explicit pages or a parent may be presented over foreign modals.
  func configure(_ request: inout PopupQueue.Request, for placement: PopupPlacement) {
    request.surface = needsOwnWindow(for: placement) ? .ownWindow : .appWindowModal
    request.presentsOverForeignModals =
      options.presentsOverForeignModals || request.scope != .any || placement.parent != nil
    // A modal that counts as a page covers the page that it is bound to; later popups are in front
    // of it.
    if options.countsAsPage, request.surface == .appWindowModal { request.ignoresPageCover = true }
  }

  func makePresenter(
    for handle: PopupHandle<Value>, placement: PopupPlacement
  ) -> any PopupPresenter {
    modalPresenter(for: handle, at: placement)
  }

  func modalPresenter(
    for handle: PopupHandle<Value>, at placement: PopupPlacement
  ) -> ModalPresenter {
    let provider = ContentProvider(
      source, for: handle, countsAsPage: options.countsAsPage,
      checkingWith: { $0.controller?.misuseIfInUse })
    return ModalPresenter(
      contentProvider: provider, options: options,
      needsOwnWindow: needsOwnWindow(for: placement), placement: placement
    ) { [weak handle] in handle.flatMap { $0.driver?.queue.boundPage(of: $0.id) } }
  }

  private func needsOwnWindow(for placement: PopupPlacement) -> Bool {
    options.window == .own || placement.requiresOwnWindow
  }
}
