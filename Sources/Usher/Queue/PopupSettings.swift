// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What every kind of popup can be told by the modifiers of ``PopupPresentable``, and the kind that it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct _PopupConfiguration<Value: Sendable> {
  var presentation: any PopupPresentation<Value>
  var key: PopupKey?
  var keyPolicy = PopupKeyPolicy.join
  var update: ContentUpdate?
  var group: PopupGroup?
  var lane = PopupLane.popups
  var priority = PopupPriority.standard
  var delay = Duration.zero
  var conflict = PopupConflict.wait
  var expiration: Duration?
  var displayDuration: Duration?
  /// The rule for the time on screen, where that depends on what is to be read.
  var readingTime: ReadingTime?
  /// Whether anything was said about the time on screen.
  var hasExplicitDisplayDuration = false
  var isAnimated = true
  var pages = PageTarget.anywhere
  var pageExit: PopupPageExit?
  var ignoresPageCover = false
  var dismissalCallbacks: [@MainActor (PopupOutcome<Value>) -> Void] = []
  var lifecycleCallbacks: [@MainActor (PopupLifecycleEvent) -> Void] = []

  init(presentation: any PopupPresentation<Value>) {
    self.presentation = presentation
  }

  /// What the engine is told about it.
  func request(
    id: PopupID, scope: PageScope, link: QueueDriver.Link, placement: PopupPlacement
  ) -> PopupQueue.Request {
    var request = PopupQueue.Request(
      id: id, key: key, keyPolicy: keyPolicy, group: group, lane: lane, priority: priority,
      scope: scope, pageExit: pageExit, ignoresPageCover: ignoresPageCover, parent: link.parent,
      sequence: link.sequence, delay: delay, conflict: conflict, expiration: expiration,
      displayDuration: displayDuration, isAnimated: isAnimated)
    presentation.configure(&request, for: placement)
    return request
  }
}
