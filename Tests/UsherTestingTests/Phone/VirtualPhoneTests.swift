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
