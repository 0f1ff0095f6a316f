// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

extension NaiveModel {
  enum Place: Equatable { case waiting, coming, there, going, aside }

  /// A request that has not ended.
  struct Item: Equatable {
    var request: PopupQueue.Request
    let cameAt: Instant
    var place = Place.waiting
    var notBefore: Instant
    /// How often it was refused although the screen seemed to be free.
    var attempts = 0
    /// Whether it waits because it was refused.
    var wasRefused = false
    /// How it will end, once that is settled.
    var reason: PopupEndReason?
    var isAnimated = true
    var answerBy = Instant.seconds(0)
    var looks = 0
    /// The number of its last start.
    var started = 0
    var diesAt: Instant?
    /// Whether it was suspended once.
    var wasThere = false
    /// Why it is aside.
    var causes: PopupSuspension = []
    /// The page that it stands in front of.
    var page: PageID?
    var isConcealed = false
    /// For how many requests it stands.
    var count = 1
    var timeLeft: Duration?
    var runsSince: Instant?
    var pauses: [PopupPause] = []
  }
}

extension NaiveModel.Item {
  var id: RequestID { request.id }
  var isChild: Bool { request.parent != nil }
  /// Whether UIKit presents it, so that it cannot be hidden and kept.
  var isPresented: Bool { request.surface == .appWindow }
  var hasOwnWindow: Bool { request.surface == .overlay }
  var isBoundToPages: Bool { request.retention != .stay }
  var isOnStage: Bool { place == .coming || place == .there || place == .going }
  var isEnding: Bool { place == .going || reason != nil }
  var isAwaited: Bool { place == .coming || place == .going }
  var deathBed: Instant? { place == .waiting && !wasThere ? diesAt : nil }
  var timeEnd: Instant? {
    guard let runsSince, let timeLeft else { return nil }
    return runsSince + timeLeft
  }
  var skipsGap: Bool {
    wasThere || request.conflict == .interrupt || request.conflict == .replace
  }

  /// Whether it is the better of two in line.
  func goesBefore(_ other: NaiveModel.Item) -> Bool {
    if request.priority != other.request.priority {
      return request.priority > other.request.priority
    }
    if wasThere != other.wasThere { return wasThere }
    return id < other.id
  }

  func isNamed(by target: PopupQueue.EndTarget) -> Bool {
    switch target {
    case .request(let id): id == self.id
    case .key(let key): request.key == key && !isEnding
    case .group(let group): request.group == group
    case .lane(let lane): request.lane.name == lane.name
    case .all: true
    }
  }

  mutating func restart(at now: Instant) {
    answerBy = now + .seconds(2)
    looks = 0
  }
}
