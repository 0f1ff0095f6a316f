// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  open func prepare() {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Differs: recorded in `HeadlessDevice.haptics`, for nothing can be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    HeadlessDevice.current.haptics.append("\(notificationType)")
  }
}
