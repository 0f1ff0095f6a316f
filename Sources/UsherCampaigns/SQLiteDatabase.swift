// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A connection to a database of SQLite.
@MainActor
final class SQLiteDatabase {
  nonisolated(unsafe) private let connection: OpaquePointer

  /// Opens a file, and creates it if there is none.
  init(path: String) throws(LimitStoreError) {
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &connection, flags, nil)
    guard code == SQLITE_OK, let connection else {
      defer { sqlite3_close_v2(connection) }
      throw SQLiteDatabase.error(code, connection)
    }
    self.connection = connection
    sqlite3_extended_result_codes(connection, 1)
  }

  deinit { sqlite3_close_v2(connection) }

  /// Sets how long to wait for another process.
  func setBusyTimeout(milliseconds: Int32) { sqlite3_busy_timeout(connection, milliseconds) }

  /// Ends a transaction without writing, unless SQLite has ended it already because of an error.
  func rollBack() throws(LimitStoreError) {
    if sqlite3_get_autocommit(connection) == 0 { try run("ROLLBACK") }
  }

  /// Runs a statement for each row of its result, after binding values to its parameters.
  func run(
    _ sql: String, _ values: [Value] = [], _ body: (Row) throws(LimitStoreError) -> Void = { _ in }
  ) throws(LimitStoreError) {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      try check(value.bind(to: statement, at: Int32(index + 1)))
    }
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        guard code == SQLITE_DONE else { throw SQLiteDatabase.error(code, connection) }
        return
      }
      try body(Row(statement: statement))
    }
  }

  /// Returns the number in the first column of the first row, or zero.
  func number(_ sql: String) throws(LimitStoreError) -> Int64 {
    var result: Int64 = 0
    try run(sql) { row throws(LimitStoreError) in result = row.number(0) }
    return result
  }

  private func check(_ code: Int32) throws(LimitStoreError) {
    guard code == SQLITE_OK else { throw SQLiteDatabase.error(code, connection) }
  }

  private static func error(_ code: Int32, _ connection: OpaquePointer?) -> LimitStoreError {
    let text = "SQLite \(code): " + String(cString: sqlite3_errmsg(connection))
    // The lower byte is the primary code.
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_MISMATCH: return .damaged(text)
    // SQL that does not fit the schema: the tables are not those that were created.
    case SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_CONSTRAINT: return .damaged(text)
    default: return .unavailable(text)
    }
  }

  /// A value of a parameter.
  enum Value {
    case number(Int64)
    case text(String)
    case bytes([UInt8])

    fileprivate func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
      // The macro SQLITE_TRANSIENT: SQLite makes a copy.
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return switch self {
      case .number(let number): sqlite3_bind_int64(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, -1, transient)
      case .bytes(let bytes):
        sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), transient)
      }
    }
  }

  /// The present row of a result.
  struct Row {
    fileprivate let statement: OpaquePointer?

    func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func text(_ column: Int32) -> String {
      sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }

    func bytes(_ column: Int32) -> [UInt8] {
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let start = sqlite3_column_blob(statement, column) else { return [] }
      return Array(UnsafeRawBufferPointer(start: start, count: count))
    }
  }
}
