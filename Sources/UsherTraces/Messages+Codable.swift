// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

extension PopupQueue.Event: Codable {
  /// Reads the event.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.savedCase()
    switch name {
    case "enqueued": self = try .enqueued(values.value("request"))
    case "didPresent": self = try .didPresent(values.value("popup"))
    case "didFailToPresent":
      self = try .didFailToPresent(values.value("popup"), values.value("failure"))
    case "dismissalDidBegin":
      self = try .dismissalDidBegin(values.value("popup"), values.value("reason"))
    case "didDisappear": self = try .didDisappear(values.value("popup"))
    case "contentWasRemoved": self = try .contentWasRemoved(values.value("popup"))
    case "didVerify": self = try .didVerify(values.value("popup"), status: values.value("status"))
    case "dismissalRequested":
      self = try .dismissalRequested(
        values.value("target"), values.value("reason"), animated: values.value("animated"))
    case "changeRequested":
      self = try .changeRequested(values.value("popup"), values.value("change"))
    case "displayTimerPaused":
      self = try .displayTimerPaused(values.value("popup"), values.value("pause"))
    case "displayTimerResumed":
      self = try .displayTimerResumed(values.value("popup"), values.value("pause"))
    case "sceneDidChange": self = try .sceneDidChange(values.value("state"))
    case "pagesDidChange": self = try .pagesDidChange(values.value("state"))
    case "holdAdded": self = try .holdAdded(values.value("hold"))
    case "holdReleased": self = try .holdReleased(values.value("hold"))
    case "deadlineDidPass": self = .deadlineDidPass
    case "nextTurnDidBegin": self = .nextTurnDidBegin
    default: throw decoder.unknownCase(name)
    }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    try savedCase.encode(to: encoder)
  }

  private var savedCase: SavedCase {
    switch self {
    case .enqueued(let request): SavedCase("enqueued", ["request": request])
    case .didPresent(let id): SavedCase("didPresent", ["popup": id])
    case .didFailToPresent(let id, let failure):
      SavedCase("didFailToPresent", ["popup": id, "failure": failure])
    case .dismissalDidBegin(let id, let reason):
      SavedCase("dismissalDidBegin", ["popup": id, "reason": reason])
    case .didDisappear(let id): SavedCase("didDisappear", ["popup": id])
    case .contentWasRemoved(let id): SavedCase("contentWasRemoved", ["popup": id])
    case .didVerify(let id, let status): SavedCase("didVerify", ["popup": id, "status": status])
    case .dismissalRequested(let target, let reason, let animated):
      SavedCase("dismissalRequested", ["target": target, "reason": reason, "animated": animated])
    case .changeRequested(let id, let change):
      SavedCase("changeRequested", ["popup": id, "change": change])
    case .displayTimerPaused(let id, let pause):
      SavedCase("displayTimerPaused", ["popup": id, "pause": pause])
    case .displayTimerResumed(let id, let pause):
      SavedCase("displayTimerResumed", ["popup": id, "pause": pause])
    case .sceneDidChange(let state): SavedCase("sceneDidChange", ["state": state])
    case .pagesDidChange(let state): SavedCase("pagesDidChange", ["state": state])
    case .holdAdded(let hold): SavedCase("holdAdded", ["hold": hold])
    case .holdReleased(let hold): SavedCase("holdReleased", ["hold": hold])
    case .deadlineDidPass: SavedCase("deadlineDidPass")
    case .nextTurnDidBegin: SavedCase("nextTurnDidBegin")
    }
  }
}

extension PopupQueue.Effect: Codable {
  /// Reads the effect.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.savedCase()
    switch name {
    case "present": self = try .present(values.value("popup"), animated: values.value("animated"))
    case "dismiss": self = try .dismiss(values.value("popup"), animated: values.value("animated"))
    case "suspend": self = try .suspend(values.value("popup"), animated: values.value("animated"))
    case "resume": self = try .resume(values.value("popup"), animated: values.value("animated"))
    case "hide": self = try .hide(values.value("popup"))
    case "unhide": self = try .unhide(values.value("popup"))
    case "verify": self = try .verify(values.value("popup"))
    case "deliverOutcome": self = try .deliverOutcome(values.value("popup"), values.value("reason"))
    case "join": self = try .join(values.value("popup"), first: values.value("first"))
    case "update":
      self = try .update(
        values.value("popup"), from: values.value("from"), count: values.value("count"))
    case "reportOverdueHold": self = try .reportOverdueHold(values.value("hold"))
    case "setDeadline": self = try .setDeadline(values.optional("time"))
    case "requestNextTurn": self = .requestNextTurn
    default: throw decoder.unknownCase(name)
    }
  }

  /// Writes the effect.
  public func encode(to encoder: any Encoder) throws {
    try savedCase.encode(to: encoder)
  }

  private var savedCase: SavedCase {
    switch self {
    case .present(let id, let animated): SavedCase("present", ["popup": id, "animated": animated])
    case .dismiss(let id, let animated): SavedCase("dismiss", ["popup": id, "animated": animated])
    case .suspend(let id, let animated): SavedCase("suspend", ["popup": id, "animated": animated])
    case .resume(let id, let animated): SavedCase("resume", ["popup": id, "animated": animated])
    case .hide(let id): SavedCase("hide", ["popup": id])
    case .unhide(let id): SavedCase("unhide", ["popup": id])
    case .verify(let id): SavedCase("verify", ["popup": id])
    case .deliverOutcome(let id, let reason):
      SavedCase("deliverOutcome", ["popup": id, "reason": reason])
    case .join(let id, let first): SavedCase("join", ["popup": id, "first": first])
    case .update(let first, let id, let count):
      SavedCase("update", ["popup": first, "from": id, "count": count])
    case .reportOverdueHold(let hold): SavedCase("reportOverdueHold", ["hold": hold])
    case .setDeadline(let time): SavedCase("setDeadline", ["time": time])
    case .requestNextTurn: SavedCase("requestNextTurn")
    }
  }
}

extension PopupQueue.DismissalTarget: Codable {
  /// Reads the target.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.savedCase()
    switch name {
    case "request": self = try .request(values.value("popup"))
    case "key": self = try .key(values.value("key"))
    case "group": self = try .group(values.value("group"))
    case "lane": self = try .lane(values.value("lane"))
    case "all": self = .all
    default: throw decoder.unknownCase(name)
    }
  }

  /// Writes the target.
  public func encode(to encoder: any Encoder) throws {
    try savedCase.encode(to: encoder)
  }

  private var savedCase: SavedCase {
    switch self {
    case .request(let id): SavedCase("request", ["popup": id])
    case .key(let key): SavedCase("key", ["key": key])
    case .group(let group): SavedCase("group", ["group": group])
    case .lane(let lane): SavedCase("lane", ["lane": lane])
    case .all: SavedCase("all")
    }
  }
}

extension PopupQueue.RequestChange: Codable {
  /// Reads the change.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.savedCase()
    switch name {
    case "priority": self = try .priority(values.value("priority"))
    case "scope": self = try .scope(values.value("scope"))
    case "delay": self = try .delay(values.value("delay"))
    case "expiration": self = try .expiration(values.optional("time"))
    case "displayDuration": self = try .displayDuration(values.optional("duration"))
    default: throw decoder.unknownCase(name)
    }
  }

  /// Writes the change.
  public func encode(to encoder: any Encoder) throws {
    try savedCase.encode(to: encoder)
  }

  private var savedCase: SavedCase {
    switch self {
    case .priority(let priority): SavedCase("priority", ["priority": priority])
    case .scope(let scope): SavedCase("scope", ["scope": scope])
    case .delay(let delay): SavedCase("delay", ["delay": delay])
    case .expiration(let time): SavedCase("expiration", ["time": time])
    case .displayDuration(let duration): SavedCase("displayDuration", ["duration": duration])
    }
  }
}

extension PopupQueue.PresentationFailure: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf([.refused, .impossible])
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}

extension PopupQueue.ScreenStatus: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf([.visible, .notVisible, .inTransition])
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}

extension PopupSceneState: Codable {
  /// Reads the case.
  public init(from decoder: any Decoder) throws {
    self = try decoder.oneOf([.active, .inactive, .windowless, .background, .disconnected])
  }

  /// Writes the case.
  public func encode(to encoder: any Encoder) throws {
    try SavedCase("\(self)").encode(to: encoder)
  }
}
