// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

/// Which of several a probe touches, and whether the touch gets there.
@MainActor
struct ScreenProbeTouchTests {
  @Test func `a touch that passes a control does not get there`() {
    VirtualDevice.run { phone in
      let disabled = Fixtures.button("Dead", CGRect(x: 20, y: 200, width: 200, height: 44))
      disabled.isUserInteractionEnabled = false
      let holder = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 10))
      holder.addSubview(Fixtures.button("Outside", CGRect(x: 20, y: 20, width: 200, height: 44)))
      phone.setRoot(Fixtures.page(disabled, holder))
      for title in ["Dead", "Outside"] {
        #expect(phone.probe.isVisible(title) && !phone.probe.isHittable(title))
        let failure = #expect(throws: ProbeError.self) { try phone.probe.tap(title) }
        #expect(failure?.kind == .covered)
      }
    }
  }

  @Test func `a text in a row is touched by touching the row`() throws {
    try VirtualDevice.run { phone in
      let row = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
      row.addSubview(Fixtures.label("Row", CGRect(x: 10, y: 10, width: 100, height: 30)))
      phone.setRoot(Fixtures.page(row))
      #expect(phone.probe.isHittable("Row"))
      try phone.probe.tap("Row")
    }
  }

  @Test func `what can be seen is tapped rather than what is away`() throws {
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

      #expect(taps == ["seen", "1"] && scroll.contentOffset == .zero)
    }
  }

  @Test func `a touch in another scene is made there, and brings it to the front`() throws {
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

      #expect(taps == ["keep"] && phone.frontWindow === phone.window && phone.probe.isVisible("Keep"))
    }
  }

  @Test func `when the scene in front is closed the one before it is there`() throws {
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

  @Test func `what fields and text views hold is read, and what is secret is not`() {
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
      #expect(phone.probe.isVisible("Ada") && !phone.probe.isVisible("abc"))
      #expect(phone.probe.description.contains("holds “Terms⏎and more”"))
    }
  }
}
