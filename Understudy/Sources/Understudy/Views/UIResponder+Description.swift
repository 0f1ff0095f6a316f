// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIResponder {
  /// What distinguishes this responder from others of its class, for messages of tests.
  var identifyingFacts: [String] {
    var facts: [String] = []
    if let view = self as? UIView {
      let frame = view.frame
      facts.append(
        String(
          format: "frame = (%g %g; %g %g)", Double(frame.minX), Double(frame.minY),
          Double(frame.width), Double(frame.height)))
      if view.isHidden { facts.append("hidden") }
    }
    if let window = self as? UIWindow {
      facts.append(String(format: "level = %g", Double(window.windowLevel.rawValue)))
      if window.isKeyWindow { facts.append("key") }
    }
    if let title = (self as? UIViewController)?.title { facts.append("title = '\(title)'") }
    if let name = accessibilityIdentifier { facts.append("identifier = '\(name)'") }
    if let label = accessibilityLabel { facts.append("label = '\(label)'") }
    return facts
  }
}
