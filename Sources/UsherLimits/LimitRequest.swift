// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// One limit, as the ledger evaluates it; lengths are in milliseconds and not negative.
package enum LimitKind: Sendable, Hashable {
  case ever(Int)
  case within(Int, Milliseconds)
  case perDay(Int)
  case perVersion(Int)
  case perLaunch(Int)
  case rest(Milliseconds)
  case afterLaunch(Milliseconds)
}

/// What impressions are counted together.
package enum LimitHistoryID: Sendable, Hashable {
  /// Those of a key and, if it has one, of its version, for an account.
  case key(String, version: String?, account: String?)
  /// Those of a group, for an account.
  case group(String, account: String?)
  /// Those of a lane that were unsolicited, for all accounts.
  case lane(String)

  /// Only of the name: a device has few accounts, and hashing them takes most of a look-up.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .key(let name, _, _), .group(let name, _), .lane(let name): hasher.combine(name)
    }
  }
}

/// What an impression is of.
package struct LimitSubject: Sendable, Hashable {
  /// The account in use, or `nil`.
  package let account: String?
  package let key: String?
  /// The version of what has the key: another one starts with no impressions.
  package let version: String?
  package let groups: [String]
  /// The lane, if the request is unsolicited.
  package let unsolicitedLane: String?

  package init(
    account: String?, key: String?, version: String? = nil, groups: [String] = [],
    unsolicitedLane: String? = nil
  ) {
    self.account = account
    self.key = key
    self.version = version
    var unique: [String] = []
    for group in groups where !unique.contains(group) { unique.append(group) }
    self.groups = unique
    self.unsolicitedLane = unsolicitedLane
  }

  /// The histories in which an impression counts, each once.
  package var histories: [LimitHistoryID] {
    var histories: [LimitHistoryID] = []
    if let key { histories.append(.key(key, version: version, account: account)) }
    for group in groups { histories.append(.group(group, account: account)) }
    if let unsolicitedLane { histories.append(.lane(unsolicitedLane)) }
    return histories
  }
}

/// A question to the ledger: what wants to be shown, and what limits it.
package struct LimitRequest: Sendable, Hashable {
  /// The limits of one history.
  package struct Scope: Sendable, Hashable {
    package let history: LimitHistoryID
    package let limits: [LimitKind]
  }

  package let subject: LimitSubject
  package let quietHours: QuietHours?
  package let holdOut: HoldOut?
  /// The histories in which an impression counts, that of the key first.
  package let scopes: [Scope]

  /// Creates a request. Without a key, limits of the key and a hold-out have no effect. The popups of a
  /// group share its impressions and dismissals.
  package init(
    account: String? = nil, key: PopupKey?, version: String? = nil, limits: [PopupLimit] = [],
    groups: [(group: PopupGroup, limits: [PopupLimit])] = [], unsolicitedLane: String? = nil,
    budget: LaneBudget = LaneBudget(), quietHours: QuietHours? = nil, holdOut: HoldOut? = nil
  ) {
    subject = LimitSubject(
      account: account, key: key?.name, version: version, groups: groups.map(\.group.name),
      unsolicitedLane: unsolicitedLane)
    self.quietHours = quietHours
    self.holdOut = holdOut
    scopes = subject.histories.map { history in
      switch history {
      case .key: Scope(history: history, limits: limits.map(\.kind))
      case .group(let name, _):
        Scope(
          history: history,
          limits: groups.filter { $0.group.name == name }.flatMap { $0.limits.map(\.kind) })
      case .lane: Scope(history: history, limits: budget.limits)
      }
    }
  }

  /// Whether anything limits it; otherwise it needs no ledger.
  package var isLimited: Bool {
    quietHours != nil || holdOut != nil || scopes.contains { !$0.limits.isEmpty }
  }

  /// The verdict if the store cannot be read: what has limits waits, and what has none is shown.
  package var verdictWithoutStore: LimitVerdict { isLimited ? .unavailable : .admitted }
}

/// Whether something may be shown now.
package enum LimitVerdict: Sendable, Hashable {
  case admitted
  /// Not before some time has passed on the continuous clock; `nil` is not in this launch. Changes
  /// of clock, time zone, account or limits can make it earlier or later.
  case limited(by: LimitReason, wait: Duration?)
  /// Never, for this account.
  case heldOut
  /// Not while the store cannot be read.
  case unavailable
}

/// What a request waits for: the limit that is over last.
package enum LimitReason: Sendable, Hashable {
  case limit(LimitKind, of: LimitHistoryID)
  case quietHours
}

extension LimitReason: CustomStringConvertible {
  /// The limit in words, such as "at most 1 per day of key “offer”".
  package var description: String {
    switch self {
    case .limit(let kind, let history): "\(kind.text) of \(history.text)"
    case .quietHours: "quiet hours"
    }
  }
}

extension LimitKind {
  fileprivate var text: String {
    func seconds(_ length: Milliseconds) -> String {
      Duration.milliseconds(length).secondsText + " s"
    }
    return switch self {
    case .ever(let count): "at most \(count)"
    case .within(let count, let length): "at most \(count) in \(seconds(length))"
    case .perDay(let count): "at most \(count) per day"
    case .perVersion(let count): "at most \(count) per app version"
    case .perLaunch(let count): "at most \(count) per launch"
    case .rest(let length): "\(seconds(length)) after a dismissal"
    case .afterLaunch(let length): "\(seconds(length)) after the launch"
    }
  }
}

extension LimitHistoryID {
  fileprivate var text: String {
    switch self {
    case .key(let name, _, _): "key “\(name)”"
    case .group(let name, _): "group “\(name)”"
    case .lane(let name): "lane “\(name)”"
    }
  }
}
