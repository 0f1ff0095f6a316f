// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

/// Scripts on devices whose clocks jump: all of a certain length, and random ones.
package enum LimitScripts {
  /// A step of an exhaustive script.
  package enum Step: Sendable, CaseIterable {
    case reserve, reserveOther, confirm, release, dismiss
    case fewSeconds, halfDay, setBack, setForward, fly, flyBack
    case restart, rebootSetBack, rebootSetForward, switchProcess
  }

  /// Returns the first failure of all scripts with a length, or `nil`.
  package static func firstFailure(length: Int, count: () -> Void = {}) -> String? {
    var failure: String?
    for wall in [hour(22), hour(10), -hour(30)] where failure == nil {
      explore(LimitDevice(wall: wall), [], length, &failure, count)
    }
    return failure
  }

  private static func explore(
    _ device: LimitDevice, _ played: [Step], _ length: Int, _ failure: inout String?,
    _ count: () -> Void
  ) {
    for step in Step.allCases where failure == nil {
      var next = device
      play(step, on: &next)
      count()
      // What the steps before have led to shows only in questions.
      for request in short { next.ask(request) }
      if let message = next.failure {
        failure = "\(played + [step]): \(message)"
      } else if length > 1 {
        explore(next, played + [step], length - 1, &failure, count)
      }
    }
  }

  private static func play(_ step: Step, on device: inout LimitDevice) {
    var random = SplitMix(seed: 0)
    switch step {
    case .reserve: device.reserve(short[0])
    case .reserveOther: device.reserve(short[1])
    case .confirm: device.confirm()
    case .release: device.release()
    case .dismiss: device.dismiss()
    case .fewSeconds: device.pass(30_000)
    case .halfDay: device.pass(hour(12))
    case .setBack: device.setClock(by: -hour(366 * 24))
    case .setForward: device.setClock(by: hour(26))
    case .fly: device.travel(to: "East")
    case .flyBack: device.travel(to: "West")
    case .restart: device.restart(using: &random)
    case .rebootSetBack: device.reboot(clockSetBy: -hour(49), using: &random)
    case .rebootSetForward: device.reboot(clockSetBy: hour(25), using: &random)
    case .switchProcess: device.switchProcess(using: &random)
    }
  }

  /// The requests of exhaustive scripts.
  private static let short = [
    LimitRequest(
      key: "a", limits: [.atMost(2, per: .day)],
      groups: [("g", [.atMost(3, within: .seconds(90_000))])], unsolicitedLane: "lane",
      budget: LaneBudget(perLaunch: 2, quietAfterDismissal: .seconds(60))),
    LimitRequest(key: "b", groups: [("g", [.atMost(1, per: .day)])]),
  ]

  // MARK: - Random scripts

  /// Returns the failure of a random script on one device, which replaces old records by counts, or
  /// on two devices, which exchange their records.
  package static func failure(seed: UInt64, steps: Int, devices number: Int) -> String? {
    var random = SplitMix(seed: seed)
    let wall = Int64.random(in: -hour(9000)...hour(600_000), using: &random)
    var devices = (0..<number).map {
      LimitDevice(
        number: UInt64($0 + 1),
        wall: wall + Int64.random(in: -hour(100)...hour(100), using: &random))
    }
    var requests = (0..<6).map { _ in request(using: &random) }
    for step in 0..<steps {
      let index = Int.random(in: 0..<number, using: &random)
      if random.oneIn(30) { requests[0] = request(using: &random) }
      let text = play(on: &devices[index], requests, using: &random)
      if number > 1, random.oneIn(12) {
        devices[index].receive(from: devices[1 - index])
      } else if number == 1, random.oneIn(12) {
        devices[index].fold()
      }
      for request in requests.shuffled(using: &random).prefix(3) { devices[index].ask(request) }
      if let failure = devices[index].failure {
        return "seed \(seed), step \(step), \(text) on device \(index + 1): \(failure)"
      }
    }
    return nil
  }

  private static func play(
    on device: inout LimitDevice, _ requests: [LimitRequest], using random: inout SplitMix
  ) -> String {
    let step = Int.random(in: 0..<21, using: &random)
    switch step {
    case 0..<6: device.reserve(requests.randomElement(using: &random) ?? requests[0])
    case 6, 7: device.confirm(Int.random(in: 0..<3, using: &random))
    case 8: device.release(Int.random(in: 0..<3, using: &random))
    case 9, 10: device.dismiss(Int.random(in: 0..<3, using: &random))
    case 11..<15: device.pass(length(using: &random))
    case 15: device.setClock(by: (random.oneIn(2) ? 1 : -1) * length(using: &random))
    case 16: device.travel(to: LimitDevice.zones.randomElement(using: &random) ?? "UTC")
    case 17:
      device.restart(
        appVersion: ["1.0", "1.1", "2.0"].randomElement(using: &random), using: &random)
    case 18: device.reboot(off: length(using: &random), using: &random)
    case 19: device.switchProcess(using: &random)
    default:
      device.reboot(
        off: length(using: &random),
        clockSetBy: (random.oneIn(2) ? 1 : -1) * length(using: &random), using: &random)
    }
    return "step \(step)"
  }

  private static func hour(_ hours: Int64) -> Int64 { hours * 3_600_000 }

  private static func length(using random: inout SplitMix) -> Int64 {
    let unit = [
      1, 999, 1_000, 60_000, hour(1), hour(1), hour(12), hour(24), hour(24 * 30), hour(24 * 366),
    ].randomElement(using: &random)
    return (unit ?? 1) * Int64.random(in: 1...3, using: &random)
  }

  private static func request(using random: inout SplitMix) -> LimitRequest {
    let limits = (0..<Int.random(in: 0...2, using: &random)).map { _ in limit(using: &random) }
    let groups = ["g", "h"].filter { _ in random.oneIn(3) }.map {
      (group: PopupGroup($0), limits: random.oneIn(2) ? [limit(using: &random)] : [])
    }
    return LimitRequest(
      account: [nil, "", "ann"].randomElement(using: &random) ?? nil,
      key: [nil, "a", "b"].randomElement(using: &random) ?? nil,
      version: random.oneIn(4) ? "2" : nil, limits: limits, groups: groups,
      unsolicitedLane: random.oneIn(2) ? "lane" : nil,
      budget: random.oneIn(2)
        ? LaneBudget()
        : LaneBudget(
          perLaunch: random.oneIn(2) ? 3 : nil, perDay: random.oneIn(2) ? 2 : nil,
          afterLaunch: .milliseconds(random.oneIn(2) ? 0 : length(using: &random)),
          quietAfterDismissal: .milliseconds(random.oneIn(2) ? 0 : length(using: &random))),
      quietHours: random.oneIn(4)
        ? QuietHours(
          startHour: .random(in: 0..<24, using: &random), startMinute: 30,
          endHour: .random(in: 0..<24, using: &random)) : nil,
      holdOut: random.oneIn(4) ? HoldOut(percent: 50) : nil)
  }

  private static func limit(using random: inout SplitMix) -> PopupLimit {
    let count = Int.random(in: random.oneIn(20) ? -1...0 : 1...3, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .atMost(count * 4)
    case 1, 2: return .atMost(count, within: .milliseconds(length(using: &random)))
    case 3, 4: return .atMost(count, per: .day)
    case 5: return .atMost(count, per: .appVersion)
    case 6: return .atMost(count, per: .launch)
    default: return .rest(afterDismissal: .milliseconds(length(using: &random)))
    }
  }
}

extension SplitMix {
  fileprivate mutating func oneIn(_ number: Int) -> Bool {
    Int.random(in: 0..<number, using: &self) == 0
  }
}
