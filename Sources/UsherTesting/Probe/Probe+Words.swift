// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension Probe {
  func notFound(_ label: String) -> ProbeFailure {
    let seen = texts.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    return ProbeFailure(
      kind: .notFound,
      description: "nothing on the screen has the label or the text “\(label)”; "
        + (seen.isEmpty ? "there is no text at all" : "front to back there is \(seen)"))
  }

  func offScreen(_ label: String, _ element: ScreenElement) -> ProbeFailure {
    ProbeFailure(
      kind: .offScreen,
      description: "“\(label)” lies at \(element.frame.inWords), outside of what can be seen, "
        + "and no scroll view brings it there")
  }

  func covered(_ label: String, by view: UIView?) -> ProbeFailure {
    guard let view else {
      return ProbeFailure(
        kind: .covered, description: "a touch on “\(label)” reaches nothing: no view accepts it")
    }
    let name = view.spokenLabel.map { " “\($0)”" } ?? ""
    return ProbeFailure(
      kind: .covered,
      description: "a touch on “\(label)” reaches \(type(of: view))\(name) in front of it, "
        + "in a window of level \(Double(view.window?.windowLevel.rawValue ?? 0))")
  }
}

extension CGRect {
  /// Origin and size in brackets, with at most two decimals.
  var inWords: String {
    "[\(origin.x.short) \(origin.y.short) \(width.short) \(height.short)]"
  }
}

extension CGFloat {
  /// With at most two decimals, and none where they would be zero.
  var short: String {
    guard magnitude < 1e15 else { return String(Double(self)) }
    let hundredths = (Double(self) * 100).rounded()
    let value = hundredths == 0 ? 0 : hundredths / 100
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
