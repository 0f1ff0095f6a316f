// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The files of the page, read once.
struct PageFiles: Sendable {
  struct File: Sendable {
    let type: String
    let data: Data
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  private let files: [String: File]

  /// Reads the files from the resource bundle of the command.
  init() throws {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Page", isDirectory: true)
    var files: [String: File] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      guard let type = Self.types[file.pathExtension] else { continue }
      files["/" + file.lastPathComponent] = File(type: type, data: try Data(contentsOf: file))
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  subscript(path: String) -> File? { files[path] }
}
