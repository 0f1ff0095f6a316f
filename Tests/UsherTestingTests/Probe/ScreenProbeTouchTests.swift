// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

/// Which of several elements a tap reaches.
@MainActor
struct ScreenProbeTouchTests {
  @Test func `a tap on a control without user interaction, or outside of its superview, fails`() {
    VirtualDevice.run { phone in
      let disabled = Fixtures.button("Dead", CGRect(x: 20, y: 200, width: 200, height: 44))
      disabled.isUserInteractionEnabled = false
      let holder = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 10))
      holder.addSubview(Fixtures.button("Outside", CGRect(x: 20, y: 20, width: 200, height: 44)))
      phone.setRoot(Fixtures.page(disabled, holder))
      for title in ["Dead", "Outside"] {
        #expect(phone.probe.isVisible(title))
        #expect(!phone.probe.isHittable(title))
        let failure = #expect(throws: ProbeError.self) { try phone.probe.tap(title) }
        #expect(failure?.kind == .covered, "title: \(title)")
      }
    }
  }

  @Test(arguments: [("moving", CGFloat(300), CGFloat(1)), ("fading", 0, 0)])
  func `a tap on an element that is animated fails and says so`(
    change: String, distance: CGFloat, alpha: CGFloat
  ) throws {
    try VirtualDevice.run { phone in
      var taps = 0
      let backdrop = Fixtures.button("Dismiss", CGRect(x: 0, y: 0, width: 393, height: 852))
      let card = UIView(frame: CGRect(x: 20, y: 300 + distance, width: 300, height: 100))
      card.addSubview(
        Fixtures.button("Close", CGRect(x: 20, y: 20, width: 200, height: 44)) { taps += 1 })
      card.alpha = alpha
      phone.setRoot(Fixtures.page(backdrop, card))
      UIView.animate(withDuration: 0.5) {
        card.frame.origin.y = 300
        card.alpha = 1
      }
      phone.clock.advance(by: .seconds(0.2))

      let failure = #expect(throws: ProbeError.self) { try phone.probe.tap("Close") }
      #expect(failure?.kind == .covered)
      #expect(
        failure?.description == "“Close” is still \(change), and a touch on it reaches "
          + "UIButton “Dismiss”; advance the clock first")

      phone.clock.runUntilIdle()
      try phone.probe.tap("Close")
      #expect(taps == 1)
    }
  }

  @Test func `a tap on a disabled control does nothing`() throws {
    try VirtualDevice.run { phone in
      var taps = 0
      let button = Fixtures.button("Save", CGRect(x: 20, y: 200, width: 200, height: 44)) {
        taps += 1
      }
      button.isEnabled = false
      phone.setRoot(Fixtures.page(button))

      try phone.probe.tap("Save")

      #expect(taps == 0)
    }
  }

  @Test func `tapping a text inside a row touches the row`() throws {
    try VirtualDevice.run { phone in
      let row = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
      row.addSubview(Fixtures.label("Row", CGRect(x: 10, y: 10, width: 100, height: 30)))
      var taps = 0
      let recognizer = UITapGestureRecognizer()
      GestureAction.add(to: recognizer) { _ in taps += 1 }
      row.addGestureRecognizer(recognizer)
      phone.setRoot(Fixtures.page(row))
      #expect(phone.probe.isHittable("Row"))

      try phone.probe.tap("Row")

      #expect(taps == 1)
    }
  }

  @Test func `a visible element is tapped rather than one off the screen`() throws {
    try VirtualDevice.run { phone in
      var taps: [String] = []
      @MainActor func home(_ x: CGFloat, _ name: String) -> UIButton {
        Fixtures.button("Home", CGRect(x: x, y: 300, width: 200, height: 44)) { taps.append(name) }
      }
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 200))
      scroll.contentSize = CGSize(width: 393, height: 1000)
      for index in 0..<10 {
        scroll.addSubview(
          Fixtures.button("Add", CGRect(x: 20, y: CGFloat(index) * 100, width: 200, height: 44)) {
            taps.append("\(index)")
          })
      }
      phone.setRoot(Fixtures.page(home(20, "seen"), home(-300, "parked"), scroll))

      try phone.probe.tap("Home")
      try phone.probe.tap("Add")

      #expect(taps == ["seen", "1"])
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test func `a tap in another scene brings that scene to the front`() throws {
    try VirtualDevice.run(on: .iPad11) { phone in
      var taps: [String] = []
      let frame = CGRect(x: 20, y: 200, width: 200, height: 44)
      phone.setRoot(Fixtures.page(Fixtures.button("Keep", frame) { taps.append("keep") }))
      let window = phone.openWindow()
      window.rootViewController = Fixtures.page(
        Fixtures.button("Delete", frame) { taps.append("delete") })
      window.makeKeyAndVisible()
      phone.clock.runTurn()

      try ScreenProbe(phone.scene).tap("Keep")

      #expect(taps == ["keep"])
      #expect(phone.frontWindow === phone.window)
      #expect(phone.probe.isVisible("Keep"))
    }
  }

  @Test func `closing the front scene brings the previous one to the front`() throws {
    try VirtualDevice.run(on: .iPad11) { phone in
      phone.setRoot(Fixtures.page())
      var taps: [Int] = []
      let windows = [1, 2].map { index in
        let window = phone.openWindow()
        window.rootViewController = Fixtures.page(
          Fixtures.button("\(index)", CGRect(x: 20, y: 200, width: 200, height: 44)) {
            taps.append(index)
          })
        window.makeKeyAndVisible()
        return window
      }
      phone.bringToFront(windows[0])
      phone.bringToFront(phone.window)
      phone.bringToFront(windows[1])

      phone.closeWindow(windows[1])
      #expect(phone.frontWindow === phone.window)
      phone.bringToFront(windows[0])
      try phone.probe.tap("1")
      #expect(taps == [1])
    }
  }

  @Test func `the texts of text fields and text views are read, secure texts are not`() {
    VirtualDevice.run { phone in
      let terms = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
      terms.text = "Terms\nand more"
      terms.isEditable = false
      let name = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      name.text = "Ada"
      let secret = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
      secret.isSecureTextEntry = true
      secret.text = "abc"
      phone.setRoot(Fixtures.page(terms, name, secret))
      #expect(Set(phone.probe.texts) == ["Terms\nand more", "Ada", "•••"])
      #expect(phone.probe.isVisible("Ada"))
      #expect(!phone.probe.isVisible("abc"))
      #expect(phone.probe.description.contains("contains “Terms⏎and more”"))
    }
  }
}
