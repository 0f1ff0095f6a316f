// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The folder that pictures and the report go to.
struct OutputFolder {
  let url: URL

  init(path: String) {
    url = URL(fileURLWithPath: path, isDirectory: true)
  }

  func path(of name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file, and makes the folders that it needs.
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

  /// Removes a file or folder that an earlier playing has left.
  func remove(_ name: String) throws {
    let file = url.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}

/// Said where a picture or the report cannot be written.
struct WriteFailure: Error, CustomStringConvertible {
  let path: String
  let error: any Error

  var description: String { "\(path) cannot be written: \(reason)" }

  /// What the system said, as far down as it tells.
  private var reason: String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    let system = cause as NSError
    guard system.domain == NSPOSIXErrorDomain else { return system.localizedDescription }
    return String(cString: strerror(Int32(system.code)))
  }
}
