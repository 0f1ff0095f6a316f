// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

/// The description of what a popup points at.
package struct SourceSpec: Sendable {
  package enum Target: String, Sendable, CaseIterable {
    /// A button of the page.
    case button
    /// A rectangle of the page.
    case rect
    /// The same button, from a closure that returns `nil` at times.
    case closure
    /// A cell in a scroll view of the page, from a closure that returns `nil` while it is removed.
    case cell
  }
  /// The light around the source; an open one lets touches through.
  package enum Light: String, Sendable { case closed, open }

  var target: Target
  var edges: Set<PopupEdge>
  var hasArrow: Bool
  /// `nil` if the backdrop is no spotlight.
  var light: Light?

  init(_ random: inout FuzzRandom) {
    target = random.pick(Target.allCases)
    edges = random.pick([
      Set(PopupEdge.allCases), Set(PopupEdge.allCases), [.bottom], [.top, .trailing], [.leading],
    ])
    hasArrow = !random.one(in: 3)
  }
}

/// What happens to the source of a popup.
package enum SourceChange: String, Sendable, CaseIterable {
  /// It is removed from its superview, and soon added again.
  case remove
  /// It is hidden, and soon shown again.
  case hide
  /// The scroll view of the page is scrolled, with an animation or without.
  case scroll, scrollAnimated
  /// It is moved on its page, with an animation or without.
  case move, moveAnimated
  /// The closure returns `nil` for some time.
  case vanish
}

extension PopupSpec {
  /// Returns a random description of a popup that points at a view of the page.
  static func pointing(_ random: inout FuzzRandom) -> PopupSpec {
    var spec = PopupSpec(&random)
    spec.point(at: SourceSpec(&random))
    if random.one(in: 2) { spec.pageExit = .keepAlive }
    return spec
  }

  /// Returns a random description of a popup with a light around what it points at.
  static func spotlight(_ random: inout FuzzRandom) -> PopupSpec {
    var spec = pointing(&random)
    spec.source?.light = random.pick([.open, .open, .closed])
    spec.isModal = true
    return spec
  }

  /// Sets what it points at; without room there it is in the middle.
  mutating func point(at source: SourceSpec) {
    (self.source, position) = (source, .center)
  }
}

extension SourceSpec: CustomStringConvertible {
  package var description: String {
    let sides = edges.count == 4 ? "" : " \(edges.map { "\($0)" }.sorted().joined(separator: "/"))"
    return "\(target)\(sides)\(hasArrow ? " with an arrow" : "")"
      + (light.map { " in \($0) light" } ?? "")
  }
}
