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
  func write(_ data: Data, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Removes a file or folder that an earlier playing has left.
  func remove(_ name: String) throws {
    let file = url.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}
