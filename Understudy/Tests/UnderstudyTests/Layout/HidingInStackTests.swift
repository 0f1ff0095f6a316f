// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct HidingInStackTests {
  @Test
  func `Hidden with an animation, a view shrinks and is drawn until the end`() {
    HeadlessDevice.run { device in
      let window = makeStack(on: device)
      let stack = stackView(in: window)
      let views = stack.arrangedSubviews

      UIView.animate(withDuration: 0.4) { views[0].isHidden = true }

      #expect(views[0].isHidden)
      #expect(!views[0].layer.isHidden)
      #expect(views[1].frame.minY == 0)
      device.clock.advance(by: 0.2)
      let height = views[0].layer.presentedValues(at: device.clock.now).bounds.height
      #expect(height > 10)
      #expect(height < 30)
      device.clock.advance(by: 0.25)
      #expect(views[0].layer.isHidden)
      #expect(stack.arrangedSubviews.count == 2)
    }
  }

  @Test
  func `Shown again before the end, it stays`() {
    HeadlessDevice.run { device in
      let window = makeStack(on: device)
      let views = stackView(in: window).arrangedSubviews
      UIView.animate(withDuration: 0.4) { views[0].isHidden = true }
      device.clock.advance(by: 0.1)

      UIView.animate(withDuration: 0.4) { views[0].isHidden = false }
      device.clock.advance(by: 1)

      #expect(!views[0].isHidden)
      #expect(!views[0].layer.isHidden)
      #expect(views[0].frame.height == 40)
    }
  }

  private func makeStack(on device: HeadlessDevice) -> UIWindow {
    let window = UIWindow(windowScene: device.connectScene())
    window.isHidden = false
    let stack = UIStackView()
    stack.axis = .vertical
    for _ in 0..<2 {
      let view = UIView()
      let height = view.heightAnchor.constraint(equalToConstant: 40)
      height.priority = .defaultHigh
      height.isActive = true
      stack.addArrangedSubview(view)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    stack.distribution = .equalSpacing
    window.addSubview(stack)
    stack.layoutIfNeeded()
    device.clock.advance(by: 0.1)
    return window
  }

  private func stackView(in window: UIWindow) -> UIStackView {
    window.subviews.lazy.compactMap { $0 as? UIStackView }.first ?? UIStackView()
  }
}
