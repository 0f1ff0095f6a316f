// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Where some work tells how far it is; see ``StyledAlert/run(above:in:_:success:failure:)``.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class StyledAlertProgress {
  private weak var handle: PopupHandle<StyledAlertResult>?

  init(_ handle: PopupHandle<StyledAlertResult>) {
    self.handle = handle
  }

  /// Whether the alert has ended, and with it the interest in the work.
  public var isDismissed: Bool { handle?.isDismissed ?? true }

  /// The work is so far, from 0 to 1, or nobody knows; shown as the alert shows it already, else as a
  /// ring. With a message that is the text below the title.
  public func report(_ fraction: Double?, _ message: String? = nil) {
    update { alert in
      let alert = alert.progress(fraction, style: alert.progressStyle ?? .ring)
      return message.map { alert.message($0) } ?? alert
    }
  }

  /// Changes what is on the card; see ``PopupHandle/update(animated:_:)``.
  public func update(_ change: @MainActor (StyledAlert) -> StyledAlert) {
    handle?.update(change)
  }
}
