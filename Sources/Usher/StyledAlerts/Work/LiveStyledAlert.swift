// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
