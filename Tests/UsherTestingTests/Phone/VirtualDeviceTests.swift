// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@MainActor
struct VirtualDeviceTests {
  @Test func `virtual time does not advance by itself`() {
    VirtualDevice.run { phone in
      var firings: [Duration] = []
      _ = MainClock.schedule(after: .seconds(2)) { firings.append(phone.clock.now) }

      phone.clock.runTurn()
      #expect(firings.isEmpty)
      phone.clock.advance(by: .seconds(1))
      #expect(firings.isEmpty)
      phone.clock.advance(by: .seconds(5))
      #expect(firings == [.seconds(2)])
      #expect(phone.clock.now == .seconds(6))
    }
  }

  @Test(arguments: zip(VirtualDevice.Model.allCases, [375, 393, 440, 834]))
  func `a device has the screen size of its model`(model: VirtualDevice.Model, width: Int) {
    VirtualDevice.run(on: model) { phone in
      #expect(Int(phone.window.bounds.width) == width)
    }
  }

  @Test func `running until idle stops when nothing is scheduled`() {
    VirtualDevice.run { phone in
      _ = MainClock.schedule(after: .seconds(1)) { _ = MainClock.schedule(after: .seconds(2)) {} }

      #expect(phone.clock.runUntilIdle())
      #expect(phone.clock.now == .seconds(3))
    }
  }

  @Test func `running until idle stops at its limit if something is always scheduled`() {
    VirtualDevice.run { phone in
      scheduleForever()

      #expect(!phone.clock.runUntilIdle(limit: .seconds(4)))
      #expect(phone.clock.now == .seconds(4))
    }
  }

  @Test func `device settings reach the page`() {
    let settings = DeviceSettings(
      appearance: .dark, direction: .rightToLeft, textSize: .accessibilityLarge)
    VirtualDevice.run(settings) { phone in
      let page = Fixtures.page()
      phone.setRoot(page)

      #expect(page.traitCollection.userInterfaceStyle == .dark)
      #expect(page.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test func `a device setting can be changed while the app is running`() {
    VirtualDevice.run { phone in
      let page = Fixtures.page()
      phone.setRoot(page)

      phone.settings.appearance = .dark
      phone.clock.runTurn()

      #expect(page.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func `two devices share no state`() {
    VirtualDevice.run { one in
      one.setRoot(Fixtures.page())
      one.clock.advance(by: .seconds(3))
      VirtualDevice.run { other in
        #expect(other.clock.now == .zero)
        #expect(other.probe.windows.isEmpty)
      }
      #expect(one.probe.windows.count == 1)
    }
  }

  @Test func `a finger scrolls by the distance it moves`() {
    VirtualDevice.run { phone in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scroll.contentSize = CGSize(width: 393, height: 3000)
      phone.setRoot(Fixtures.page(scroll))

      phone.touchDown(at: CGPoint(x: 200, y: 600))
      phone.clock.advance(by: .seconds(0.2))
      let before = scroll.contentOffset.y
      for y in stride(from: 580.0, through: 400, by: -20) {
        phone.touchMove(to: CGPoint(x: 200, y: y))
        phone.clock.advance(by: .seconds(0.05))
      }
      phone.touchUp()

      #expect(scroll.contentOffset.y > before + 150)
    }
  }

  @Test func `typed text goes to the first responder, and nowhere without one`() {
    VirtualDevice.run { phone in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      phone.setRoot(Fixtures.page(field))

      phone.type("lost")
      field.becomeFirstResponder()
      phone.type("kept")

      #expect(field.text == "kept")
    }
  }

  @Test func `typed deletes clear a field`() {
    VirtualDevice.run { phone in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.text = "Ada"
      phone.setRoot(Fixtures.page(field))
      field.becomeFirstResponder()

      phone.type("\u{8}")
      #expect(field.text == "Ad")
      phone.type(String(repeating: "\u{8}", count: 2))
      #expect(field.text == "")
      phone.type("\u{8}Bo")
      #expect(field.text == "Bo")
    }
  }

  @Test func `a second window is in front until the first one is brought to the front`() {
    VirtualDevice.run(on: .iPad11) { phone in
      let (first, second) = (UILabel(), UILabel())
      (first.text, second.text) = ("one", "two")
      for label in [first, second] { label.frame = CGRect(x: 40, y: 80, width: 200, height: 40) }
      phone.setRoot(Fixtures.page(first))
      let window = phone.openWindow()
      window.rootViewController = Fixtures.page(second)
      window.makeKeyAndVisible()
      phone.clock.runTurn()
      #expect(phone.frontWindow === window)
      #expect(window.windowScene !== phone.scene)
      #expect(phone.probe.texts == ["two"])
      let image = phone.probe.image(scale: 1).png

      phone.bringToFront(phone.window)

      #expect(phone.probe.texts == ["one"])
      #expect(phone.frontWindow === phone.window)
      #expect(phone.probe.image(scale: 1).png != image)
    }
  }

  @Test func `an image has the size of the screen in pixels`() {
    VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())

      let image = phone.probe.image(scale: 2)

      #expect(image.pixelWidth == 786)
      #expect(image.pixelHeight == 1704)
      #expect(image.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  private func scheduleForever() {
    _ = MainClock.schedule(after: .seconds(1)) { scheduleForever() }
  }
}
