// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What takes its time, and what comes of it.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// How far some work is, from 0 to 1; `nil` while nobody knows.
  ///
  /// It is a ring in the place of the icon, or a bar below the text, beside which the icon of what waits
  /// stands still. What is below 0, and what is no number, counts as 0, and what is above 1 as 1.
  public func progress(
    _ fraction: Double?, style: StyledAlertProgressStyle = .ring
  ) -> StyledAlert {
    configuringContent { $0.progress = StyledAlertContent.Progress(fraction: ProgressValue(fraction), style: style) }
  }

  /// The same alert in another style, for what comes after it: what waited has succeeded or failed.
  ///
  /// What belonged to the style before goes: message, buttons, progress, an icon and a tint of its own,
  /// how it was closed, and its time on screen. Views stay, and so does the title if there is no new
  /// one.
  public func changing(_ style: StyledAlertStyle, _ title: String? = nil) -> StyledAlert {
    let next = configuringPresentation {
      $0.explicitDismissGestures = nil
      $0.content.change(style)
    }
    return (title.map { next.title($0) } ?? next).displayDuration(after: nil)
  }
}

extension StyledAlertContent {
  fileprivate mutating func change(_ style: StyledAlertStyle) {
    self.style = style
    message = nil
    buttons = []
    progress = nil
    tint = nil
    feedback = nil
    icon = Icon(size: icon.size)
  }
}
