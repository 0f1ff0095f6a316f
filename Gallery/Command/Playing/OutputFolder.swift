// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The folder for pictures and reports.
struct OutputFolder {
  let url: URL

  init(path: String) {
    url = URL(fileURLWithPath: path, isDirectory: true)
  }

  func path(of name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file and creates missing folders.
  func write(_ data: Data, to name: String) throws(WriteFailure) {
    let file = url.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw WriteFailure(path: file.path, error: error)
    }
  }

  /// Writes a picture under a name that depends only on its bytes, so that equal pictures are stored
  /// once. Returns its path in the folder.
  func write(picture: Data) throws -> String {
    // FNV-1a: the name must be the same in all processes, which the hash of a `Hasher` is not.
    let hash = picture.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    // Short, because a report has each name several times.
    let digits = ("000000000" + String(hash, radix: 36)).suffix(10)
    let name = "\(Self.pictures)/\(digits).webp"
    try write(picture, to: name)
    return name
  }

  /// Removes the pictures of earlier runs that no longer have a use.
  func removePictures(except used: Set<String>) throws {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(of: Self.pictures))
    for name in names ?? [] where name.wholeMatch(of: /[0-9a-z]{10}\.webp/) != nil {
      guard !used.contains("\(Self.pictures)/\(name)") else { continue }
      try remove("\(Self.pictures)/\(name)")
    }
  }

  private static let pictures = "pictures"

  /// Removes a file or folder of an earlier run, if it exists.
  func remove(_ name: String) throws {
    let file = url.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}

/// The error that a picture or a report cannot be written.
struct WriteFailure: Error, CustomStringConvertible {
  let path: String
  let error: any Error

  var description: String { "\(path) cannot be written: \(reason)" }

  /// The message of the underlying system error, if any.
  private var reason: String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    let system = cause as NSError
    guard system.domain == NSPOSIXErrorDomain else { return system.localizedDescription }
    return String(cString: strerror(Int32(system.code)))
  }
}
