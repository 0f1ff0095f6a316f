// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What a navigation bar does to content that scrolls under it.
@MainActor
struct ScrollEdgeEffectTests {
  @Test
  func `half of the background covers content under the bar, and less below it`() {
    withScrollingPage(on: .iOS26) { device, navigation, list in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
      content.backgroundColor = .black
      list.backgroundColor = .white
      list.addSubview(content)
      list.contentOffset.y = 300
      device.clock.advance(by: 0.5)
      #expect(abs((effectView(in: navigation)?.frame.height ?? 0) - 59 - 54 - 40) < 0.01)
      #expect(effectView(in: navigation)?.subviews.last?.isHidden == true)
      @MainActor func grays() -> [Int] {
        let picture = device.render(scale: 1)
        return [40, 100, 130, 170].map { Int(picture[5, $0].green) }
      }
      let shown = grays()

      #expect(abs(shown[0] - 127) <= 2)
      #expect(shown == shown.sorted(by: >))
      #expect(shown[3] == 0)
      device.reduceTransparency = true
      list.contentOffset.y += 1
      device.clock.advance(by: 0.1)
      #expect(grays()[0] == 255)
    }
  }

  @Test
  func `the hard style ends with the bar, at a line`() {
    withScrollingPage(on: .iOS26) { device, navigation, list in
      list.topEdgeEffect.style = .hard
      list.contentOffset.y += 100
      device.clock.advance(by: 0.1)
      let effect = effectView(in: navigation)

      #expect(abs((effect?.frame.height ?? 0) - 59 - 54) < 0.01)
      #expect(effect?.subviews.last?.isHidden == false)
    }
  }

  @Test(arguments: [(HeadlessSystem.iOS26, CGFloat(153)), (.iOS27, 113)])
  func `automatic is soft on iOS 26 and hard on iOS 27`(system: HeadlessSystem, height: CGFloat) {
    withScrollingPage(on: system) { device, navigation, list in
      list.contentOffset.y += 100
      device.clock.advance(by: 0.1)

      #expect(effectView(in: navigation)?.frame.height == height)
    }
  }

  @Test
  func `a hidden effect and a background of the app's own leave nothing of it`() {
    withScrollingPage(on: .iOS26) { device, navigation, list in
      list.contentOffset.y += 100
      list.topEdgeEffect.isHidden = true
      device.clock.advance(by: 0.1)
      #expect(effectView(in: navigation)?.isHidden == true)
      list.topEdgeEffect.isHidden = false
      #expect(effectView(in: navigation)?.isHidden == false)

      navigation.navigationBar.standardAppearance.configureWithOpaqueBackground()
      device.clock.advance(by: 0.1)

      #expect(effectView(in: navigation)?.isHidden == true)
      #expect(navigation.navigationBar.effectiveStandardAppearance.backgroundColor != nil)
    }
  }

  @Test
  func `a bar with the default background has none but the effect`() {
    withScrollingPage(on: .iOS26) { _, navigation, _ in
      let appearance = navigation.navigationBar.effectiveStandardAppearance
      #expect(appearance.hasNoBackground)
      #expect(appearance.shadowColor == nil)
    }
    withScrollingPage(on: .iOS18) { _, navigation, list in
      list.contentOffset.y += 100
      #expect(navigation.navigationBar.effectiveStandardAppearance.backgroundEffect != nil)
      #expect(effectView(in: navigation)?.isHidden == true)
    }
  }

  private func effectView(in navigation: UINavigationController) -> ScrollEdgeEffectView? {
    navigation.navigationBar.backgrounds.subviews.lazy
      .compactMap { $0 as? ScrollEdgeEffectView }.first
  }
}
