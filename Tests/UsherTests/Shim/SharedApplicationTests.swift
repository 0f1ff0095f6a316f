// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// The seams for what only an app, and no app extension, has: the shared application.
@MainActor
struct SharedApplicationTests {
  /// The functions through which an app begins to use Usher.
  private let entryPoints = [
    "func dismissEverywhere", "func run", "func show", "var shared", "var usher",
  ]

  @Test func `only the entry points are unavailable in app extensions`() throws {
    let unavailable = try declarations(marked: "@available(iOSApplicationExtension", in: "Usher")

    #expect(unavailable.map(\.name).sorted() == entryPoints)
  }

  @Test func `every entry point captures the application first`() throws {
    for entry in try declarations(marked: "@available(iOSApplicationExtension", in: "Usher") {
      #expect(entry.firstLine == "SharedApplication.capture()", "\(entry.name)")
    }
  }

  @Test func `no other code reads the shared application`() throws {
    let readers = try sources(in: "Usher").filter { $0.contains("UIApplication.shared") }
    #expect(readers.isEmpty)

    // In its own module, an entry point is not unavailable, but it would be in an extension.
    let callers = try sources(in: "Usher").flatMap { $0.split(separator: "\n") }.filter { line in
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("//") && !code.contains("\"")
        && (code.contains(".usher.") || code.contains("PopupCenter.shared"))
    }
    #expect(callers.count == 1, "\(callers)")  // In `show`, which is itself an entry point.
  }

  @Test func `the application is that of the current device`() {
    HeadlessDevice.run { outer in
      #expect(SharedApplication.current === outer.application)
      HeadlessDevice.run { inner in
        #expect(SharedApplication.current === inner.application)
      }
    }
  }

  @Test func `every application has one object of its own`() {
    let objects = PerApplication { NSObject() }

    HeadlessDevice.run { _ in
      let outer = objects.current
      HeadlessDevice.run { _ in
        #expect(objects.current !== outer)
      }
      #expect(objects.current === outer)
    }
  }

  private struct Declaration {
    let name: String
    let firstLine: String
  }

  /// The functions and properties after lines with this text, with the first line of their body.
  private func declarations(marked mark: String, in module: String) throws -> [Declaration] {
    try sources(in: module).flatMap { source in
      source.components(separatedBy: mark).dropFirst().map { rest in
        let lines = rest.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let name = lines.lazy.compactMap { $0.firstMatch(of: /\b(?:func|var|init)\b ?\w*/) }.first
        let body = lines.drop { !$0.hasSuffix("{") }.dropFirst()
        return Declaration(name: name.map { String($0.output) } ?? "", firstLine: body.first ?? "")
      }
    }
  }

  /// The texts of a module's files.
  private func sources(in module: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/\(module)").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
