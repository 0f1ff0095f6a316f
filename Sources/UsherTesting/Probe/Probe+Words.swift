// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension ScreenProbe {
  func notFound(_ label: String) -> ProbeError {
    let seen = texts.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    return ProbeError(
      kind: .notFound,
      description: "nothing on the screen has the label or the text “\(label)”; "
        + (seen.isEmpty ? "there is no text at all" : "front to back there is \(seen)"))
  }

  func offScreen(_ label: String, _ element: ScreenElement) -> ProbeError {
    ProbeError(
      kind: .offScreen,
      description: "“\(label)” lies at \(element.frame.formatted), outside of what can be seen, "
        + "and no scroll view brings it there")
  }

  func covered(_ label: String, by view: UIView?) -> ProbeError {
    guard let view else {
      return ProbeError(
        kind: .covered, description: "a touch on “\(label)” reaches nothing: no view accepts it")
    }
    let name = view.accessibilityText.map { " “\($0)”" } ?? ""
    return ProbeError(
      kind: .covered,
      description: "a touch on “\(label)” reaches \(type(of: view))\(name) in front of it, "
        + "in a window of level \(Double(view.window?.windowLevel.rawValue ?? 0))")
  }
}

extension CGRect {
  /// Origin and size in brackets, with at most two decimals.
  var formatted: String {
    "[\(origin.x.formatted) \(origin.y.formatted) \(width.formatted) \(height.formatted)]"
  }
}

extension CGFloat {
  /// With at most two decimals, and none where they would be zero.
  var formatted: String {
    guard magnitude < 1e15 else { return String(Double(self)) }
    let hundredths = (Double(self) * 100).rounded()
    let value = hundredths == 0 ? 0 : hundredths / 100
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
