// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The identity of a record, unique among all devices.
package struct LimitRecordID: Sendable, Hashable, Comparable {
  /// A random number that identifies the device.
  package let device: UInt64
  /// The serial number among the records of the device.
  package let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  package static func < (lhs: LimitRecordID, rhs: LimitRecordID) -> Bool {
    lhs.device == rhs.device ? lhs.number < rhs.number : lhs.device < rhs.device
  }
}

/// How far an impression has got. Of two states that two stores have, the later one is right.
package enum LimitState: Int, Sendable, Comparable, CaseIterable {
  /// It was about to be shown. It counts, also if the app has crashed since.
  case reserved
  /// It was refused, or interrupted before it counted. It does not count.
  case released
  /// The user has seen it. It counts.
  case shown
  /// The account is held out. It was not shown and does not count.
  case heldOut

  var counts: Bool { self == .reserved || self == .shown }

  package static func < (lhs: LimitState, rhs: LimitState) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One impression, as it is stored and exchanged.
package struct LimitRecord: Sendable, Hashable {
  package let id: LimitRecordID
  package let subject: LimitSubject
  /// The version of the app that showed it.
  package let appVersion: String
  /// The launch in which it was shown.
  package let launch: UInt64
  /// The time zone in which it was shown.
  package let zone: String
  /// The wall clock when it was reserved.
  package let wall: Milliseconds
  /// The ledger time when it was reserved, on the device that has the record. One that receives it
  /// derives its own from `wall`.
  package internal(set) var time: Milliseconds
  package internal(set) var state: LimitState
  /// The time from the reservation to the dismissal by the user, if there was one.
  package internal(set) var dismissal: Milliseconds?

  package init(
    id: LimitRecordID, subject: LimitSubject, appVersion: String, launch: UInt64, zone: String,
    wall: Milliseconds, time: Milliseconds, state: LimitState, dismissal: Milliseconds? = nil
  ) {
    self.id = id
    self.subject = subject
    self.appVersion = appVersion
    self.launch = launch
    self.zone = zone
    self.wall = wall.clampedClock
    self.time = time.clampedTime
    self.state = state
    self.dismissal = dismissal.map { max($0.clampedTime, 0) }
  }

  /// The ledger time of the last thing that is recorded.
  var end: Milliseconds { (time + (dismissal ?? 0)).clampedTime }

  /// The same impression as two stores have it. The first one has the time.
  func merged(with other: LimitRecord) -> LimitRecord {
    var merged = self
    merged.state = max(state, other.state)
    merged.dismissal = dismissal ?? other.dismissal
    return merged
  }
}

/// The counts of a device's old records, which are not kept.
package struct LimitFold: Sendable, Hashable {
  /// What is counted together: the impressions of one history in one version of the app.
  package struct Key: Sendable, Hashable {
    package let history: LimitHistoryID
    package let appVersion: String

    package init(history: LimitHistoryID, appVersion: String) {
      self.history = history
      self.appVersion = appVersion
    }
  }

  package struct Count: Sendable, Hashable {
    package var impressions: Int
    /// The ledger time of the last dismissal, and how the wall clock named it.
    package var dismissal: Milliseconds?
    package var dismissalWall: Milliseconds?

    package init(
      impressions: Int, dismissal: Milliseconds? = nil, dismissalWall: Milliseconds? = nil
    ) {
      self.impressions = impressions
      self.dismissal = dismissal?.clampedTime
      self.dismissalWall = dismissalWall?.clampedClock
    }
  }

  package let device: UInt64
  /// The number of the last record that is counted here; so are all earlier ones.
  package private(set) var lastNumber: UInt64
  package internal(set) var counts: [Key: Count]

  package init(device: UInt64, lastNumber: UInt64, counts: [Key: Count] = [:]) {
    self.device = device
    self.lastNumber = lastNumber
    self.counts = counts
  }

  /// Whether a record is counted here, or was and did not count. Hold-outs are kept.
  func contains(_ record: LimitRecord) -> Bool {
    record.id.device == device && record.id.number <= lastNumber && record.state != .heldOut
  }

  /// Counts the next record of the device.
  mutating func add(_ record: LimitRecord) {
    lastNumber = record.id.number
    guard record.state.counts else { return }
    for history in record.subject.histories {
      let key = Key(history: history, appVersion: record.appVersion)
      counts[key, default: Count(impressions: 0)].add(record)
    }
  }
}

extension LimitFold.Count {
  fileprivate mutating func add(_ record: LimitRecord) {
    impressions += 1
    guard let length = record.dismissal, record.end >= dismissal ?? record.end else { return }
    dismissal = record.end
    dismissalWall = (record.wall + length).clampedClock
  }
}

/// What a store must write, in one transaction.
package struct LimitChanges: Sendable, Hashable {
  /// New and changed records.
  package internal(set) var records: [LimitRecordID: LimitRecord] = [:]
  /// Records that are now counted in a fold.
  package internal(set) var removed: Set<LimitRecordID> = []
  /// New and changed folds, by device.
  package internal(set) var folds: [UInt64: LimitFold] = [:]
  /// The last reading of the clocks, if it must be written.
  package internal(set) var reading: LimitReading?

  package init() {}

  package var isEmpty: Bool {
    records.isEmpty && removed.isEmpty && folds.isEmpty && reading == nil
  }
}
