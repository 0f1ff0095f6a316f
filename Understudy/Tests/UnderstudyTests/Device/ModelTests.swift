// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Screens and safe areas of the models, as published or measured.
@MainActor
struct ModelTests {
  @Test(arguments: [
    (HeadlessModel.iPhone17, (402, 874), (62, 34), (62, 62, 20)),
    (.iPhone17Pro, (402, 874), (62, 34), (62, 62, 20)),
    (.iPhone17ProMax, (440, 956), (62, 34), (62, 62, 20)),
    (.iPhoneAir, (420, 912), (68, 34), (68, 68, 20)),
    (.iPhone16, (393, 852), (59, 34), (59, 59, 21)),
    (.iPhone17e, (390, 844), (47, 34), (47, 47, 20)),
    (.iPhoneSE3, (375, 667), (20, 0), (0, 0, 0)),
    (.iPhoneDuo, (669, 951), (82, 34), (0, 84, 34)),
    (.iPhoneDuoCover, (466, 678), (0, 34), (84, 0, 34)),
    (.iPadA16, (820, 1180), (32, 25), (0, 0, 25)),
  ])
  func `windows have the size and the safe area of the model`(
    model: HeadlessModel, size: (CGFloat, CGFloat), upright: (CGFloat, CGFloat),
    onItsSide: (CGFloat, CGFloat, CGFloat)
  ) {
    withPage(model) { device, page in
      #expect(page.view.bounds.size == CGSize(width: size.0, height: size.1))
      let insets = page.view.safeAreaInsets
      #expect(insets.top == upright.0)
      #expect(insets.bottom == upright.1)

      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      #expect(page.view.bounds.size == CGSize(width: size.1, height: size.0))
      let turned = page.view.safeAreaInsets
      #expect(turned.left == onItsSide.0)
      #expect(turned.right == onItsSide.1)
      #expect(turned.bottom == onItsSide.2)
    }
  }

  @Test func `the status bar of a closed Duo is at its right`() {
    withPage(.iPhoneDuoCover) { _, page in #expect(page.view.safeAreaInsets.right == 84) }
  }

  @Test
  func `an iPhone Air on its side is wide, and a Duo is wide either way`() {
    withPage(.iPhoneAir) { device, page in
      #expect(page.traitCollection.horizontalSizeClass == .compact)
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      #expect(page.traitCollection.horizontalSizeClass == .regular)
    }
    withPage(.iPhoneDuo) { _, page in
      #expect(page.traitCollection.horizontalSizeClass == .regular)
      #expect(page.traitCollection.userInterfaceIdiom == .phone)
    }
  }
}
