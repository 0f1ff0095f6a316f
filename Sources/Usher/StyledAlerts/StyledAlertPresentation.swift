// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A styled alert: a card of Usher's own, in a window of its own or in the view of a controller.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct StyledAlertPresentation: PopupPresentation {
  var content: StyledAlertContent
  var theme: StyledAlertTheme?
  var themeChanges: [@MainActor (inout StyledAlertTheme) -> Void] = []
  var explicitDismissGestures: PopupDismissGestures?
  var parent: OverlayParent?
  /// The rule for its time on screen, if that depends on its texts.
  var readingTime: ReadingTime?

  init(content: StyledAlertContent) {
    self.content = content
  }

  var kindName: String { "A styled alert" }

  var rejection: PopupRejection? {
    parent.map { $0.controller == nil } == true ? PopupRejection(reason: .pageGone) : nil
  }

  var requiredController: UIViewController? { parent?.controller }

  /// The controller that it is put into is waited for as a page is.
  func prepare(_ settings: inout _PopupConfiguration<StyledAlertResult>, `for` place: PopupPlacement) {
    if let requiredController, place.parent == nil { settings.restrictToPage(for: requiredController) }
    guard let readingTime = settings.readingTime else { return }
    settings.displayDuration = readingTime.duration(for: content.texts)
    var copy = self
    copy.readingTime = readingTime
    settings.presentation = copy
  }

  func configure(_ request: inout PopupQueue.Request, `for` place: PopupPlacement) {
    request.isModal = true
    request.surface = parent == nil || place.requiresOwnWindow ? .ownWindow : .appWindowView
  }

  func makePresenter(
    for handle: PopupHandle<StyledAlertResult>, placement: PopupPlacement
  ) -> any PopupPresenter {
    var theme = theme ?? .default
    for change in themeChanges { change(&theme) }
    let live = StyledAlertSession(self, theme: theme)
    let offer = PopupOffer<StyledAlertResult>.made { .view(live.makeView(for: $0)) }
    return CardPresenter(
      style: cardStyle(theme, for: placement), level: placement.level,
      contentProvider: ContentProvider(offer.source(for: handle) { $0.registrationMisuse }, live))
  }

  private func cardStyle(_ theme: StyledAlertTheme, `for` place: PopupPlacement) -> CardStyle {
    var looks = CardStyle()
    let margin = CGFloat(theme.metrics.margin)
    looks.margins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    looks.maxWidth = .greatestFiniteMagnitude
    looks.transitionIn = theme.transitionIn
    looks.transitionOut = theme.transitionOut
    looks.backdrop = theme.backdrop
    looks.explicitDismissGestures = dismissGestures
    // In the view of a controller it would be below a popup that has a window, save in one of that.
    if let parent, !place.requiresOwnWindow || parent.isInOverlay {
      looks.container = parent
      looks.window = .app
    }
    return looks
  }

  /// The ways in which the user can close it.
  var dismissGestures: PopupDismissGestures { explicitDismissGestures ?? defaultDismissGestures }

  /// Nobody is to be stuck in front of an alert that has nothing to tap.
  private var defaultDismissGestures: PopupDismissGestures {
    if content.buttons.contains(where: { $0.role == .cancel }) { return .escape }
    return content.buttons.isEmpty && content.style != .waiting ? [.tapOutside, .escape] : []
  }
}

/// What the shell keeps of one styled alert from `enqueue` to its outcome: what is on its card now, or
/// will be when there is a card.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class StyledAlertSession {
  private(set) var presentation: StyledAlertPresentation
  let theme: StyledAlertTheme
  private weak var view: StyledAlertView?

  init(_ kind: StyledAlertPresentation, theme: StyledAlertTheme) {
    self.presentation = kind
    self.theme = theme
  }

  /// The card, as it is to be now.
  func makeView(for handle: PopupHandle<StyledAlertResult>) -> StyledAlertView {
    let view = StyledAlertView(presentation.content, theme, for: handle)
    self.view = view
    return view
  }

  /// Finds out whether the time on screen begins anew, and with which span; it is told only then.
  func updateDisplayDuration(
    _ settings: _PopupConfiguration<StyledAlertResult>, textsBefore: [String],
    _ restart: (Duration?) -> Void
  ) {
    let texts = presentation.content.texts
    if settings.hasExplicitDisplayDuration {
      presentation.readingTime = settings.readingTime
      restart(presentation.readingTime?.duration(for: texts) ?? settings.displayDuration)
    } else if let readingTime = presentation.readingTime, texts != textsBefore {
      restart(readingTime.duration(for: texts))
    }
  }

  /// Becomes, on the card that is there, what another one with the same key was to show; its time has
  /// begun anew already.
  func adopt(_ other: StyledAlertSession) {
    presentation.readingTime = other.presentation.readingTime
    update(other.presentation, animated: true)
  }

  /// Becomes what the other one describes, on the card if there is one.
  func update(_ other: StyledAlertPresentation, animated: Bool) {
    presentation.content = other.content
    presentation.explicitDismissGestures = other.explicitDismissGestures
    view?.apply(other.content, animated: animated)
  }
}
