// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
