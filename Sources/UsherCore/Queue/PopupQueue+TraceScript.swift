// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue.Trace: CustomStringConvertible {
  /// The script: the lanes, then each event with its time, and below it what was ordered.
  public var description: String {
    var lines = lanes.map { ScriptLine("lane", $0.name).adding($0).text }
    for step in steps {
      lines.append("at \(step.time) \(step.event.scriptLine.text)")
      lines += step.effects.map { "  \($0.scriptLine.text)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension PopupQueue.Event {
  /// The event as a line of a script; what has its usual value is left out.
  var scriptLine: ScriptLine {
    switch self {
    case .enqueued(let request): request.scriptLine
    case .didPresent(let id): ScriptLine("didPresent", "\(id)")
    case .didFailToPresent(let id, let why): ScriptLine("didFailToPresent", "\(id)", "\(why)")
    case .didBeginToLeave(let id, let why): ScriptLine("didBeginToLeave", "\(id)", why.name)
    case .didLeave(let id): ScriptLine("didLeave", "\(id)")
    case .wasRemovedByApp(let id): ScriptLine("wasRemovedByApp", "\(id)")
    case .didLook(let id, let found): ScriptLine("didLook", "\(id)", "\(found)")
    case .endRequested(let target, let reason, let animated):
      target.scriptLine("endRequested").adding("reason", reason.name)
        .adding("animated", animated ? nil : "no")
    case .changeRequested(let id, .priority(let priority)):
      ScriptLine("changeRequested", "\(id)").adding("priority", "\(priority.rawValue)")
    case .changeRequested(let id, .scope(let scope)):
      ScriptLine("changeRequested", "\(id)").adding(scope, evenIfUsual: true)
    case .changeRequested(let id, .delay(let delay)):
      ScriptLine("changeRequested", "\(id)").adding("delay", delay.inSeconds)
    case .changeRequested(let id, .expiresAfter(let time)):
      ScriptLine("changeRequested", "\(id)").adding("expiresAfter", time?.inSeconds ?? "never")
    case .changeRequested(let id, .timeOnScreen(let time)):
      ScriptLine("changeRequested", "\(id)").adding("timeOnScreen", time?.inSeconds ?? "never")
    case .timeWasPaused(let id, let pause): ScriptLine("timeWasPaused", "\(id)", pause.name)
    case .timeWasResumed(let id, let pause): ScriptLine("timeWasResumed", "\(id)", pause.name)
    case .stageDidChange(let stage): ScriptLine("stageDidChange", "\(stage)")
    case .holdWasAdded(let hold):
      ScriptLine("holdWasAdded", "\(hold.id.serial)", hold.reason)
        .adding("lane", hold.lane.name).adding(hold.lane).adding(hold.owner)
    case .holdWasReleased(let id): ScriptLine("holdWasReleased", "\(id.serial)")
    case .pagesDidChange(let situation): situation.scriptLine("pagesDidChange")
    case .deadlineDidPass: ScriptLine("deadlineDidPass")
    case .turnDidBegin: ScriptLine("turnDidBegin")
    }
  }
}

extension PopupQueue.Effect {
  /// The effect as a line of a script.
  var scriptLine: ScriptLine {
    switch self {
    case .present(let id, let animated):
      ScriptLine("present", "\(id)").adding("animated", animated ? nil : "no")
    case .dismiss(let id, let animated):
      ScriptLine("dismiss", "\(id)").adding("animated", animated ? nil : "no")
    case .withdraw(let id, let animated):
      ScriptLine("withdraw", "\(id)").adding("animated", animated ? nil : "no")
    case .restore(let id, let animated):
      ScriptLine("restore", "\(id)").adding("animated", animated ? nil : "no")
    case .conceal(let id): ScriptLine("conceal", "\(id)")
    case .reveal(let id): ScriptLine("reveal", "\(id)")
    case .look(let id): ScriptLine("look", "\(id)")
    case .report(let id, let reason): ScriptLine("report", "\(id)", reason.name)
    case .join(let id, let first): ScriptLine("join", "\(id)").adding("first", "\(first)")
    case .update(let first, let id, let count):
      ScriptLine("update", "\(first)").adding("from", "\(id)").adding("count", "\(count)")
    case .reportHold(let id): ScriptLine("reportHold", "\(id.serial)")
    case .setDeadline(let moment): ScriptLine("setDeadline", moment?.description ?? "none")
    case .requestTurn: ScriptLine("requestTurn")
    }
  }
}

extension PopupQueue.EndTarget {
  fileprivate func scriptLine(_ verb: String) -> ScriptLine {
    switch self {
    case .request(let id): ScriptLine(verb, "request", "\(id)")
    case .key(let key): ScriptLine(verb, "key", key.name)
    case .group(let group): ScriptLine(verb, "group", group.name)
    case .lane(let lane): ScriptLine(verb, "lane", lane.name).adding(lane)
    case .all: ScriptLine(verb, "all")
    }
  }
}

extension PopupQueue.Request {
  fileprivate var scriptLine: ScriptLine {
    var line = ScriptLine("enqueued", "\(id)")
    line.add("key", key?.name)
    line.add("keyPolicy", keyPolicy == .keepFirst ? nil : "\(keyPolicy)")
    line.add("group", group?.name)
    line.add("lane", lane == .popups ? nil : lane.name)
    line = line.adding(lane)
    line.add("priority", priority == .standard ? nil : "\(priority.rawValue)")
    line = line.adding(scope)
    line.add("retention", chosenRetention.map { "\($0)" })
    line.add("staysWhenCovered", staysWhenCovered ? "yes" : nil)
    line.add("parent", parent?.description)
    line.add("sequence", sequence.map { "\($0.serial)" })
    line.add("surface", surface == .overlay ? nil : "\(surface)")
    line.add("goesAboveModals", goesAboveModals ? "yes" : nil)
    line.add("modal", isModal ? nil : "no")
    line.add("delay", delay == .zero ? nil : delay.inSeconds)
    line.add("conflict", conflict == .wait ? nil : "\(conflict)")
    line.add("expiresAfter", expiresAfter?.inSeconds)
    line.add("timeOnScreen", timeOnScreen?.inSeconds)
    line.add("animated", isAnimated ? nil : "no")
    return line
  }
}

extension ScriptLine {
  /// Adds what is unusual about a lane.
  fileprivate func adding(_ lane: PopupLane) -> ScriptLine {
    adding("capacity", lane.capacity == 1 ? nil : "\(lane.capacity)")
      .adding("gap", lane.minimumGap == .zero ? nil : lane.minimumGap.inSeconds)
      .adding("level", lane.level == 0 ? nil : "\(lane.level)")
  }

  fileprivate func adding(_ owner: PopupHold.Owner?) -> ScriptLine {
    switch owner {
    case .page(let page): adding("ownerPage", "\(page.serial)")
    case .request(let id): adding("ownerRequest", "\(id)")
    case nil: self
    }
  }
}
