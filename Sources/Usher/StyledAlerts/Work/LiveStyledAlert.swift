// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What the shell keeps of one styled alert from `enqueue` to its outcome: what is on its card now, or
/// will be when there is a card.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class LiveStyledAlert {
  private(set) var kind: StyledAlertKind
  let theme: StyledAlertTheme
  private weak var view: StyledAlertView?

  init(_ kind: StyledAlertKind, theme: StyledAlertTheme) {
    self.kind = kind
    self.theme = theme
  }

  /// The card, as it is to be now.
  func makeView(for handle: PopupHandle<StyledAlertResult>) -> StyledAlertView {
    let view = StyledAlertView(kind.content, theme, for: handle)
    self.view = view
    return view
  }

  /// Finds out whether the time on screen begins anew, and with which span; it is told only then.
  func changeTime(
    _ settings: PopupSettings<StyledAlertResult>, textsBefore: [String],
    _ tell: (Duration?) -> Void
  ) {
    let texts = kind.content.texts
    if settings.saysTime {
      kind.reading = settings.readingTime
      tell(kind.reading?.time(for: texts) ?? settings.timeOnScreen)
    } else if let reading = kind.reading, texts != textsBefore {
      tell(reading.time(for: texts))
    }
  }

  /// Becomes, on the card that is there, what another one with the same key was to show; its time has
  /// begun anew already.
  func join(_ other: LiveStyledAlert) {
    kind.reading = other.kind.reading
    become(other.kind, animated: true)
  }

  /// Becomes what the other one describes, on the card if there is one.
  func become(_ other: StyledAlertKind, animated: Bool) {
    kind.content = other.content
    kind.closing = other.closing
    view?.apply(other.content, animated: animated)
  }
}
