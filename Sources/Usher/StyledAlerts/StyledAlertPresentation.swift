// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What is on the card of a styled alert, and how it is shown.
@MainActor
struct StyledAlertPresentation {
  var content: StyledAlertContent
  @CopyOnWrite var theme: StyledAlertTheme?
  var themeChanges: [@MainActor (inout StyledAlertTheme) -> Void] = []
  var explicitDismissGestures: PopupDismissGestures?
  var parent: OverlayParent?

  func makePresentation(
    readingTime: ReadingTime?
  ) -> _PopupPresentation<StyledAlertResult> {
    var presentation = _PopupPresentation<StyledAlertResult>("styled alert") { handle, placement in
      var theme = theme ?? .default
      for change in themeChanges { change(&theme) }
      let session = StyledAlertSession(self, readingTime, theme: theme)
      let provider = ContentProvider(
        .made { .view(session.makeView(for: $0)) }, for: handle, session: session,
        checkingWith: { $0.registrationMisuse })
      return CardPresenter(
        style: cardStyle(theme, for: placement), level: placement.level, contentProvider: provider)
    }
    presentation.lane = .alerts
    presentation.rejection = parent.map { $0.controller == nil } == true ? (.pageGone, nil) : nil
    presentation.requiredController = parent?.controller
    presentation.surface = parent == nil ? .ownWindow : .appWindowView
    if let readingTime {
      presentation.prepare = { $0.displayDuration = readingTime.duration(for: content.texts) }
    }
    return presentation
  }

  private func cardStyle(_ theme: StyledAlertTheme, for placement: PopupPlacement) -> CardStyle {
    var style = CardStyle()
    let margin = CGFloat(theme.metrics.margin)
    style.margins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    // The theme limits the width of the card itself.
    style.maxWidth = .greatestFiniteMagnitude
    style.centersInWindow = theme.metrics.centersInWindow
    style.transitionIn = theme.transitionIn
    style.transitionOut = theme.transitionOut
    style.backdrop = theme.backdrop
    style.explicitDismissGestures = dismissGestures
    // In the view of a controller it would be below a parent that has its own window, unless the
    // controller is in such a window.
    if let parent, placement.surface != .ownWindow || parent.isInOverlay {
      style.container = parent
      style.window = .app
    }
    return style
  }

  /// How the user can dismiss it without a button; by default only if there is a cancel button or
  /// no button at all, unless its style is `waiting`.
  var dismissGestures: PopupDismissGestures {
    if let explicitDismissGestures { return explicitDismissGestures }
    if content.buttons.contains(where: { $0.role == .cancel }) { return .escape }
    return content.buttons.isEmpty && content.style != .waiting ? [.tapOutside, .escape] : []
  }
}

/// What the shell keeps about one styled alert from `show` to its outcome: the content that its
/// card shows or will show.
@MainActor
final class StyledAlertSession {
  private(set) var presentation: StyledAlertPresentation
  /// How its display duration follows from its texts, if it does.
  private var readingTime: ReadingTime?
  let theme: StyledAlertTheme
  private weak var view: StyledAlertView?

  init(
    _ presentation: StyledAlertPresentation, _ readingTime: ReadingTime?, theme: StyledAlertTheme
  ) {
    self.presentation = presentation
    self.readingTime = readingTime
    self.theme = theme
  }

  /// Makes the card with the current content.
  func makeView(for handle: PopupHandle<StyledAlertResult>) -> StyledAlertView {
    let view = StyledAlertView(presentation.content, theme, for: handle)
    self.view = view
    return view
  }

  /// Calls `restart` if the display timer has to start again, with the new duration.
  func updateDisplayDuration(
    _ configuration: _PopupConfiguration<StyledAlertResult>, textsBefore: [String],
    _ restart: (Duration?) -> Void
  ) {
    let texts = presentation.content.texts
    if configuration.hasExplicitDisplayDuration {
      readingTime = configuration.readingTime
      restart(readingTime?.duration(for: texts) ?? configuration.displayDuration)
    } else if let readingTime, texts != textsBefore {
      restart(readingTime.duration(for: texts))
    }
  }

  /// Shows the content of another alert with the same key on this card; the display timer has
  /// already been restarted.
  func adopt(_ other: StyledAlertSession) {
    readingTime = other.readingTime
    update(to: other.presentation, animated: true)
  }

  /// Changes to the content of another presentation, on the card if it exists.
  func update(to other: StyledAlertPresentation, animated: Bool) {
    presentation.content = other.content
    presentation.explicitDismissGestures = other.explicitDismissGestures
    view?.apply(other.content, animated: animated)
  }
}
