// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// What reflection cannot do: the constructor of each case, and the initializer of each structure.

extension PopupQueue.Event: ReadableChoice {
  static var cases: SavedCases<Self> {
    // A case without associated values is no function, so a closure returns it.
    [
      "enqueued": read(enqueued), "didAnswer": read(didAnswer),
      "reconsiderationRequested": read(reconsiderationRequested),
      "didPresent": read(didPresent),
      "didFailToPresent": read(didFailToPresent), "dismissalDidBegin": read(dismissalDidBegin),
      "didDisappear": read(didDisappear), "contentWasRemoved": read(contentWasRemoved),
      "didVerify": read(didVerify), "dismissalRequested": read(dismissalRequested),
      "changeRequested": read(changeRequested), "displayTimerPaused": read(displayTimerPaused),
      "displayTimerResumed": read(displayTimerResumed), "sceneDidChange": read(sceneDidChange),
      "pagesDidChange": read(pagesDidChange), "holdAdded": read(holdAdded),
      "holdReleased": read(holdReleased), "deadlineDidPass": read { deadlineDidPass },
      "nextTurnDidBegin": read { nextTurnDidBegin },
    ]
  }
}

extension PopupQueue.Effect: ReadableChoice {
  static var cases: SavedCases<Self> {
    [
      "ask": read(ask), "stopAsking": read(stopAsking), "forgetAnswer": read(forgetAnswer),
      "present": read(present), "dismiss": read(dismiss), "suspend": read(suspend),
      "resume": read(resume), "hide": read(hide), "unhide": read(unhide),
      "passBackdrop": read(passBackdrop), "removeBackdrop": read(removeBackdrop),
      "verify": read(verify),
      "deliverOutcome": read(deliverOutcome), "join": read(join), "update": read(update),
      "reportOverdueHold": read(reportOverdueHold), "setDeadline": read(setDeadline),
      "requestNextTurn": read { requestNextTurn },
    ]
  }
}

extension PopupQueue.DismissalTarget: ReadableChoice {
  static var cases: SavedCases<Self> {
    [
      "request": read(request), "key": read(key), "group": read(group), "lane": read(lane),
      "all": read { all },
    ]
  }
}

extension PopupQueue.RequestChange: ReadableChoice {
  static var cases: SavedCases<Self> {
    [
      "priority": read(priority), "scope": read(scope), "delay": read(delay),
      "expiration": read(expiration), "displayDuration": read(displayDuration),
    ]
  }
}

extension PopupQueue.RequestLink: ReadableChoice {
  static var cases: SavedCases<Self> {
    ["none": read { none }, "child": read(child), "step": read(step)]
  }
}

extension PageScope: ReadableChoice {
  static var cases: SavedCases<Self> {
    [
      "any": read { any }, "types": read(types), "names": read(names), "page": read(page),
      "predicate": read(predicate),
    ]
  }
}

extension PopupAnswer: ReadableChoice {
  static var cases: SavedCases<Self> {
    ["now": read { now }, "later": read(later), "drop": read { drop }]
  }
}

extension LaneHold.Owner: ReadableChoice {
  static var cases: SavedCases<Self> { ["page": read(page), "request": read(request)] }
}

extension PopupQueue.PresentationFailure: ReadableChoice {
  static var cases: SavedCases<Self> { plain([refused, impossible]) }
}

extension PopupQueue.ScreenStatus: ReadableChoice {
  static var cases: SavedCases<Self> { plain([visible, notVisible, inTransition]) }
}

extension PopupSceneState: ReadableChoice {
  static var cases: SavedCases<Self> {
    plain([active, inactive, windowless, background, disconnected])
  }
}

extension PageState.Disappearance: ReadableChoice {
  static var cases: SavedCases<Self> { plain([left, covered]) }
}

extension AnswerSource: ReadableChoice {}
extension PopupQueue.ReconsiderationTarget: ReadableChoice {}
extension PopupKeyPolicy: ReadableChoice {}
extension PopupConflict: ReadableChoice {}
extension PopupPageExit: ReadableChoice {}
extension PopupSurface: ReadableChoice {}

extension PopupQueue.Trace: Readable {
  init(from saved: SavedReader) throws {
    self.init(lanes: try saved.lanes)
    let steps: [Step] = try saved.steps
    for step in steps { record(step.event, at: step.time, effects: step.effects) }
  }
}

extension PopupQueue.Trace.Step: Readable {
  init(from saved: SavedReader) throws {
    try self.init(time: saved.time, event: saved.event, effects: saved.effects)
  }
}

// The initializers correct values that are out of range.
extension PopupQueue.Request: Readable {
  init(from saved: SavedReader) throws {
    try self.init(
      id: saved.id, key: saved.key, keyPolicy: saved.keyPolicy, group: saved.group,
      lane: saved.lane, priority: saved.priority, scope: saved.scope,
      pageExit: saved.explicitPageExit, ignoresPageCover: saved.ignoresPageCover, link: saved.link,
      surface: saved.surface, presentsOverForeignModals: saved.presentsOverForeignModals,
      isModal: saved.isModal, question: saved.question, delay: saved.delay,
      conflict: saved.conflict,
      expiration: saved.expiration, displayDuration: saved.displayDuration,
      minimumDisplayDuration: saved.minimumDisplayDuration, isAnimated: saved.isAnimated,
      isUnsolicited: saved.isUnsolicited)
  }
}

extension PopupQuestion: Readable {
  init(from saved: SavedReader) throws {
    try self.init(timeLimit: saved.timeLimit, defaultAnswer: saved.defaultAnswer)
  }
}

extension PopupLane: Readable {
  init(from saved: SavedReader) throws {
    try self.init(
      name: saved.name, capacity: saved.capacity, minimumGap: saved.minimumGap, level: saved.level)
  }
}

extension LaneHold: Readable {
  init(from saved: SavedReader) throws {
    try self.init(id: saved.id, lane: saved.lane, reason: saved.reason, owner: saved.owner)
  }
}

extension PageState: Readable {
  init(from saved: SavedReader) throws {
    try self.init(
      visible: saved.visible, covered: saved.covered, gone: saved.gone,
      disappearing: saved.disappearing, foreignModal: saved.foreignModal)
  }
}

extension PageState.Page: Readable {
  init(from saved: SavedReader) throws {
    try self.init(
      id: saved.id, types: saved.types, name: saved.name, predicates: saved.predicates,
      obstruction: saved.obstruction)
  }
}
