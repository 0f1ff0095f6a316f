// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// A view or an alert belongs to one request at a time.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  static let claims = AssociatedBox<AnyPopupHandle>()

  /// Whether the content of a popup belongs to a request that has not ended.
  func isClaimed(_ content: UIResponder) -> Bool {
    PopupCenter.claims[content].map { !$0.hasEnded } ?? false
  }

  func claim(_ content: UIResponder, for handle: AnyPopupHandle) {
    PopupCenter.claims[content] = handle
  }

  /// Tells the app that it uses the queue of a scene that has gone.
  func reportIfGone<Value>(_ content: String, _ handle: PopupHandle<Value>) {
    guard handle.outcomeIfEnded?.reason == .stageGone else { return }
    PopupMisuse.stageGone(content).file()
  }

  /// A handle of a request that never was.
  func refuse<Value>(
    _ reason: PopupEndReason, callback: (@MainActor (PopupOutcome<Value>) -> Void)? = nil
  ) -> PopupHandle<Value> {
    let handle = PopupHandle<Value>(id: driver.nextID(), driver: driver, callback: callback)
    handle.finish(reason)
    return handle
  }
}
