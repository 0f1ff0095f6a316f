// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UsherCore
import UsherLimits

/// A store of impressions in a file of SQLite, which several processes can use at once.
///
/// The folder contains `limits.sqlite` with its write-ahead log, and `device`, the number of the
/// device, which is excluded from backups. Every transaction is on the disk before it returns, and
/// is copied from the log to the file at once, so that a damaged log loses one at most. A file that
/// is damaged is renamed to `limits-damaged-1.sqlite`, or the next number, and never deleted; then,
/// and if the file is missing, the store is damaged in all later launches, until ``startOver()``.
@MainActor
public final class SQLiteLimitStore: LimitStore {
  /// The folder of the files.
  public let folder: URL

  private var database: SQLiteDatabase?
  /// The number of the last transaction that was read.
  private var lastSequence = SQLiteLimitStore.sequenceBeforeAll
  private var lastDataVersion: Int64?
  private static let sequenceBeforeAll: Int64 = -1

  /// Creates a store, which opens its files when it is used first.
  ///
  /// Without a folder it is `Usher` in the app's Application Support. To share limits with an
  /// extension, use a folder in the container of the app group in both.
  public init(folder: URL? = nil) {
    self.folder =
      folder
      ?? FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("Usher", isDirectory: true)
  }

  private var file: URL { folder.appendingPathComponent("limits.sqlite") }
  private var deviceFile: URL { folder.appendingPathComponent("device") }

  private func damagedFile(_ number: Int) -> URL {
    folder.appendingPathComponent("limits-damaged-\(number).sqlite")
  }

  // MARK: - The device

  /// Returns the number, which is written when the file is created.
  public func deviceNumber() throws(LimitStoreError) -> UInt64 {
    try settingAsideIfDamaged { () throws(LimitStoreError) in
      _ = try openedDatabase()
      guard let number = try readDevice() else { throw .unavailable("there is no device number") }
      return number
    }
  }

  private func readDevice() throws(LimitStoreError) -> UInt64? {
    guard FileManager.default.fileExists(atPath: deviceFile.path) else { return nil }
    do {
      return UInt64(String(decoding: try Data(contentsOf: deviceFile), as: UTF8.self))
    } catch {
      throw .unavailable("\(error)")
    }
  }

  /// Writes a new number; another process that does the same at this time writes another one, and
  /// both use the later one from the next launch on.
  private func writeDevice() throws(LimitStoreError) {
    do {
      try Data(String(RandomNumber.next()).utf8).write(to: deviceFile, options: .atomic)
      #if canImport(UIKit)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        var url = deviceFile
        try url.setResourceValues(values)
      #endif
    } catch {
      throw .unavailable("\(error)")
    }
  }

  private func createFolder() throws(LimitStoreError) {
    var attributes: [FileAttributeKey: Any] = [:]
    #if canImport(UIKit)
      // New files in the folder inherit it.
      attributes[.protectionKey] = FileProtectionType.completeUntilFirstUserAuthentication
    #endif
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: attributes)
    } catch {
      throw .unavailable("\(error)")
    }
  }

  // MARK: - Transactions

  /// Performs a transaction of SQLite; waits a quarter of a second for another process.
  public func update(
    readingAll: Bool, _ change: ([LimitRow]) throws(LimitStoreError) -> LimitRowChanges
  ) throws(LimitStoreError) {
    if readingAll { (lastSequence, lastDataVersion) = (SQLiteLimitStore.sequenceBeforeAll, nil) }
    try settingAsideIfDamaged { () throws(LimitStoreError) in try perform(change) }
  }

  private func settingAsideIfDamaged<Result>(
    _ body: () throws(LimitStoreError) -> Result
  ) throws(LimitStoreError) -> Result {
    do throws(LimitStoreError) {
      return try body()
    } catch {
      close()
      if case .damaged = error { try setAside() }
      throw error
    }
  }

  private func perform(
    _ change: ([LimitRow]) throws(LimitStoreError) -> LimitRowChanges
  ) throws(LimitStoreError) {
    let database = try openedDatabase()
    try database.run("BEGIN IMMEDIATE")
    do throws(LimitStoreError) {
      let newRows = try readNewRows(in: database)
      let changes = try change(newRows)
      try write(changes, in: database)
      try database.run("COMMIT")
    } catch {
      try database.rollBack()
      throw error
    }
  }

  private func readNewRows(in database: SQLiteDatabase) throws(LimitStoreError) -> [LimitRow] {
    // The number changes when another connection has written.
    let version = try database.number("PRAGMA data_version")
    guard version != lastDataVersion else { return [] }
    let known = lastSequence
    var rows: [LimitRow] = []
    var last = known
    try database.run("SELECT id, bytes, sequence FROM rows") { row throws(LimitStoreError) in
      let sequence = row.number(2)
      guard sequence >= 0, sequence < .max / 2 else { throw .damaged("sequence \(sequence)") }
      last = max(last, sequence)
      if sequence > known { rows.append(LimitRow(id: row.text(0), bytes: row.bytes(1))) }
    }
    (lastSequence, lastDataVersion) = (last, version)
    return rows
  }

  private func write(
    _ changes: LimitRowChanges, in database: SQLiteDatabase
  ) throws(LimitStoreError) {
    guard !changes.isEmpty else { return }
    lastSequence += 1
    for row in changes.written {
      try database.run(
        "INSERT OR REPLACE INTO rows (id, sequence, bytes) VALUES (?, ?, ?)",
        [.text(row.id), .number(lastSequence), .bytes(row.bytes)])
    }
    for id in changes.removed { try database.run("DELETE FROM rows WHERE id = ?", [.text(id)]) }
  }

  // MARK: - Opening

  private static let format: Int64 = 1

  func openedDatabase() throws(LimitStoreError) -> SQLiteDatabase {
    if let database { return database }
    let opened = try open()
    database = opened
    return opened
  }

  private func open() throws(LimitStoreError) -> SQLiteDatabase {
    try createFolder()
    let database = try SQLiteDatabase(path: file.path)
    database.setBusyTimeout(milliseconds: 250)
    try database.run("PRAGMA journal_mode = WAL")
    // Also if the system crashes no reservation is lost.
    try database.run("PRAGMA synchronous = FULL")
    // Each transaction is copied to the file, so that a damaged log contains one at most.
    try database.run("PRAGMA wal_autocheckpoint = 1")
    switch try database.number("PRAGMA user_version") {
    case 0: try create(in: database)
    case SQLiteLimitStore.format: break
    default: throw .newerFormat
    }
    // In this order: a device number without a file means that the file was lost.
    if try readDevice() == nil { try writeDevice() }
    return database
  }

  private func create(in database: SQLiteDatabase) throws(LimitStoreError) {
    try database.run("BEGIN IMMEDIATE")
    do throws(LimitStoreError) {
      // Another process may have created it meanwhile.
      if try database.number("PRAGMA user_version") == 0 {
        guard !FileManager.default.fileExists(atPath: deviceFile.path) else {
          throw LimitStoreError.damaged("the file is empty or missing")
        }
        try database.run(
          "CREATE TABLE rows (id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, "
            + "bytes BLOB NOT NULL) WITHOUT ROWID")
        try database.run("PRAGMA user_version = \(SQLiteLimitStore.format)")
      }
      try database.run("COMMIT")
    } catch {
      try database.rollBack()
      throw error
    }
  }

  private func close() {
    database = nil
  }

  // MARK: - Damaged files

  /// Renames the file, damaged or not; the next transaction creates another one.
  public func startOver() throws(LimitStoreError) {
    close()
    try setAside()
    do {
      // With it, a missing file would be a damaged one.
      if FileManager.default.fileExists(atPath: deviceFile.path) {
        try FileManager.default.removeItem(at: deviceFile)
      }
    } catch {
      throw .unavailable("\(error)")
    }
  }

  /// Renames the files, if there are any.
  private func setAside() throws(LimitStoreError) {
    var number = 1
    while FileManager.default.fileExists(atPath: damagedFile(number).path) { number += 1 }
    do {
      for suffix in ["", "-wal", "-shm"]
      where FileManager.default.fileExists(atPath: file.path + suffix) {
        try FileManager.default.moveItem(
          atPath: file.path + suffix, toPath: damagedFile(number).path + suffix)
      }
    } catch {
      throw .unavailable("\(error)")
    }
  }
}
