// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The content of a popup: a view, or a view controller with its view.
@MainActor
enum PopupContent {
  case view(UIView)
  case controller(UIViewController)

  /// The view; a controller loads it.
  var view: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// The object that is registered for the popup.
  var responder: UIResponder {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller
    }
  }

  var controller: UIViewController? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  /// The preferred size; zero in a dimension without a preference.
  var preferredSize: CGSize { controller?.preferredContentSize ?? .zero }
}

/// The source of a popup's content.
@MainActor
enum ContentSource {
  /// It exists.
  case existing(PopupContent)
  /// It is created when it is needed; `nil` if it cannot be shown.
  case closure(@MainActor () -> PopupContent?)
  /// None: it was moved to another popup, or this one has been dismissed.
  case none
}

// Whether content can be shown, or is in use.
extension PopupContent {
  /// Why it cannot be registered as the content of a popup; `nil` if it can.
  var registrationMisuse: MisuseReport? {
    guard ContentRegistry.isInUse(responder) else { return misuse }
    return switch self {
    case .view(let view): PopupMisuse.viewInUse(view)
    case .controller(let controller):
      PopupMisuse.controllerInUse(controller, UIViewController.contentOfPopup)
    }
  }

  /// Why it cannot be put on a card; `nil` if it can.
  var misuse: MisuseReport? {
    guard let controller else { return viewMisuse }
    if controller is UIAlertController { return PopupMisuse.alertAsContent() }
    return controller.currentUse.map { PopupMisuse.controllerInUse(controller, $0) }
  }

  /// UIKit raises an exception if the view of a controller in use is added to another hierarchy.
  private var viewMisuse: MisuseReport? {
    guard let owner = view.next as? UIViewController, let currentUse = owner.currentUse
    else { return nil }
    return PopupMisuse.controllerInUse(owner, currentUse)
  }
}

/// The content that the app provides: an existing object, or a closure that creates it.
@MainActor
enum PopupOffer<Value: Sendable> {
  case ready(PopupContent)
  case made(@MainActor (PopupHandle<Value>) -> PopupContent)

  /// The existing content, if there is any.
  var content: PopupContent? {
    if case .ready(let content) = self { content } else { nil }
  }

  /// Returns the source for a presenter; the content is registered for the handle when it exists.
  ///
  /// `misuse` checks the content that the closure creates; if it returns a report, that is reported
  /// and there is no content.
  func source(
    for handle: PopupHandle<Value>, countsAsPage: Bool = false,
    checkingWith misuse: @escaping @MainActor (PopupContent) -> MisuseReport?
  ) -> ContentSource {
    switch self {
    case .ready(let content):
      ContentRegistry.register(content.responder, for: handle, countsAsPage: countsAsPage)
      return .existing(content)
    case .made(let make):
      return .closure {
        let content = make(handle)
        if let misuse = misuse(content) {
          misuse.report()
          return nil
        }
        ContentRegistry.register(content.responder, for: handle, countsAsPage: countsAsPage)
        return content
      }
    }
  }
}

/// Creates and holds the content of one popup, and the updates that arrive before it exists.
@MainActor
final class ContentProvider {
  private var source: ContentSource
  private var pending: [ContentUpdate] = []
  /// The session of the styled alert, if the content is one.
  private(set) var styledAlertSession: StyledAlertSession?

  init(_ source: ContentSource, _ session: StyledAlertSession? = nil) {
    self.source = source
    self.styledAlertSession = session
  }

  /// The content, if it exists.
  var content: PopupContent? {
    if case .existing(let content) = source { content } else { nil }
  }

  /// Returns the content, which is created if necessary; `nil` if it cannot be shown.
  func makeContent(
    for presenter: any PopupPresenter, checkingWith misuse: (PopupContent) -> MisuseReport?
  ) -> PopupContent? {
    if case .closure(let make) = source { source = make().map { .existing($0) } ?? .none }
    guard let content else { return nil }
    if let misuse = misuse(content) {
      misuse.report()
      return nil
    }
    let updates = pending
    pending = []
    for update in updates where !update.apply(content) {
      PopupMisuse.cannotUpdate(presenter).report()
    }
    return content
  }

  /// Takes over the content of another provider, which is empty afterwards.
  func adopt(from other: ContentProvider) {
    invalidate()
    (source, styledAlertSession) = (other.source, other.styledAlertSession)
    (other.source, other.styledAlertSession) = (.none, nil)
  }

  /// Updates the content, or stores the update until it exists. Returns whether the content has a
  /// type that the update can change.
  func apply(_ update: ContentUpdate) -> Bool {
    guard let content else {
      pending.append(update)
      return true
    }
    return update.apply(content)
  }

  /// Releases the content, which another popup can then use.
  func invalidate() {
    if let content { ContentRegistry.unregister(content.responder) }
    (source, styledAlertSession) = (.none, nil)
    pending = []
  }
}

/// Maps a view or view controller to the popup whose content it is.
///
/// The content keeps the handle of its popup alive, not the other way round.
@MainActor
enum ContentRegistry {
  private final class Registration {
    let handle: AnyPopupHandle
    let countsAsPage: Bool

    init(_ handle: AnyPopupHandle, countsAsPage: Bool) {
      self.handle = handle
      self.countsAsPage = countsAsPage
    }
  }

  private static let registrations = AssociatedObject<Registration>()

  static func register(
    _ content: UIResponder, for handle: AnyPopupHandle, countsAsPage: Bool = false
  ) {
    registrations[content] = Registration(handle, countsAsPage: countsAsPage)
  }

  static func unregister(_ content: UIResponder) {
    registrations[content] = nil
  }

  /// Whether the content belongs to a popup that has not been dismissed.
  static func isInUse(_ content: UIResponder) -> Bool { owner(of: content) != nil }

  /// Returns the popup that has this content and has not been dismissed.
  static func owner(of content: UIResponder) -> AnyPopupHandle? {
    registration(of: content)?.handle
  }

  /// Whether Usher presents the controller and it does not count as a page.
  static func isPresentedByUsher(_ controller: UIViewController) -> Bool {
    registration(of: controller).map { !$0.countsAsPage } ?? false
  }

  /// Returns the popup that contains a view, also in a controller that its content presents.
  static func popup(containing view: UIView) -> AnyPopupHandle? {
    var outermost: UIViewController?
    for current in sequence(first: view, next: \.superview) {
      let controller = current.next as? UIViewController
      if let handle = owner(of: current) ?? controller.flatMap(owner(of:)) { return handle }
      outermost = controller ?? outermost
    }
    return outermost.flatMap { popup(containing: $0) }
  }

  /// Returns the popup whose content is, contains or presents the controller.
  static func popup(containing controller: UIViewController) -> AnyPopupHandle? {
    for current in controller.ancestors {
      let content = (current as? OverlayRootViewController)?.cardController?.content.responder
      if let found = owner(of: content ?? current) { return found }
      let views = current.viewIfLoaded.map { sequence(first: $0, next: \.superview) }
      if let found = views?.lazy.compactMap({ owner(of: $0) }).first { return found }
    }
    return nil
  }

  private static func registration(of content: UIResponder) -> Registration? {
    registrations[content].flatMap { $0.handle.isDismissed ? nil : $0 }
  }
}
