// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The impressions that are counted together, in the order of ledger time.
struct LimitHistory: Sendable {
  struct Entry: Sendable {
    let time: Milliseconds
    let id: LimitRecordID
    let zone: Int
  }

  private(set) var entries: [Entry] = []
  /// The number of all impressions, including those that are only counted.
  private(set) var count = 0
  /// The number of those in the present version of the app.
  private(set) var countInVersion = 0
  /// The number of those in this launch.
  private(set) var countInLaunch = 0
  /// The ledger time of the last dismissal by the user.
  private(set) var dismissal: Milliseconds?
  /// Whether it is recorded that the account is held out.
  var isHeldOut = false

  mutating func insert(_ entry: Entry, isInVersion: Bool, isInLaunch: Bool) {
    // Nearly always the last one.
    var index = entries.count
    while index > 0, entry.time < entries[index - 1].time { index -= 1 }
    entries.insert(entry, at: index)
    add(1, isInVersion: isInVersion, isInLaunch: isInLaunch)
  }

  mutating func remove(_ id: LimitRecordID, isInVersion: Bool, isInLaunch: Bool) {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return }
    entries.remove(at: index)
    add(-1, isInVersion: isInVersion, isInLaunch: isInLaunch)
  }

  mutating func add(_ number: Int, isInVersion: Bool, isInLaunch: Bool) {
    count += number
    if isInVersion { countInVersion += number }
    if isInLaunch { countInLaunch += number }
  }

  mutating func addDismissal(at time: Milliseconds) {
    dismissal = max(dismissal ?? time, time)
  }

  /// Returns the ledger time from which a limit allows an impression: in the past if it does now,
  /// and `never` if it will not in this launch.
  func start(
    allowedBy limit: LimitKind, at time: Milliseconds, zones: LimitZones,
    sinceLaunch: Milliseconds
  ) -> Milliseconds {
    switch limit {
    case .ever(let limit): count < limit ? .min : .never
    case .perVersion(let limit): countInVersion < limit ? .min : .never
    case .perLaunch(let limit): countInLaunch < limit ? .min : .never
    case .within(let limit, let length):
      if limit <= 0 {
        .never
      } else {
        entries.count < limit ? .min : entries[entries.count - limit].time + length
      }
    case .perDay(let limit):
      if limit <= 0 {
        .never
      } else {
        entries.count < limit ? .min : endOfDay(of: limit, zones)
      }
    case .rest(let length): dismissal.map { $0 + length } ?? .min
    case .afterLaunch(let length): time + length - sinceLaunch
    }
  }

  /// The ledger time from which fewer than a number of impressions are of the present day.
  private func endOfDay(of limit: Int, _ zones: LimitZones) -> Milliseconds {
    var needed = limit
    var bound = Milliseconds.max
    // Impressions of one day end together, unless they are of several zones: so this is the end of
    // the day in a zone, in descending order, until enough impressions have that end or a later
    // one.
    while true {
      var latest = Milliseconds.min
      var number = 0
      for entry in entries.reversed() {
        guard entry.time >= zones.earliestStart else { break }
        guard let end = zones.endOfDay(since: entry.time, in: entry.zone), end < bound,
          end >= latest
        else { continue }
        number = end == latest ? number + 1 : 1
        latest = end
      }
      if number == 0 || number >= needed { return latest }
      needed -= number
      bound = latest
    }
  }
}

extension Milliseconds {
  /// A ledger time that is later than every other.
  static let never = Milliseconds.max
}
