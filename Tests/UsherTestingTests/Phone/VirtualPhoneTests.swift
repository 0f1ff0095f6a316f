// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@MainActor
struct VirtualPhoneTests {
  @Test func `time stands still until it is advanced`() {
    VirtualPhone.run { phone in
      var rings: [Duration] = []
      _ = MainClock.schedule(after: .seconds(2)) { rings.append(phone.clock.now) }

      phone.clock.runTurn()
      #expect(rings.isEmpty)
      phone.clock.advance(by: .seconds(1))
      #expect(rings.isEmpty)
      phone.clock.advance(by: .seconds(5))
      #expect(rings == [.seconds(2)])
      #expect(phone.clock.now == .seconds(6))
    }
  }

  @Test(arguments: zip(VirtualPhone.Model.allCases, [393, 834]))
  func `a phone has the screen of its model`(model: VirtualPhone.Model, width: Int) {
    VirtualPhone.run(on: model) { phone in
      #expect(Int(phone.window.bounds.width) == width)
    }
  }

  @Test func `settling stops when nothing is due any more`() {
    VirtualPhone.run { phone in
      _ = MainClock.schedule(after: .seconds(1)) { _ = MainClock.schedule(after: .seconds(2)) {} }

      #expect(phone.clock.settle())
      #expect(phone.clock.now == .seconds(3))
    }
  }

  @Test func `settling gives up where something is due for ever`() {
    VirtualPhone.run { phone in
      ringForEver()

      #expect(!phone.clock.settle(within: .seconds(4)))
      #expect(phone.clock.now == .seconds(4))
    }
  }

  @Test func `settings reach the page`() {
    let settings = PhoneSettings(
      appearance: .dark, direction: .rightToLeft, textSize: .accessibilityLarge)
    VirtualPhone.run(settings) { phone in
      let page = Scenery.page()
      phone.show(page)

      #expect(page.traitCollection.userInterfaceStyle == .dark)
      #expect(page.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test func `a setting can be changed while the app runs`() {
    VirtualPhone.run { phone in
      let page = Scenery.page()
      phone.show(page)

      phone.settings.appearance = .dark
      phone.clock.runTurn()

      #expect(page.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func `two phones have nothing in common`() {
    VirtualPhone.run { one in
      one.show(Scenery.page())
      one.clock.advance(by: .seconds(3))
      VirtualPhone.run { other in
        #expect(other.clock.now == .zero)
        #expect(other.probe.windows.isEmpty)
      }
      #expect(one.probe.windows.count == 1)
    }
  }

  @Test func `a finger scrolls as far as it goes, and not before it moves`() {
    VirtualPhone.run { phone in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scroll.contentSize = CGSize(width: 393, height: 3000)
      phone.show(Scenery.page(scroll))

      phone.press(at: CGPoint(x: 200, y: 600))
      phone.clock.advance(by: .seconds(0.2))
      let before = scroll.contentOffset.y
      for y in stride(from: 580.0, through: 400, by: -20) {
        phone.move(to: CGPoint(x: 200, y: y))
        phone.clock.advance(by: .seconds(0.05))
      }
      phone.lift()

      #expect(scroll.contentOffset.y > before + 150)
    }
  }

  @Test func `what is typed goes to what has the focus, and nowhere without one`() {
    VirtualPhone.run { phone in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      phone.show(Scenery.page(field))

      phone.type("lost")
      field.becomeFirstResponder()
      phone.type("kept")

      #expect(field.text == "kept")
    }
  }

  @Test func `another window of the app is in front until the first comes back`() {
    VirtualPhone.run(on: .iPad11) { phone in
      let (first, second) = (UILabel(), UILabel())
      (first.text, second.text) = ("one", "two")
      for label in [first, second] { label.frame = CGRect(x: 40, y: 80, width: 200, height: 40) }
      phone.show(Scenery.page(first))
      let window = phone.openWindow()
      window.rootViewController = Scenery.page(second)
      window.makeKeyAndVisible()
      phone.clock.runTurn()
      #expect(phone.frontWindow === window && window.windowScene !== phone.scene)
      #expect(phone.probe.texts == ["two"])
      let picture = phone.probe.picture(scale: 1).png

      phone.bringToFront(phone.window)

      #expect(phone.probe.texts == ["one"] && phone.frontWindow === phone.window)
      #expect(phone.probe.picture(scale: 1).png != picture)
    }
  }

  @Test func `a picture has the size of the screen in pixels`() {
    VirtualPhone.run { phone in
      phone.show(Scenery.page())

      let picture = phone.probe.picture(scale: 2)

      #expect(picture.pixelWidth == 786)
      #expect(picture.pixelHeight == 1704)
      #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  private func ringForEver() {
    _ = MainClock.schedule(after: .seconds(1)) { ringForEver() }
  }
}
