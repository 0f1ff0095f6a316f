// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The backdrop of styled alerts.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertBackdropTests {
  @Test func `every kind of backdrop dims, blurs or shows a view as configured`() throws {
    try TestApp.run { app in
      let customView = UIView()
      let rows: [(backdrop: PopupBackdrop, isBlurred: Bool, darkness: CGFloat, hasOwn: Bool)] = [
        (.black(opacity: 0.3), false, 0.3, false), (.dimmed, false, 0.2, false),
        (.blurred, true, 0, false), (.clear, false, 0, false),
        (.view { customView }, false, 0, true),
      ]
      for row in rows {
        let handle = StyledAlert(.info, "News").backdrop(row.backdrop).show()
        app.runUntilIdle()
        let root = try #require(app.overlays.last?.rootViewController as? OverlayRootViewController)
        let layers = try #require(root.backdrop).subviews
        let dim = try #require(layers.last)

        let effects = layers.compactMap { ($0 as? UIVisualEffectView)?.effect }
        #expect(effects.isEmpty != row.isBlurred)
        let color = dim.backgroundColor?.resolvedColor(with: dim.traitCollection)
        #expect(abs((color?.cgColor.alpha ?? 0) - row.darkness) < 0.001)
        #expect(dim.alpha == 1)
        #expect((customView.superview === dim) == row.hasOwn)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test func `an alert without a backdrop has the backdrop of the theme`() throws {
    try TestApp.run { app in
      StyledAlert(.info, "News").theme(.classic).show()
      app.runUntilIdle()

      let root = try #require(app.overlays.last?.rootViewController as? OverlayRootViewController)
      #expect(root.backdrop?.subviews.last?.backgroundColor == UIColor(white: 0, alpha: 0.7))
    }
  }
}
