// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

/// A ledger and its store, which contain the same: every change is one transaction, after what
/// other processes have written, and one that fails changes nothing.
@MainActor
package final class StoredLedger {
  package let store: any LimitStore
  private let launch: LimitLaunch
  private let readClock: @MainActor () -> LimitClock
  private let report: @MainActor (LimitStoreError) -> Void
  /// `nil` until something is asked, and after the store has not answered.
  private var ledger: LimitLedger?
  /// Why the store is not used before it starts over: it is damaged, or a later version wrote it.
  private var refusal: LimitStoreError?

  /// Creates a ledger, which opens its store when it is asked first.
  ///
  /// `report` is called with each error of `reserve` and `end`, which throw none.
  package init(
    store: any LimitStore, launch: LimitLaunch, readClock: @escaping @MainActor () -> LimitClock,
    report: @escaping @MainActor (LimitStoreError) -> Void
  ) {
    self.store = store
    self.launch = launch
    self.readClock = readClock
    self.report = report
  }

  // MARK: - Impressions

  /// Reserves an impression if there may be one now; what is returned has been written.
  package func reserve(
    _ request: LimitRequest
  ) -> (verdict: LimitVerdict, reservation: LimitRecordID?) {
    do throws(LimitStoreError) {
      if ledger == nil { try open() }
      // Without a transaction: what another process has written can hardly allow more.
      let verdict = ledger?.verdict(for: request, at: readClock()) ?? .unavailable
      if case .limited = verdict { return (verdict, nil) }
      var result: (verdict: LimitVerdict, reservation: LimitRecordID?) = (verdict, nil)
      try change { ledger, clock in result = ledger.reserve(request, at: clock) }
      return result
    } catch {
      // Nothing is shown that cannot be recorded.
      report(error)
      return (request.verdictWithoutStore, nil)
    }
  }

  /// Records what has become of a reservation.
  package func end(_ reservation: LimitRecordID, _ result: ImpressionTimer.Result) {
    do throws(LimitStoreError) {
      try change { ledger, clock in
        switch result {
        case .confirmed: ledger.confirm(reservation, at: clock)
        case .dismissedByUser: ledger.userDidDismiss(reservation, at: clock)
        case .released: ledger.release(reservation, at: clock)
        }
      }
    } catch {
      // The reservation counts, as after a crash.
      report(error)
    }
  }

  private func note(_ error: LimitStoreError) {
    ledger = nil
    if case .unavailable = error { return }
    refusal = error
  }

  // MARK: - The store

  /// Opens the store, if it is not open yet, or throws why it cannot be used.
  package func open() throws(LimitStoreError) { _ = try openedLedger() }

  /// Everything that is stored, for another device.
  package func rows() throws(LimitStoreError) -> [LimitRow] { try openedLedger().exportedRows }

  /// Adds what another device has stored.
  package func merge(_ rows: [LimitRow]) throws(LimitStoreError) {
    let contents = try LimitContents(rows)
    try change { ledger, clock in
      ledger.merge(folds: contents.folds, records: contents.records, at: clock)
    }
  }

  /// Sets the store aside and begins with a new one.
  package func startOver() throws(LimitStoreError) {
    try store.startOver()
    (ledger, refusal) = (nil, nil)
  }

  private func openedLedger() throws(LimitStoreError) -> LimitLedger {
    if let ledger { return ledger }
    if let refusal { throw refusal }
    do throws(LimitStoreError) {
      let opened = try openStore()
      ledger = opened
      return opened
    } catch {
      note(error)
      throw error
    }
  }

  private func openStore() throws(LimitStoreError) -> LimitLedger {
    let device = try store.deviceNumber()
    let clock = readClock()
    var opened: LimitLedger?
    try store.update(readingAll: true) { rows throws(LimitStoreError) in
      var ledger = try LimitLedger(
        device: device, launch: launch, offset: DeviceClock.offset, rows: rows)
      ledger.fold(at: clock)
      let changes = ledger.takeRows()
      opened = ledger
      return changes
    }
    guard let opened else { throw .unavailable("the store has performed no transaction") }
    return opened
  }

  private func change(
    _ body: (inout LimitLedger, LimitClock) -> Void
  ) throws(LimitStoreError) {
    var next = try openedLedger()
    let clock = readClock()
    do throws(LimitStoreError) {
      try store.update(readingAll: false) { rows throws(LimitStoreError) in
        try next.read(rows)
        body(&next, clock)
        return next.takeRows()
      }
    } catch {
      note(error)
      throw error
    }
    ledger = next
  }
}
