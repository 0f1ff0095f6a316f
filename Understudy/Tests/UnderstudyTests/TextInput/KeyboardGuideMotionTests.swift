// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct KeyboardGuideMotionTests {
  @Test
  func `what hangs on the guide moves along with the keyboard`() {
    withPage { device, page, field, bar in
      let down = bar.frame.minY
      field.becomeFirstResponder()
      device.clock.advance(by: 0.1)

      let shown = bar.layer.presentation()?.frame.minY ?? 0
      #expect(bar.frame.maxY == device.keyboard.frame?.minY)
      #expect(shown < down - 20)
      #expect(shown > bar.frame.minY + 5)
    }
  }

  @Test
  func `the guide follows a view that moves under a keyboard that stays, and a rotation`() {
    withPage { device, page, field, bar in
      field.becomeFirstResponder()
      device.clock.advance(by: 0.5)
      page.view.frame.origin.y -= 50
      device.clock.advance(by: 0.1)
      #expect(page.view.convert(bar.frame, to: nil).maxY == device.keyboard.frame?.minY)
      page.view.frame.origin.y = 0
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      #expect(page.view.convert(bar.frame, to: nil).maxY == device.keyboard.frame?.minY)
      #expect(device.keyboard.frame?.height == (device.hasNewDesign ? 209 : 171))
    }
  }

  @Test
  func `neither view nor guide outlives the page`() {
    HeadlessDevice.run { device in
      weak var weakView: UIView?
      weak var weakGuide: UIKeyboardLayoutGuide?
      do {
        let view = UIView()
        weakView = view
        weakGuide = view.keyboardLayoutGuide
        view.layoutIfNeeded()
      }
      device.clock.advance(by: 0.1)

      #expect(weakView == nil)
      #expect(weakGuide == nil)
    }
  }

  @Test
  func `a text view with selection and menu is gone with its window`() {
    HeadlessDevice.run { device in
      weak var weakView: UITextView?
      do {
        let window = UIWindow(windowScene: device.connectScene())
        window.makeKeyAndVisible()
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        weakView = view
        window.addSubview(view)
        view.text = "hello"
        view.becomeFirstResponder()
        view.selectAll(nil)
        view.interaction.showMenu()
        device.clock.advance(by: 1)
        window.isHidden = true
      }
      device.clock.advance(by: 1)

      #expect(weakView == nil)
    }
  }

  private func withPage(
    _ body: (HeadlessDevice, UIViewController, UITextField, UIView) -> Void
  ) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(field)
      page.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
      ])
      device.clock.advance(by: 0.1)
      body(device, page, field, bar)
    }
  }
}
