// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What every kind of popup can be told by the modifiers of ``Enqueueable``, and the kind that it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct PopupSettings<Value: Sendable> {
  var kind: any PopupKind<Value>
  var key: PopupKey?
  var keyPolicy = PopupKeyPolicy.keepFirst
  var update: PopupUpdate?
  var group: PopupGroup?
  var lane = PopupLane.popups
  var priority = PopupPriority.standard
  var delay = Duration.zero
  var conflict = PopupConflictPolicy.wait
  var expiresAfter: Duration?
  var timeOnScreen: Duration?
  /// The rule for the time on screen, where that depends on what is to be read.
  var readingTime: ReadingTime?
  /// Whether anything was said about the time on screen.
  var saysTime = false
  var isAnimated = true
  var pages = PopupPages.anywhere
  var retention: PopupRetention?
  var staysWhenCovered = false
  var callbacks: [@MainActor (PopupOutcome<Value>) -> Void] = []
  var listeners: [@MainActor (PopupMoment) -> Void] = []

  init(kind: any PopupKind<Value>) {
    self.kind = kind
  }

  /// What the engine is told about it.
  func description(
    id: RequestID, scope: PopupScope, bond: Driver.Bond, at place: PopupPlace
  ) -> PopupQueue.Request {
    var request = PopupQueue.Request(
      id: id, key: key, keyPolicy: keyPolicy, group: group, lane: lane, priority: priority,
      scope: scope, retention: retention, staysWhenCovered: staysWhenCovered, parent: bond.parent,
      sequence: bond.sequence, delay: delay, conflict: conflict, expiresAfter: expiresAfter,
      timeOnScreen: timeOnScreen, isAnimated: isAnimated)
    kind.complete(&request, at: place)
    return request
  }
}
