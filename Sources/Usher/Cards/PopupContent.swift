// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
  var responder: UIResponder { (controller as UIResponder?) ?? view }

  var controller: UIViewController? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  /// The preferred size; zero in a dimension without a preference.
  var preferredSize: CGSize { controller?.preferredContentSize ?? .zero }
}

// MARK: - Whether content can be shown, or is in use

extension PopupContent {
  /// Why it cannot be registered as the content of a popup; `nil` if it can.
  var registrationMisuse: MisuseReport? {
    guard ContentRegistry.isInUse(responder) else { return misuse }
    guard let controller else { return .viewInUse(view) }
    return .controllerInUse(controller, UIViewController.contentOfPopup)
  }

  /// Why it cannot be put on a card; `nil` if it can.
  var misuse: MisuseReport? {
    if controller is UIAlertController { return .alertAsContent() }
    // UIKit raises an exception if the view of a controller in use is added to another hierarchy.
    if let owner = controller ?? view.next as? UIViewController {
      return owner.currentUse.map { .controllerInUse(owner, $0) }
    }
    return view.superview.map { .viewHasSuperview(view, $0) }
  }
}

// MARK: - Content provider

/// What a popup shows.
@MainActor
enum ContentSource<Value: Sendable> {
  case existing(PopupContent)
  /// It is created when the popup's turn comes.
  case made(@MainActor (PopupHandle<Value>) -> PopupContent)

  var existing: PopupContent? { if case .existing(let content) = self { content } else { nil } }
}

/// Provides the content of one popup, which exists or is created when the popup's turn comes, and
/// keeps the updates that arrive before.
///
/// When the content exists, it is registered for the handle of the popup.
@MainActor
final class ContentProvider {
  /// The content, if it exists, was not moved to another popup, and this one was not dismissed.
  private(set) var content: PopupContent?
  /// Creates the content, unless it was created; returns `nil` if it cannot be shown.
  private var make: (@MainActor () -> PopupContent?)?
  /// Whether the content exists only for this popup, because a closure has made it.
  private var isMade = false
  private var pendingUpdates: [ContentUpdate] = []
  /// The session of the styled alert, if the content is one.
  private(set) var styledAlertSession: StyledAlertSession?

  /// Creates a provider, and registers existing content.
  ///
  /// Other content is checked and registered when it has been created. If `misuse` returns a report
  /// for it, that is reported and there is no content.
  init<Value>(
    _ source: ContentSource<Value>, for handle: PopupHandle<Value>, countsAsPage: Bool = false,
    session: StyledAlertSession? = nil,
    checkingWith misuse: @escaping @MainActor (PopupContent) -> MisuseReport?
  ) {
    styledAlertSession = session
    switch source {
    case .existing(let content):
      ContentRegistry.register(content.responder, for: handle, countsAsPage: countsAsPage)
      self.content = content
    case .made(let makeContent):
      isMade = true
      make = {
        let content = makeContent(handle)
        if let misuse = misuse(content) {
          misuse.report()
          return nil
        }
        ContentRegistry.register(content.responder, for: handle, countsAsPage: countsAsPage)
        return content
      }
    }
  }

  /// The app's content; `nil` if it does not exist, or is a view of Usher or UIKit.
  private var appContent: UIResponder? {
    guard let content, styledAlertSession == nil, !(content.controller is UIAlertController)
    else { return nil }
    return content.responder
  }

  /// The type of the app's content.
  var contentName: String? { appContent.map { "\(type(of: $0))" } }

  /// The app's content, if a closure has made it for this popup.
  var madeContent: UIResponder? { isMade ? appContent : nil }

  /// Returns the content, which is created if necessary; `nil` if it cannot be shown.
  func makeContent(
    for presenter: any PopupPresenter, checkingWith misuse: (PopupContent) -> MisuseReport?
  ) -> PopupContent? {
    if let make {
      content = make()
      self.make = nil
    }
    guard let content else { return nil }
    // The app may have used it elsewhere since `show`.
    if let misuse = misuse(content) {
      misuse.report()
      return nil
    }
    let updates = pendingUpdates
    pendingUpdates = []
    for update in updates where !update(content) {
      MisuseReport.cannotUpdate(presenter).report()
    }
    return content
  }

  /// Takes over the content of another provider, which is empty afterwards.
  func adopt(from other: ContentProvider) {
    invalidate()
    (content, make, styledAlertSession) = (other.content, other.make, other.styledAlertSession)
    isMade = other.isMade
    // The other provider must not unregister what it no longer owns.
    (other.content, other.make, other.styledAlertSession) = (nil, nil, nil)
  }

  /// Updates the content, or stores the update until it exists. Returns whether the content has a
  /// type that the update can change.
  func apply(_ update: @escaping ContentUpdate) -> Bool {
    guard let content else {
      pendingUpdates.append(update)
      return true
    }
    return update(content)
  }

  /// Releases the content, which another popup can then use.
  func invalidate() {
    if let content { ContentRegistry.unregister(content.responder) }
    (content, make, styledAlertSession) = (nil, nil, nil)
    pendingUpdates = []
  }
}

// MARK: - Registry

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

  static func register(_ content: UIResponder, for handle: AnyPopupHandle, countsAsPage: Bool) {
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
    let responders = Array(sequence(first: view as UIResponder, next: \.next))
    if let handle = responders.lazy.compactMap({ owner(of: $0) }).first { return handle }
    return responders.compactMap { $0 as? UIViewController }.last.flatMap { popup(containing: $0) }
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
