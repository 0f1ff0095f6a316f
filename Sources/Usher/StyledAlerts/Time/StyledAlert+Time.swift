// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// Lets it close when there has been time to read its title and its message.
  ///
  /// ```swift
  /// alert.closes(after: .readingTime)
  /// alert.closes(after: .readingTime(atLeast: .seconds(2), atMost: .seconds(10)))
  /// ```
  ///
  /// What counts as time on the screen is the same as for any popup. While VoiceOver or Switch Control
  /// runs it stands still: whoever uses one of these closes the alert, by the escape gesture or by a
  /// button. Of this and a time of a fixed length the last counts.
  public func displayDuration(after time: ReadingTime) -> StyledAlert {
    configuring {
      ($0.displayDuration, $0.readingTime, $0.hasExplicitDisplayDuration) = (time.minimum, time, true)
    }
  }
}
