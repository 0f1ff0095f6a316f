// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue.Trace: CustomStringConvertible {
  /// The script: the lanes, then each event with its time, and below it what was ordered.
  public var description: String {
    var lines = lanes.map { TraceLine("lane", $0.name).adding($0).text }
    for step in steps {
      lines.append("at \(step.time) \(step.event.traceLine.text)")
      lines += step.effects.map { "  \($0.traceLine.text)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension PopupQueue.Event {
  /// The event as a line of a script; what has its usual value is left out.
  var traceLine: TraceLine {
    switch self {
    case .enqueued(let request): request.traceLine
    case .didPresent(let id): TraceLine("didPresent", "\(id)")
    case .didFailToPresent(let id, let why): TraceLine("didFailToPresent", "\(id)", "\(why)")
    case .dismissalDidBegin(let id, let why): TraceLine("dismissalDidBegin", "\(id)", why.name)
    case .didDisappear(let id): TraceLine("didDisappear", "\(id)")
    case .contentWasRemoved(let id): TraceLine("contentWasRemoved", "\(id)")
    case .didVerify(let id, let found): TraceLine("didVerify", "\(id)", "\(found)")
    case .dismissalRequested(let target, let reason, let animated):
      target.traceLine("dismissalRequested").adding("reason", reason.name)
        .adding("animated", animated ? nil : "no")
    case .changeRequested(let id, .priority(let priority)):
      TraceLine("changeRequested", "\(id)").adding("priority", "\(priority.rawValue)")
    case .changeRequested(let id, .scope(let scope)):
      TraceLine("changeRequested", "\(id)").adding(scope, includingDefault: true)
    case .changeRequested(let id, .delay(let delay)):
      TraceLine("changeRequested", "\(id)").adding("delay", delay.secondsText)
    case .changeRequested(let id, .expiration(let time)):
      TraceLine("changeRequested", "\(id)").adding("expiration", time?.secondsText ?? "never")
    case .changeRequested(let id, .displayDuration(let time)):
      TraceLine("changeRequested", "\(id)").adding("displayDuration", time?.secondsText ?? "never")
    case .displayTimerPaused(let id, let pause): TraceLine("displayTimerPaused", "\(id)", pause.name)
    case .displayTimerResumed(let id, let pause): TraceLine("displayTimerResumed", "\(id)", pause.name)
    case .sceneDidChange(let state): TraceLine("sceneDidChange", "\(state)")
    case .holdAdded(let hold):
      TraceLine("holdAdded", "\(hold.id.serial)", hold.reason)
        .adding("lane", hold.lane.name).adding(hold.lane).adding(hold.owner)
    case .holdReleased(let id): TraceLine("holdReleased", "\(id.serial)")
    case .pagesDidChange(let pages): pages.traceLine("pagesDidChange")
    case .deadlineDidPass: TraceLine("deadlineDidPass")
    case .nextTurnDidBegin: TraceLine("nextTurnDidBegin")
    }
  }
}

extension PopupQueue.Effect {
  /// The effect as a line of a script.
  var traceLine: TraceLine {
    switch self {
    case .present(let id, let animated):
      TraceLine("present", "\(id)").adding("animated", animated ? nil : "no")
    case .dismiss(let id, let animated):
      TraceLine("dismiss", "\(id)").adding("animated", animated ? nil : "no")
    case .suspend(let id, let animated):
      TraceLine("withdraw", "\(id)").adding("animated", animated ? nil : "no")
    case .resume(let id, let animated):
      TraceLine("restore", "\(id)").adding("animated", animated ? nil : "no")
    case .hide(let id): TraceLine("conceal", "\(id)")
    case .unhide(let id): TraceLine("reveal", "\(id)")
    case .verify(let id): TraceLine("look", "\(id)")
    case .deliverOutcome(let id, let reason): TraceLine("report", "\(id)", reason.name)
    case .join(let id, let first): TraceLine("join", "\(id)").adding("first", "\(first)")
    case .update(let first, let id, let count):
      TraceLine("update", "\(first)").adding("from", "\(id)").adding("count", "\(count)")
    case .reportOverdueHold(let id): TraceLine("reportOverdueHold", "\(id.serial)")
    case .setDeadline(let moment): TraceLine("setDeadline", moment?.description ?? "none")
    case .requestNextTurn: TraceLine("requestNextTurn")
    }
  }
}

extension PopupQueue.DismissalTarget {
  fileprivate func traceLine(_ verb: String) -> TraceLine {
    switch self {
    case .request(let id): TraceLine(verb, "request", "\(id)")
    case .key(let key): TraceLine(verb, "key", key.name)
    case .group(let group): TraceLine(verb, "group", group.name)
    case .lane(let lane): TraceLine(verb, "lane", lane.name).adding(lane)
    case .all: TraceLine(verb, "all")
    }
  }
}

extension PopupQueue.Request {
  fileprivate var traceLine: TraceLine {
    var line = TraceLine("enqueued", "\(id)")
    line.add("key", key?.name)
    line.add("keyPolicy", keyPolicy == .join ? nil : "\(keyPolicy)")
    line.add("group", group?.name)
    line.add("lane", lane == .popups ? nil : lane.name)
    line = line.adding(lane)
    line.add("priority", priority == .standard ? nil : "\(priority.rawValue)")
    line = line.adding(scope)
    line.add("retention", explicitPageExit.map { "\($0)" })
    line.add("staysWhenCovered", ignoresPageCover ? "yes" : nil)
    line.add("parent", parent?.description)
    line.add("sequence", sequence.map { "\($0.serial)" })
    line.add("surface", surface == .ownWindow ? nil : "\(surface)")
    line.add("presentsOverForeignModals", presentsOverForeignModals ? "yes" : nil)
    line.add("modal", isModal ? nil : "no")
    line.add("delay", delay == .zero ? nil : delay.secondsText)
    line.add("conflict", conflict == .wait ? nil : "\(conflict)")
    line.add("expiration", expiration?.secondsText)
    line.add("displayDuration", displayDuration?.secondsText)
    line.add("animated", isAnimated ? nil : "no")
    return line
  }
}

extension TraceLine {
  /// Adds what is unusual about a lane.
  fileprivate func adding(_ lane: PopupLane) -> TraceLine {
    adding("capacity", lane.capacity == 1 ? nil : "\(lane.capacity)")
      .adding("gap", lane.minimumGap == .zero ? nil : lane.minimumGap.secondsText)
      .adding("level", lane.level == 0 ? nil : "\(lane.level)")
  }

  fileprivate func adding(_ owner: LaneHold.Owner?) -> TraceLine {
    switch owner {
    case .page(let page): adding("ownerPage", "\(page.serial)")
    case .request(let id): adding("ownerRequest", "\(id)")
    case nil: self
    }
  }
}
