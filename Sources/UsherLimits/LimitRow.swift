// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// One row of a store of impressions: a name, and bytes that only Usher reads.
public struct LimitRow: Sendable, Hashable {
  /// The name, unique within a store; at most 60 ASCII characters.
  public let id: String
  /// The contents, with a checksum; at most 200 bytes for an impression with ordinary names.
  public let bytes: [UInt8]

  /// Creates a row that a store has read.
  public init(id: String, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }
}

/// What a store must write, in one transaction.
public struct LimitRowChanges: Sendable, Hashable {
  /// New and changed rows, in the order of their names.
  public internal(set) var written: [LimitRow] = []
  /// The names of rows to remove, in order; there may be no such row.
  public internal(set) var removed: [String] = []

  package init() {}

  /// Whether there is nothing to write.
  public var isEmpty: Bool { written.isEmpty && removed.isEmpty }
}

/// Why impressions could not be read or written.
public enum LimitStoreError: Error, Hashable {
  /// The contents are not what was written; the text says what is wrong.
  case damaged(String)
  /// A later version of Usher has written them.
  case newerFormat
  /// The store does not answer now; the text says why.
  case unavailable(String)
}

/// What the rows of a store contain.
package struct LimitContents: Sendable, Hashable {
  /// The last reading, which every transaction writes, and by which missing rows are noticed.
  package struct Head: Sendable, Hashable {
    package let reading: LimitReading
    /// The number of records and folds in the store.
    package let rowCount: Int

    package init(reading: LimitReading, rowCount: Int) {
      self.reading = reading
      self.rowCount = rowCount
    }
  }

  package private(set) var head: Head?
  package private(set) var folds: [LimitFold] = []
  package private(set) var records: [LimitRecord] = []

  /// Reads rows; throws if one is damaged or of a later version.
  package init(_ rows: [LimitRow]) throws(LimitStoreError) {
    for row in rows {
      var reader = try LimitRowReader(row)
      switch row.id.first {
      case "h": head = try reader.head()
      case "f": folds.append(try reader.fold())
      case "r": records.append(try reader.record())
      default: throw reader.damage
      }
      guard reader.isAtEnd else { throw reader.damage }
    }
  }
}

extension LimitRow {
  static let headID = "h"

  init(_ head: LimitContents.Head) {
    var writer = LimitRowWriter()
    writer.write(Int64(head.rowCount))
    writer.write(head.reading.boot)
    for number in [head.reading.uptime, head.reading.wall, head.reading.time] {
      writer.write(number)
    }
    self.init(id: LimitRow.headID, bytes: writer.checkedBytes)
  }

  init(_ fold: LimitFold) {
    var writer = LimitRowWriter()
    writer.write(fold.device)
    writer.write(fold.lastNumber)
    writer.write(Int64(fold.counts.count))
    // The order of a dictionary differs from run to run.
    for (_, bytes) in fold.counts.map(LimitRow.sortable).sorted(by: { $0.key < $1.key }) {
      writer.append(bytes)
    }
    self.init(id: LimitRow.id(of: fold), bytes: writer.checkedBytes)
  }

  private static func sortable(
    _ count: (key: LimitFold.Key, value: LimitFold.Count)
  ) -> (key: String, bytes: [UInt8]) {
    var writer = LimitRowWriter()
    writer.write(count.key.history)
    writer.write(count.key.appVersion)
    let key = String(decoding: writer.bytes, as: UTF8.self)
    writer.write(Int64(count.value.impressions))
    writer.write(count.value.dismissal)
    writer.write(count.value.dismissalWall)
    return (key, writer.bytes)
  }

  init(_ record: LimitRecord) {
    var writer = LimitRowWriter()
    writer.write(record.id.device)
    writer.write(record.id.number)
    writer.write(record.subject.account)
    writer.write(record.subject.key)
    writer.write(record.subject.version)
    writer.write(Int64(record.subject.groups.count))
    for group in record.subject.groups { writer.write(group) }
    writer.write(record.subject.unsolicitedLane)
    writer.write(record.appVersion)
    writer.write(record.launch)
    writer.write(record.zone)
    writer.write(record.wall)
    writer.write(record.time)
    writer.write(Int64(record.state.rawValue))
    writer.write(record.dismissal)
    self.init(id: LimitRow.id(of: record.id), bytes: writer.checkedBytes)
  }

  static func id(of fold: LimitFold) -> String { "f\(hexadecimal(fold.device))" }

  static func id(of record: LimitRecordID) -> String {
    "r\(hexadecimal(record.device)).\(record.number)"
  }

  private static func hexadecimal(_ number: UInt64) -> String { String(number, radix: 16) }
}

// MARK: - Bytes

/// Writes numbers in groups of seven bits, the lowest first, and texts in UTF-8 with their length.
private struct LimitRowWriter {
  static let format: UInt8 = 1
  private(set) var bytes: [UInt8] = []

  /// The bytes of a row: the format, what was written, and a checksum of both.
  var checkedBytes: [UInt8] {
    var row = [LimitRowWriter.format] + bytes
    let sum = LimitRowReader.checksum(of: row[...])
    row += (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    return row
  }

  mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The sign is the lowest bit, so that small numbers are short.
  mutating func write(_ number: Int64) {
    write(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  mutating func write(_ number: Int64?) {
    write(UInt64(number == nil ? 0 : 1))
    if let number { write(number) }
  }

  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  mutating func write(_ text: String?) {
    write(UInt64(text == nil ? 0 : 1))
    if let text { write(text) }
  }

  mutating func write(_ history: LimitHistoryID) {
    switch history {
    case .key(let name, let version, let account):
      write(UInt64(0))
      write(name)
      write(version)
      write(account)
    case .group(let name, let account):
      write(UInt64(1))
      write(name)
      write(account)
    case .lane(let name):
      write(UInt64(2))
      write(name)
    }
  }
}

private struct LimitRowReader {
  let damage: LimitStoreError
  private var rest: ArraySlice<UInt8>

  init(_ row: LimitRow) throws(LimitStoreError) {
    damage = .damaged("row “\(row.id)”")
    guard row.bytes.count >= 5 else { throw damage }
    let (contents, sum) = (row.bytes.dropLast(4), row.bytes.suffix(4))
    let expected = LimitRowReader.checksum(of: contents)
    let actual = sum.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard actual == expected else { throw damage }
    guard contents.first == LimitRowWriter.format else { throw .newerFormat }
    rest = contents.dropFirst()
  }

  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var hash = StableHash()
    for byte in bytes { hash.combine(byte) }
    return UInt32(truncatingIfNeeded: hash.value)
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func unsigned() throws(LimitStoreError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { throw damage }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
    }
    throw damage
  }

  mutating func signed() throws(LimitStoreError) -> Int64 {
    let number = try unsigned()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  mutating func signedIfAny() throws(LimitStoreError) -> Int64? {
    try unsigned() == 0 ? nil : try signed()
  }

  /// A number of things of which each takes a byte at least.
  private mutating func count() throws(LimitStoreError) -> Int {
    let number = try signed()
    guard number >= 0, number <= Int64(rest.count) else { throw damage }
    return Int(number)
  }

  mutating func text() throws(LimitStoreError) -> String {
    let length = try unsigned()
    guard length <= UInt64(rest.count) else { throw damage }
    defer { rest = rest.dropFirst(Int(length)) }
    return String(decoding: rest.prefix(Int(length)), as: UTF8.self)
  }

  mutating func textIfAny() throws(LimitStoreError) -> String? {
    try unsigned() == 0 ? nil : try text()
  }

  mutating func head() throws(LimitStoreError) -> LimitContents.Head {
    let rowCount = try signed()
    let reading = LimitReading(
      boot: try text(), uptime: try signed(), wall: try signed(), time: try signed())
    return LimitContents.Head(reading: reading, rowCount: Int(rowCount))
  }

  mutating func fold() throws(LimitStoreError) -> LimitFold {
    let device = try unsigned()
    let lastNumber = try unsigned()
    var counts: [LimitFold.Key: LimitFold.Count] = [:]
    for _ in 0..<(try count()) {
      let key = LimitFold.Key(history: try history(), appVersion: try text())
      counts[key] = LimitFold.Count(
        impressions: Int(try signed()), dismissal: try signedIfAny(),
        dismissalWall: try signedIfAny())
    }
    return LimitFold(device: device, lastNumber: lastNumber, counts: counts)
  }

  private mutating func history() throws(LimitStoreError) -> LimitHistoryID {
    switch try unsigned() {
    case 0: .key(try text(), version: try textIfAny(), account: try textIfAny())
    case 1: .group(try text(), account: try textIfAny())
    case 2: .lane(try text())
    default: throw damage
    }
  }

  mutating func record() throws(LimitStoreError) -> LimitRecord {
    let id = LimitRecordID(device: try unsigned(), number: try unsigned())
    let (account, key, version) = (try textIfAny(), try textIfAny(), try textIfAny())
    var groups: [String] = []
    for _ in 0..<(try count()) { groups.append(try text()) }
    let subject = LimitSubject(
      account: account, key: key, version: version, groups: groups,
      unsolicitedLane: try textIfAny())
    let (appVersion, launch, zone) = (try text(), try unsigned(), try text())
    let (wall, time, number) = (try signed(), try signed(), try signed())
    guard let state = LimitState(rawValue: Int(number)) else { throw damage }
    return LimitRecord(
      id: id, subject: subject, appVersion: appVersion, launch: launch, zone: zone, wall: wall,
      time: time, state: state, dismissal: try signedIfAny())
  }
}
