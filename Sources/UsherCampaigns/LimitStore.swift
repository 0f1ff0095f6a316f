// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

/// Where impressions are stored: rows with names, which are written in transactions.
///
/// ``SQLiteLimitStore`` is the store that ``PopupLimits`` uses; an app can have one of its own. It
/// is called on the main actor, before a popup with limits is shown and when its impression counts,
/// so it should answer within milliseconds.
@MainActor
public protocol LimitStore: AnyObject {
  /// Returns the random number that identifies the device.
  ///
  /// It is created at the first call and stays the same until ``startOver()``. It must not be part
  /// of a backup: two devices with one number would mix up their impressions.
  func deviceNumber() throws(LimitStoreError) -> UInt64

  /// Performs one transaction, which excludes those of other processes.
  ///
  /// `change` takes all rows, or those that another process has written since the last transaction,
  /// and returns what to write. When this returns, that is written; if it throws, or `change` does,
  /// nothing is, and the next transaction reads all rows.
  func update(
    readingAll: Bool, _ change: ([LimitRow]) throws(LimitStoreError) -> LimitRowChanges
  ) throws(LimitStoreError)

  /// Sets everything aside and begins with no rows and a new device number.
  func startOver() throws(LimitStoreError)
}

/// A store without a file, for tests and previews: it lives as long as the object.
@MainActor
public final class InMemoryLimitStore: LimitStore {
  private var rows: [String: LimitRow] = [:]
  private var device: UInt64?

  /// Creates an empty store.
  public init() {}

  /// Returns the number, which is created at the first call.
  public func deviceNumber() -> UInt64 {
    let number = device ?? RandomNumber.next()
    device = number
    return number
  }

  /// Performs a transaction; nothing else can do so meanwhile.
  public func update(
    readingAll: Bool, _ change: ([LimitRow]) throws(LimitStoreError) -> LimitRowChanges
  ) throws(LimitStoreError) {
    let changes = try change(readingAll ? Array(rows.values) : [])
    for row in changes.written { rows[row.id] = row }
    for id in changes.removed { rows[id] = nil }
  }

  /// Returns a store with the same contents, as an app finds it after a crash: what is still on the
  /// screen is not recorded in it.
  public func copy() -> InMemoryLimitStore {
    let copy = InMemoryLimitStore()
    (copy.rows, copy.device) = (rows, device)
    return copy
  }

  /// Forgets everything.
  public func startOver() {
    (rows, device) = ([:], nil)
  }
}
