// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

extension TestApp {
  /// Taps the element with this label.
  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let windows = scene.windows.filter { !$0.isHidden }
    let found = windows.lazy.compactMap { element(label, in: $0) }.first
    let view = try #require(found, "no element \(label)", sourceLocation: sourceLocation)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    device.tap(at: view.convert(middle, to: nil))
  }

  private func element(_ label: String, in view: UIView) -> UIView? {
    if view.isAccessibilityElement, view.accessibilityLabel == label { return view }
    return view.subviews.lazy.compactMap { element(label, in: $0) }.first
  }
}

extension UIAlertController {
  /// Creates an alert with the given buttons and their actions.
  static func make(
    _ title: String, _ buttons: [(String, @MainActor () -> Void)] = [("OK", {})]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for (name, action) in buttons {
      alert.addAction(UIAlertAction(title: name, style: .default) { _ in action() })
    }
    return alert
  }
}
