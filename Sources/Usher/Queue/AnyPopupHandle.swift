// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The handle of a popup whose value does not matter.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class AnyPopupHandle {
  private let base: any PopupEnding

  init(_ base: any PopupEnding) {
    self.base = base
  }

  /// The number of the request, as it stands in traces.
  public var id: RequestID { base.id }

  /// Whether the popup has ended.
  public var hasEnded: Bool { base.hasEnded }

  /// Ends the popup; the first reason wins.
  public func end(_ reason: PopupEndReason = .dismissed, animated: Bool = true) {
    base.end(reason, animated: animated)
  }
}

/// What every handle can do, whatever the type of its value.
@MainActor
protocol PopupEnding: AnyObject {
  var id: RequestID { get }
  var hasEnded: Bool { get }
  func end(_ reason: PopupEndReason, animated: Bool)
}

@available(iOSApplicationExtension, unavailable)
extension PopupHandle: PopupEnding {
  /// Whether the popup has ended.
  public var hasEnded: Bool { outcomeIfEnded != nil }
}
