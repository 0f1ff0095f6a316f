// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How a symbol is drawn. The drawings are Usher's own, on a grid of their own.
struct SymbolDesign: Sendable {
  /// Whether it points the other way in right-to-left.
  var mirrors = false
  var draw: @Sendable (inout SymbolPen) -> Void

  /// The design of a name, nil for a name that has none.
  static func named(_ name: String) -> SymbolDesign? { all[name] }

  static var names: [String] { all.keys.sorted() }

  private static let all: [String: SymbolDesign] = [
    strokes, arrows, badges, commerce, people, objects, media,
  ].reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }

  static func drawn(
    mirrors: Bool = false, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign(mirrors: mirrors, draw: draw)
  }

  /// The plain and the filled version of one name.
  static func both(
    _ name: String, mirrors: Bool = false,
    _ draw: @escaping @Sendable (inout SymbolPen, _ filled: Bool) -> Void
  ) -> [String: SymbolDesign] {
    [
      name: SymbolDesign(mirrors: mirrors) { draw(&$0, false) },
      name + ".fill": SymbolDesign(mirrors: mirrors) { draw(&$0, true) },
    ]
  }

  static func gathered(_ groups: [[String: SymbolDesign]]) -> [String: SymbolDesign] {
    groups.reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
  }
}
