// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A view controller that UIKit presents when it is its turn, as a description.
///
/// ```swift
/// let pick = Modal<Choice> { handle in PickController { handle.end(returning: $0) } }
///   .on(HomePage.self).priority(.guide)
/// let outcome = await PopupCenter.shared.show(pick)
/// ```
///
/// Modals and popups wait in one line, so they never come at the same time. How the controller is
/// presented is its own affair: its style, its transition and its delegates, detents, size and anchor
/// are left as they are. `handle.end()` dismisses it. Dismissed in any other way, by a button of the
/// app, app code, a swipe, a tap outside or together with what it stands on, it has ended, too: the
/// outcome comes once, after it has really left the screen.
///
/// While the controller presents something itself, its time on screen stands still, and what it presents
/// leaves with it. In the app's window it cannot be suspended: where another popup would be taken off
/// the screen for a while, it ends, or what would interrupt it waits.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct Modal<Value: Sendable>: PopupPresentable {
  public var _configuration: _PopupConfiguration<Value>
  /// What is presented, and from where.
  private var modal: ModalPresentation<Value> { didSet { _configuration.presentation = modal } }

  private init(presenting offer: PopupOffer<Value>) {
    modal = ModalPresentation(offer)
    _configuration = _PopupConfiguration(presentation: modal)
  }

  /// Describes a modal whose view controller is made when it is its turn.
  ///
  /// The closure is called once, right before the controller is first presented, and never if the modal
  /// ends before that. It is given the handle, so that the controller can end the modal with a value;
  /// the handle does not hold the controller.
  public init(_ makeController: @escaping @MainActor (PopupHandle<Value>) -> UIViewController) {
    self.init(presenting: .made { .controller(makeController($0)) })
  }
}

@available(iOSApplicationExtension, unavailable)
extension Modal where Value == Never {
  /// Describes a modal of a view controller that exists already; it is held until the modal has ended.
  ///
  /// One that has a parent, is presented, or is the root of a window is refused with the reason
  /// `duplicate`.
  public init(_ controller: UIViewController) {
    self.init(presenting: .ready(.controller(controller)))
  }
}

// Where it is presented.
@available(iOSApplicationExtension, unavailable)
extension Modal {
  /// Presents it from this controller instead of the page that the user sees.
  ///
  /// The controller is not held. The modal waits until the user sees it, unless `on` names pages or the
  /// modal belongs to a popup. If the controller is no more when it is the modal's turn, that ends with
  /// the reason `pageGone`. In a window of its own the modal has no use for it.
  public func presenter(_ controller: UIViewController) -> Modal {
    with { $0.presenter = ModalOptions.Presenter(controller: controller) }
  }

  /// The window that it is presented in; usually the app's.
  ///
  /// In one of its own it is in front of everything of the app's, whatever that presents, and can be
  /// suspended as other popups can. One that belongs to a popup with a window of its own gets one,
  /// too.
  public func window(_ window: PopupWindow) -> Modal { with { $0.window = window } }

  /// Presents it above whatever somebody else has presented in the app's window; usually it waits until
  /// that has left, unless `on` or ``presenter(_:)`` name where it is to be.
  public func presentsOverOtherModals() -> Modal { with { $0.presentsOverForeignModals = true } }

  /// Makes it a page: popups can be bound to it and to the pages in it, and what is bound to a page
  /// that it covers counts it as left, save the modal itself, which stays when its page is covered.
  ///
  /// It then competes in a lane of its own, `pages`, unless ``PopupPresentable/lane(_:)`` is called
  /// afterwards, so that popups can be in front of it. In a window of its own it stays what it is.
  public func countsAsPage() -> Modal { with { $0.countsAsPage = true }.lane(PopupLane(name: "pages")) }

  private func with(_ change: (inout ModalOptions) -> Void) -> Modal {
    var copy = self
    change(&copy.modal.options)
    return copy
  }
}

/// Where a modal is to be presented, and what it is to the pages.
struct ModalOptions {
  /// A controller that the app has chosen, which is not held.
  struct Presenter {
    weak var controller: UIViewController?
  }

  var presenter: Presenter?
  var window = PopupWindow.app
  var presentsOverForeignModals = false
  var countsAsPage = false
}

/// A view controller that UIKit presents, in the app's window or in one of its own.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct ModalPresentation<Value: Sendable>: PopupPresentation {
  let content: PopupOffer<Value>
  var options = ModalOptions()

  init(_ offer: PopupOffer<Value>) {
    self.content = offer
  }

  var kindName: String { content.content?.controller is UIAlertController ? "An alert" : "A modal" }

  var rejection: PopupRejection? {
    if options.window == .app, let chosen = options.presenter, chosen.controller == nil {
      return PopupRejection(reason: .pageGone)
    }
    return content.content?.controller.flatMap { ModalMisuse.rejection(of: $0, options.window) }
  }

  var requiredController: UIViewController? { options.window == .app ? options.presenter?.controller : nil }

  /// A chosen controller is waited for as a page is; where it is none, a page in it is.
  func prepare(_ settings: inout _PopupConfiguration<Value>, `for` placement: PopupPlacement) {
    guard let requiredController, placement.parent == nil, case .anywhere = settings.pages else { return }
    if settings.pageExit == nil { settings.pageExit = .stay }
    settings.restrictToPage(for: requiredController)
  }

  /// Who names the pages in front of which it is to be has said what it may go above.
  func configure(_ request: inout PopupQueue.Request, `for` placement: PopupPlacement) {
    request.surface = needsOwnWindow(for: placement) ? .ownWindow : .appWindowModal
    request.presentsOverForeignModals =
      options.presentsOverForeignModals || request.scope != .any || placement.parent != nil
    // A modal that is a page covers the one that it is bound to, and what comes later is in front of it.
    if options.countsAsPage, request.surface == .appWindowModal { request.ignoresPageCover = true }
  }

  func makePresenter(for handle: PopupHandle<Value>, placement: PopupPlacement) -> any PopupPresenter {
    modalPresenter(for: handle, at: placement)
  }

  func modalPresenter(for handle: PopupHandle<Value>, at placement: PopupPlacement) -> ModalPresenter {
    ModalPresenter(
      contentProvider: ContentProvider(
        content.source(for: handle, countsAsPage: options.countsAsPage) { ModalMisuse.misuseIfInUse(of: $0.controller) }),
      options: options, needsOwnWindow: needsOwnWindow(for: placement), placement: placement
    ) { [weak handle] in handle.flatMap { $0.driver?.queue.boundPage(of: $0.id) } }
  }

  private func needsOwnWindow(`for` placement: PopupPlacement) -> Bool {
    options.window == .own || placement.requiresOwnWindow
  }
}
