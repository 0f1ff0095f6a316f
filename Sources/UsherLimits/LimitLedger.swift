// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Which impressions there were on a device, and whether one more is allowed.
///
/// A value without a clock or a file: readings of the clocks are passed in, and what must be
/// written comes out as changes. Asking counts nothing. What is shown is reserved first, which is
/// written before it is shown, and confirmed or released afterwards; so a crash between the two
/// cannot lead to one impression too many.
package struct LimitLedger: Sendable {
  /// The age after which records are only counted, and the longest rolling time: 366 days.
  static let horizon = Milliseconds.day * 366

  /// A random number that identifies the device.
  package let device: UInt64
  /// The launch of the process that asks.
  package let launch: LimitLaunch
  /// The last reading of the clocks; `nil` in a new ledger before the first one.
  package private(set) var reading: LimitReading?
  private var lastClock: LimitClock?
  private var zones: LimitZones
  package private(set) var records: [LimitRecordID: LimitRecord] = [:]
  private(set) var folds: [UInt64: LimitFold] = [:]
  private var histories: [LimitHistoryID: LimitHistory] = [:]
  private var lastNumber: UInt64 = 0
  private var changes = LimitChanges()

  /// Creates a ledger from what its store contains, in any order.
  ///
  /// - Parameters:
  ///   - device: A random number that identifies the device.
  ///   - launch: The launch of this process.
  ///   - offset: Returns the seconds by which local time is ahead of UTC, for the identifier of a
  ///     zone and the seconds since 1970.
  ///   - reading: The last reading that was written.
  ///   - folds: Those that were written; if there are several of one device, the longest is used.
  ///   - records: Those that were written; if several have one identity, they are merged.
  package init(
    device: UInt64, launch: LimitLaunch, offset: @escaping @Sendable (String, Int64) -> Int,
    reading: LimitReading? = nil, folds: [LimitFold] = [], records: [LimitRecord] = []
  ) {
    self.device = device
    self.launch = launch
    zones = LimitZones(offset: offset)
    self.reading = reading
    for fold in folds where fold.lastNumber > self.folds[fold.device]?.lastNumber ?? 0 {
      self.folds[fold.device] = fold
    }
    for record in records where self.folds[record.id.device]?.contains(record) != true {
      self.records[record.id] = self.records[record.id]?.merged(with: record) ?? record
    }
    lastNumber = self.folds[device]?.lastNumber ?? 0
    for id in self.records.keys where id.device == device {
      lastNumber = max(lastNumber, id.number)
    }
    countAll()
  }

  /// Creates a ledger from all rows of a store, none in a new one; throws if one is damaged or
  /// missing.
  package init(
    device: UInt64, launch: LimitLaunch, offset: @escaping @Sendable (String, Int64) -> Int,
    rows: [LimitRow]
  ) throws(LimitStoreError) {
    let contents = try LimitContents(rows)
    if let head = contents.head {
      guard rows.count - 1 == head.rowCount else {
        throw .damaged("\(rows.count - 1) of \(head.rowCount) rows")
      }
    } else if !rows.isEmpty {
      throw .damaged("no row “\(LimitRow.headID)”")
    }
    self.init(
      device: device, launch: launch, offset: offset, reading: contents.head?.reading,
      folds: contents.folds, records: contents.records)
  }

  // MARK: - Time

  /// Takes a reading of the clocks, which every other call does, too.
  package mutating func advance(to clock: LimitClock) {
    guard clock != lastClock else { return }
    lastClock = clock
    var next = reading ?? LimitReading(first: clock)
    next.advance(to: clock)
    if reading == nil {
      // Without the last reading, time continues after the last record, so that none is in the
      // future.
      next.time = max(next.time, records.values.lazy.map(\.end).max() ?? next.time)
    }
    if next.boot != reading?.boot {
      // Otherwise a clock that was set back would stop ledger time again at each boot.
      changes.reading = next
    }
    reading = next
    zones.update(to: next, zone: clock.zone)
  }

  // MARK: - Asking

  /// Returns whether something may be shown now. This counts nothing.
  package mutating func verdict(for request: LimitRequest, at clock: LimitClock) -> LimitVerdict {
    advance(to: clock)
    let now = reading?.time ?? 0
    let sinceLaunch = max(clock.uptime - launch.uptime, 0)
    var start = now
    var last: (limit: LimitKind, scope: Int)?
    for (index, scope) in request.scopes.enumerated() where !scope.limits.isEmpty {
      let history = histories[scope.history] ?? LimitHistory()
      for limit in scope.limits {
        let allowed = history.start(
          allowedBy: limit, at: now, zones: zones, sinceLaunch: sinceLaunch)
        if allowed == .never { return .limited(by: .limit(limit, of: scope.history), wait: nil) }
        guard allowed > start else { continue }
        last = (limit, index)
        start = allowed
      }
    }
    var reason = last.map { LimitReason.limit($0.limit, of: request.scopes[$0.scope].history) }
    // Last, because a wait for something else can end in quiet hours.
    if let quiet = request.quietHours, let end = zones.end(of: quiet, containing: start) {
      start = end
      reason = .quietHours
    }
    if let reason { return .limited(by: reason, wait: .milliseconds(start - now)) }
    if let holdOut = request.holdOut, let key = request.subject.key,
      holdOut.contains(account: request.subject.account, key: key)
    {
      return .heldOut
    }
    return .admitted
  }

  // MARK: - Impressions

  /// Reserves an impression if it may be shown now, and records that an account is held out.
  ///
  /// The changes must be written before it is shown. A reservation counts until it is released.
  /// - Returns: The verdict and, if something was recorded that can be confirmed, its identity.
  package mutating func reserve(
    _ request: LimitRequest, at clock: LimitClock
  ) -> (verdict: LimitVerdict, reservation: LimitRecordID?) {
    let verdict = verdict(for: request, at: clock)
    switch verdict {
    case .limited, .unavailable: return (verdict, nil)
    case .admitted:
      guard !request.scopes.isEmpty else { return (verdict, nil) }
      return (verdict, append(request.subject, .reserved, at: clock))
    case .heldOut:
      // Only a key can be held out, and the history of the key comes first.
      let isRecorded = request.scopes.first.flatMap { histories[$0.history]?.isHeldOut } ?? false
      if !isRecorded { _ = append(request.subject, .heldOut, at: clock) }
      return (verdict, nil)
    }
  }

  private mutating func append(
    _ subject: LimitSubject, _ state: LimitState, at clock: LimitClock
  ) -> LimitRecordID {
    lastNumber += 1
    let record = LimitRecord(
      id: LimitRecordID(device: device, number: lastNumber), subject: subject,
      appVersion: launch.appVersion, launch: launch.id, zone: clock.zone, wall: clock.wall,
      time: reading?.time ?? 0, state: state)
    store(record)
    return record.id
  }

  /// The user has seen a reserved impression: it was visible for long enough, or the user acted.
  package mutating func confirm(_ id: LimitRecordID, at clock: LimitClock) {
    change(id, at: clock) { $0.state = max($0.state, .shown) }
  }

  /// A reserved impression was not seen: it was refused, or interrupted before it counted. This has
  /// no effect on one that was confirmed.
  package mutating func release(_ id: LimitRecordID, at clock: LimitClock) {
    change(id, at: clock) { $0.state = max($0.state, .released) }
  }

  /// The user has dismissed an impression, which confirms it. Only the first time has an effect.
  package mutating func userDidDismiss(_ id: LimitRecordID, at clock: LimitClock) {
    advance(to: clock)
    let now = reading?.time ?? 0
    change(id, at: clock) {
      $0.state = max($0.state, .shown)
      $0.dismissal = $0.dismissal ?? max(now - $0.time, 0)
    }
  }

  private mutating func change(
    _ id: LimitRecordID, at clock: LimitClock, _ body: (inout LimitRecord) -> Void
  ) {
    advance(to: clock)
    guard var record = records[id] else { return }
    body(&record)
    if record != records[id] { store(record) }
  }

  // MARK: - Records

  /// Returns what must be written, and forgets it.
  package mutating func takeChanges() -> LimitChanges {
    defer { changes = LimitChanges() }
    if !changes.isEmpty { changes.reading = reading }
    return changes
  }

  /// Takes over what another process has written to the same store since it was last read.
  package mutating func read(_ rows: [LimitRow]) throws(LimitStoreError) {
    let contents = try LimitContents(rows)
    guard let head = contents.head else { return }
    reading = head.reading
    // Its reading may be of a moment between the last call and now.
    lastClock = nil
    for fold in contents.folds where fold.lastNumber > folds[fold.device]?.lastNumber ?? 0 {
      folds[fold.device] = fold
      records = records.filter { !fold.contains($0.value) }
    }
    for record in contents.records where folds[record.id.device]?.contains(record) != true {
      records[record.id] = record.merged(with: records[record.id] ?? record)
      if record.id.device == device { lastNumber = max(lastNumber, record.id.number) }
    }
    lastNumber = max(lastNumber, folds[device]?.lastNumber ?? 0)
    guard head.rowCount == rowCount else {
      throw .damaged("\(rowCount) of \(head.rowCount) rows")
    }
    countAll()
  }

  /// All records and folds, for another device.
  package var exportedRows: [LimitRow] {
    (folds.values.map { LimitRow($0) } + records.values.map { LimitRow($0) })
      .sorted { $0.id < $1.id }
  }

  private var rowCount: Int { records.count + folds.count }

  /// Returns the rows that must be written, and forgets the changes.
  package mutating func takeRows() -> LimitRowChanges {
    var rows = LimitRowChanges()
    let changes = takeChanges()
    guard let reading = changes.reading else { return rows }
    let head = LimitContents.Head(reading: reading, rowCount: rowCount)
    rows.written =
      [LimitRow(head)] + changes.folds.values.map { LimitRow($0) }
      + changes.records.values.map { LimitRow($0) }
    rows.written.sort { $0.id < $1.id }
    rows.removed = changes.removed.map { LimitRow.id(of: $0) }.sorted()
    return rows
  }

  /// Adds what another device has written; only what is new has an effect.
  ///
  /// Each moment is placed on this device's time line by the wall clock, and never in the future.
  package mutating func merge(
    folds newFolds: [LimitFold], records newRecords: [LimitRecord], at clock: LimitClock
  ) {
    advance(to: clock)
    guard let reading else { return }
    var hasNewFold = false
    for var fold in newFolds
    where fold.device != device && fold.lastNumber > folds[fold.device]?.lastNumber ?? 0 {
      fold.counts = fold.counts.mapValues { count in
        var placed = count
        placed.dismissal = count.dismissalWall.map(reading.time(ofWall:))
        return placed
      }
      setFold(fold)
      hasNewFold = true
    }
    if hasNewFold { countAll() }
    for var record in newRecords where folds[record.id.device]?.contains(record) != true {
      if let known = records[record.id] {
        record.time = known.time
      } else {
        record.time = reading.time(ofWall: record.wall)
        if record.id.device == device { lastNumber = max(lastNumber, record.id.number) }
      }
      record.dismissal = record.dismissal.map { min($0, max(reading.time - record.time, 0)) }
      let merged = records[record.id]?.merged(with: record) ?? record
      if merged != records[record.id] { store(merged) }
    }
  }

  /// Replaces records of this device that can no longer change a verdict by counts.
  package mutating func fold(at clock: LimitClock) {
    advance(to: clock)
    let now = reading?.time ?? 0
    var fold = folds[device] ?? LimitFold(device: device, lastNumber: 0)
    var isChanged = false
    let own = records.values.filter { $0.id.device == device && $0.state != .heldOut }
    for record in own.sorted(by: { $0.id < $1.id }) {
      guard record.time <= now - LimitLedger.horizon, record.launch != launch.id else { break }
      fold.add(record)
      isChanged = true
    }
    guard isChanged else { return }
    setFold(fold)
    countAll()
  }

  private mutating func setFold(_ fold: LimitFold) {
    folds[fold.device] = fold
    changes.folds[fold.device] = fold
    for (id, record) in records where fold.contains(record) {
      records[id] = nil
      changes.records[id] = nil
      changes.removed.insert(id)
    }
  }

  // MARK: - Counting

  private mutating func store(_ record: LimitRecord) {
    if let known = records[record.id] { count(known, isRemoved: true) }
    records[record.id] = record
    changes.records[record.id] = record
    count(record)
  }

  private mutating func count(_ record: LimitRecord, isRemoved: Bool = false) {
    let isInVersion = record.appVersion == launch.appVersion
    let isInLaunch = record.launch == launch.id
    let ids = record.subject.histories
    if record.state == .heldOut, let id = ids.first {
      histories[id, default: LimitHistory()].isHeldOut = true
    }
    for id in ids {
      if record.state.counts, isRemoved {
        histories[id]?.remove(record.id, isInVersion: isInVersion, isInLaunch: isInLaunch)
      } else if record.state.counts {
        let entry = LimitHistory.Entry(
          time: record.time, id: record.id, zone: zones.index(of: record.zone))
        histories[id, default: LimitHistory()].insert(
          entry, isInVersion: isInVersion, isInLaunch: isInLaunch)
      }
      if record.dismissal != nil {
        histories[id, default: LimitHistory()].addDismissal(at: record.end)
      }
    }
  }

  private mutating func countAll() {
    histories = [:]
    for (key, count) in folds.values.lazy.flatMap(\.counts) {
      histories[key.history, default: LimitHistory()].add(
        count.impressions, isInVersion: key.appVersion == launch.appVersion, isInLaunch: false)
      if let dismissal = count.dismissal { histories[key.history]?.addDismissal(at: dismissal) }
    }
    // In order, because it is fast to add an impression that is later than the others.
    for record in records.values.sorted(by: { $0.time < $1.time }) { count(record) }
  }
}
