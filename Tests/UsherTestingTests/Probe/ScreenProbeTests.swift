// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@MainActor
struct ScreenProbeTests {
  @Test func `texts are listed front to back, window by window`() {
    VirtualDevice.run { phone in
      phone.setRoot(
        Fixtures.page(Fixtures.label("Page", CGRect(x: 20, y: 100, width: 200, height: 30))))
      let window = Fixtures.overlay(
        on: phone,
        Fixtures.page(Fixtures.label("Popup", CGRect(x: 20, y: 300, width: 200, height: 30))))

      #expect(phone.probe.texts == ["Popup", "Page"])
      #expect(phone.probe.windows.first === window)
    }
  }

  @Test func `an element is found by its label and by its text`() throws {
    try VirtualDevice.run { phone in
      let label = Fixtures.label("84", CGRect(x: 20, y: 100, width: 200, height: 30))
      label.accessibilityLabel = "Eighty-four dollars"
      phone.setRoot(Fixtures.page(label))

      let byLabel = try #require(phone.probe.element("Eighty-four dollars"))
      let byText = try #require(phone.probe.element("84"))
      #expect(byLabel.view === label)
      #expect(byText.view === label)
      #expect(byText.frame == CGRect(x: 20, y: 100, width: 200, height: 30))
    }
  }

  @Test func `hidden, transparent and clipped views are not visible`() {
    VirtualDevice.run { phone in
      let frame = CGRect(x: 20, y: 100, width: 200, height: 30)
      let hidden = Fixtures.label("Hidden", frame)
      hidden.isHidden = true
      let clear = Fixtures.label("Clear", frame)
      clear.alpha = 0
      let clip = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
      clip.clipsToBounds = true
      clip.addSubview(Fixtures.label("Clipped", CGRect(x: 0, y: 60, width: 90, height: 30)))
      phone.setRoot(Fixtures.page(hidden, clear, clip))

      #expect(phone.probe.texts.isEmpty)
    }
  }

  @Test func `an element below another view is visible and not hittable`() {
    VirtualDevice.run { phone in
      let lid = UIView(frame: CGRect(x: 0, y: 180, width: 393, height: 100))
      phone.setRoot(
        Fixtures.page(
          Fixtures.button("Below", CGRect(x: 20, y: 200, width: 120, height: 44)), lid,
          Fixtures.button("Free", CGRect(x: 20, y: 400, width: 120, height: 44))))

      #expect(phone.probe.isVisible("Below"))
      #expect(!phone.probe.isHittable("Below"))
      #expect(phone.probe.isHittable("Free"))
      #expect(!phone.probe.isHittable("Missing"))
    }
  }

  @Test func `a tap reaches the control through hit testing`() throws {
    try VirtualDevice.run { phone in
      var taps = 0
      phone.setRoot(
        Fixtures.page(
          Fixtures.button("Keep", CGRect(x: 20, y: 200, width: 120, height: 44)) { taps += 1 }))

      try phone.probe.tap("Keep")

      #expect(taps == 1)
    }
  }

  @Test func `tapping a covered element fails and names the view in front of it`() {
    VirtualDevice.run { phone in
      var taps = 0
      phone.setRoot(
        Fixtures.page(
          Fixtures.button("Keep", CGRect(x: 20, y: 200, width: 120, height: 44)) { taps += 1 }))
      let window = Fixtures.overlay(on: phone, Fixtures.page())

      let failure = #expect(throws: ProbeError.self) { try phone.probe.tap("Keep") }

      #expect(failure?.kind == .covered)
      #expect(
        failure?.description
          == "a touch on “Keep” reaches UIView in front of it, in a window of level 1.0")
      #expect(taps == 0)
      #expect(window.isHidden == false)
    }
  }

  @Test func `tapping a missing element fails and lists the texts on the screen`() {
    VirtualDevice.run { phone in
      phone.setRoot(
        Fixtures.page(Fixtures.label("Page", CGRect(x: 20, y: 100, width: 200, height: 30))))

      let failure = #expect(throws: ProbeError.self) { try phone.probe.tap("Keep") }

      #expect(failure?.kind == .notFound)
      #expect(
        failure?.description
          == "nothing on the screen has the label or the text “Keep”; front to back there is “Page”"
      )
    }
  }

  @Test func `a probe in a message lists what is on the screen`() {
    VirtualDevice.run { phone in
      let numbers = (1...14).map { number in
        Fixtures.label("\(number)", CGRect(x: 20, y: 40 * number, width: 200, height: 30))
      }
      let page = UIViewController()
      phone.setRoot(page)
      #expect(String(describing: phone.probe) == "screen: there is no text at all")

      numbers.reversed().forEach(page.view.addSubview)
      #expect(
        String(describing: phone.probe)
          == "screen: front to back there is “1”, “2”, “3”, “4”, “5”, “6”, “7”, “8”, “9”, “10”, "
          + "“11”, “12” and 2 more")
    }
  }

  @Test func `a tap scrolls to the element first`() throws {
    try VirtualDevice.run { phone in
      var taps = 0
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scroll.contentSize = CGSize(width: 393, height: 3000)
      scroll.addSubview(
        Fixtures.button("Far below", CGRect(x: 20, y: 2400, width: 200, height: 44)) { taps += 1 })
      phone.setRoot(Fixtures.page(scroll))

      #expect(!phone.probe.isVisible("Far below"))
      try phone.probe.tap("Far below")

      #expect(taps == 1)
      #expect(phone.probe.isVisible("Far below"))
    }
  }

  @Test func `a tap scrolls every scroll view around the element`() throws {
    try VirtualDevice.run { phone in
      var taps = 0
      let inner = UIScrollView(frame: CGRect(x: 0, y: 1500, width: 393, height: 300))
      inner.contentSize = CGSize(width: 393, height: 1000)
      inner.addSubview(
        Fixtures.button("Deep down", CGRect(x: 20, y: 900, width: 200, height: 44)) { taps += 1 })
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      outer.contentSize = CGSize(width: 393, height: 3000)
      outer.addSubview(inner)
      phone.setRoot(Fixtures.page(outer))

      try phone.probe.tap("Deep down")

      #expect(taps == 1)
      #expect(inner.contentOffset.y > 0)
      #expect(outer.contentOffset.y > 0)
    }
  }

  @Test func `a tap scrolls horizontally, and only as far as needed`() throws {
    try VirtualDevice.run { phone in
      var taps = 0
      let shelf = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
      shelf.contentSize = CGSize(width: 2000, height: 1000)
      shelf.contentInset = UIEdgeInsets(top: 20, left: 50, bottom: 0, right: 30)
      shelf.contentOffset.y = 40
      let frames = [1900.0, 0].map { CGRect(x: $0, y: 100, width: 100, height: 44) }
      shelf.addSubview(Fixtures.button("Last", frames[0]) { taps += 1 })
      shelf.addSubview(Fixtures.button("First", frames[1]) { taps += 10 })
      phone.setRoot(Fixtures.page(shelf))

      try phone.probe.tap("Last")
      #expect(taps == 1)
      #expect(shelf.contentOffset == CGPoint(x: 1637, y: 40))
      try phone.probe.tap("First")
      #expect(taps == 11)
      #expect(shelf.contentOffset == CGPoint(x: -50, y: 40))
    }
  }

  @Test func `the escape gesture starts at the frontmost element`() {
    VirtualDevice.run { phone in
      let page = EscapablePage()
      page.view.addSubview(Fixtures.label("Page", CGRect(x: 20, y: 100, width: 200, height: 30)))
      phone.setRoot(page)

      #expect(phone.probe.performEscape())
      #expect(page.escapes == 1)
    }
  }

  @Test func `the escape gesture fails if no view handles it`() {
    VirtualDevice.run { phone in
      phone.setRoot(
        Fixtures.page(Fixtures.label("Page", CGRect(x: 20, y: 100, width: 200, height: 30))))

      #expect(!phone.probe.performEscape())
    }
  }
}

private final class EscapablePage: UIViewController {
  var escapes = 0

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return true
  }
}
