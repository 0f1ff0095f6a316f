// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What a popup shows: a view, or a view controller with its view.
@MainActor
enum PopupContent {
  case view(UIView)
  case controller(UIViewController)

  /// What is seen; a controller loads its view for it.
  var view: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// What belongs to the popup as long as that lives.
  var responder: UIResponder {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller
    }
  }

  var controller: UIViewController? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  /// The size that it asks for; zero in a direction in which it asks for none.
  var preferredSize: CGSize { controller?.preferredContentSize ?? .zero }
}

/// Where a popup gets what it shows.
@MainActor
enum ContentSource {
  /// It is there.
  case ready(PopupContent)
  /// It is made when it is needed; `nil`, if it cannot be had.
  case closure(@MainActor () -> PopupContent?)
  /// Nothing: another popup has taken it, or this one has ended.
  case none
}

// Whether something can be shown, or is in use already.
@available(iOSApplicationExtension, unavailable)
extension PopupContent {
  /// Why it cannot become what a popup shows; `nil`, if it can.
  var registrationMisuse: MisuseReport? {
    guard PopupCenter.isInUse(responder) else { return misuse }
    return switch self {
    case .view(let view): PopupMisuse.viewInUse(view)
    case .controller(let controller):
      PopupMisuse.controllerInUse(
        controller, "The first popup with that very controller has not ended.")
    }
  }

  /// Why it cannot be put onto a card; `nil`, if it can.
  var misuse: MisuseReport? {
    guard let controller else { return viewMisuse }
    if controller is UIAlertController { return PopupMisuse.alertAsContent() }
    return controller.currentUse.map { PopupMisuse.controllerInUse(controller, $0) }
  }

  /// UIKit raises an exception where the view of a controller that is in use gets into another one's.
  private var viewMisuse: MisuseReport? {
    guard let owner = view.next as? UIViewController, let currentUse = owner.currentUse
    else { return nil }
    return PopupMisuse.controllerInUse(owner, currentUse)
  }
}

/// What the app has given to be shown: something that exists, or a closure that makes it.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PopupOffer<Value: Sendable> {
  case ready(PopupContent)
  case made(@MainActor (PopupHandle<Value>) -> PopupContent)

  /// What exists already.
  var content: PopupContent? {
    if case .ready(let content) = self { content } else { nil }
  }

  /// Where a presenter gets what it shows, claimed for this handle as soon as it is there.
  ///
  /// What cannot be shown is reported and not handed out; `misuse` says so of what the closure has made.
  func source(
    for handle: PopupHandle<Value>, countsAsPage: Bool = false,
    checkingWith misuse: @escaping @MainActor (PopupContent) -> MisuseReport?
  ) -> ContentSource {
    switch self {
    case .ready(let content):
      PopupCenter.register(content.responder, for: AnyPopupHandle(handle), countsAsPage: countsAsPage)
      return .ready(content)
    case .made(let make):
      return .closure {
        let content = make(handle)
        if let misuse = misuse(content) {
          misuse.report()
          return nil
        }
        PopupCenter.register(content.responder, for: AnyPopupHandle(handle), countsAsPage: countsAsPage)
        return content
      }
    }
  }
}

/// What one popup shows or is to show, and the changes to it that came before it was there.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ContentProvider {
  private var source: ContentSource
  private var pending: [ContentUpdate] = []
  /// The styled alert that it is, if it is one.
  private(set) var styledAlertSession: StyledAlertSession?

  init(_ source: ContentSource, _ live: StyledAlertSession? = nil) {
    self.source = source
    self.styledAlertSession = live
  }

  /// What is there already.
  var content: PopupContent? {
    if case .ready(let content) = source { content } else { nil }
  }

  /// What is to be shown, made if it is not there yet; `nil`, if it cannot be shown.
  func makeContent(
    for presenter: any PopupPresenter, checkingWith misuse: (PopupContent) -> MisuseReport?
  ) -> PopupContent? {
    if case .closure(let make) = source { source = make().map { .ready($0) } ?? .none }
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

  /// Takes what another one has, which is left with nothing.
  func adopt(from other: ContentProvider) {
    invalidate()
    (source, styledAlertSession) = (other.source, other.styledAlertSession)
    (other.source, other.styledAlertSession) = (.none, nil)
  }

  /// Changes what is there, or will change it when it is; answers whether it is of a type that can be
  /// changed so.
  func apply(_ update: ContentUpdate) -> Bool {
    guard let content else {
      pending.append(update)
      return true
    }
    return update.apply(content)
  }

  /// Has nothing any more. What a popup that has been joined with another one was to show can be shown
  /// by others.
  func invalidate() {
    if let content { PopupCenter.unregister(content.responder) }
    (source, styledAlertSession) = (.none, nil)
    pending = []
  }
}

// A view or an alert belongs to one request at a time.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  private static let registrations = AssociatedObject<AnyPopupHandle>()

  /// Whether the content of a popup belongs to a request that has not ended.
  static func isInUse(_ content: UIResponder) -> Bool { owner(of: content) != nil }

  /// The popup that has this very content and has not ended.
  static func owner(of content: UIResponder) -> AnyPopupHandle? {
    guard let handle = registrations[content], !handle.isDismissed else { return nil }
    return handle
  }

  /// The popup in which a view stands, directly, in a controller's view, or in what that presents.
  static func popup(containing view: UIView) -> AnyPopupHandle? {
    var outermost: UIViewController?
    for current in sequence(first: view, next: \.superview) {
      let controller = current.next as? UIViewController
      if let handle = owner(of: current) ?? controller.flatMap(owner) { return handle }
      outermost = controller ?? outermost
    }
    return outermost.flatMap { popup(containing: $0) }
  }

  /// The popup in which a controller is, as what is shown, anywhere in it, or presented by it.
  static func popup(containing controller: UIViewController) -> AnyPopupHandle? {
    for current in controller.ancestors {
      let content = (current as? OverlayRootViewController)?.cardController?.content.responder
      if let found = owner(of: content ?? current) { return found }
      let views = current.viewIfLoaded.map { sequence(first: $0, next: \.superview) }
      if let found = views?.lazy.compactMap(owner).first { return found }
    }
    return nil
  }

  /// Whether a controller is shown by Usher and is no page.
  static func isPresentedByUsher(_ controller: UIViewController) -> Bool {
    owner(of: controller).map { !$0.isPage } ?? false
  }

  static func register(_ content: UIResponder, for handle: AnyPopupHandle, countsAsPage: Bool = false) {
    handle.isPage = countsAsPage
    registrations[content] = handle
  }

  /// The content belongs to no request any more.
  static func unregister(_ content: UIResponder) {
    registrations[content] = nil
  }
}
