// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The handle of a popup whose value does not matter.
@MainActor
@available(iOSApplicationExtension, unavailable)
public final class AnyPopupHandle {
  private let base: any PopupHandling
  /// Whether what it shows counts as a page.
  var isPage = false

  init(_ record: any PopupHandling) {
    self.base = record
  }

  /// The number of the request, as it stands in traces.
  public var id: PopupID { base.id }

  /// Whether the popup has ended.
  public var isDismissed: Bool { base.isDismissed }

  /// Every reason why the popup waits and is not on screen now; empty if it does not wait.
  public var blockers: [PopupBlocker] { base.blockers }

  /// Ends the popup; the first reason wins.
  public func dismiss(_ reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true) {
    base.dismiss(reason, animated: animated)
  }

  /// Gives the view of the popup the size that it wants now, with an animation if it is seen.
  ///
  /// Call it when what a view shows has changed, such as its text. A view controller's
  /// `preferredContentSize`, the text size and the size of the window are noticed without it; an alert
  /// takes care of its size itself.
  public func sizeDidChange() { base.invalidateContentSize() }

  /// Changes how the popup waits for its first appearance, which does nothing once it has been on screen;
  /// or how long it may be on screen.
  public func change(_ change: RequestChange) { base.change(change) }

  var driver: QueueDriver? { base.driver }

  /// Calls back once when the popup has ended; at once if it has.
  func atEnd(_ callback: @escaping @MainActor () -> Void) { base.atEnd(callback) }
}

/// What every handle can do, whatever the type of its value.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol PopupHandling: AnyObject {
  var id: PopupID { get }
  var driver: QueueDriver? { get }
  var isDismissed: Bool { get }
  var blockers: [PopupBlocker] { get }
  func dismiss(_ reason: PopupDismissalReason, animated: Bool)
  func change(_ change: RequestChange)
  func invalidateContentSize()
  func atEnd(_ callback: @escaping @MainActor () -> Void)
}

@available(iOSApplicationExtension, unavailable)
extension PopupHandle: PopupHandling {
  /// Whether the popup has ended.
  public var isDismissed: Bool { outcomeIfDismissed != nil }

  /// Gives the view of the popup the size that it wants now, with an animation if it is seen.
  ///
  /// Call it when what a view shows has changed, such as its text. A view controller's
  /// `preferredContentSize`, the text size and the size of the window are noticed without it; an alert
  /// takes care of its size itself.
  public func invalidateContentSize() {
    driver?.requests[id]?.presenter.invalidateContentSize()
  }

  func atEnd(_ callback: @escaping @MainActor () -> Void) { onDismiss { _ in callback() } }

  /// The same popup, for those who do not care about its value.
  public var erased: AnyPopupHandle { AnyPopupHandle(self) }
}
