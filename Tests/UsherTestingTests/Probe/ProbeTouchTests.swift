// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

/// Which of several a probe touches, and whether the touch gets there.
@MainActor
struct ProbeTouchTests {
  @Test func `a touch that passes a control does not get there`() {
    VirtualPhone.run { phone in
      let dead = Scenery.button("Dead", CGRect(x: 20, y: 200, width: 200, height: 44))
      dead.isUserInteractionEnabled = false
      let holder = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 10))
      holder.addSubview(Scenery.button("Outside", CGRect(x: 20, y: 20, width: 200, height: 44)))
      phone.show(Scenery.page(dead, holder))
      for title in ["Dead", "Outside"] {
        #expect(phone.probe.sees(title) && !phone.probe.reaches(title))
        let failure = #expect(throws: ProbeFailure.self) { try phone.probe.tap(title) }
        #expect(failure?.kind == .covered)
      }
    }
  }

  @Test func `a text in a row is touched by touching the row`() throws {
    try VirtualPhone.run { phone in
      let row = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
      row.addSubview(Scenery.label("Row", CGRect(x: 10, y: 10, width: 100, height: 30)))
      phone.show(Scenery.page(row))
      #expect(phone.probe.reaches("Row"))
      try phone.probe.tap("Row")
    }
  }

  @Test func `what can be seen is tapped rather than what is away`() throws {
    try VirtualPhone.run { phone in
      var taps: [String] = []
      @MainActor func home(_ x: CGFloat, _ name: String) -> UIButton {
        Scenery.button("Home", CGRect(x: x, y: 300, width: 200, height: 44)) { taps.append(name) }
      }
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 200))
      scroll.contentSize = CGSize(width: 393, height: 1000)
      for number in 0..<10 {
        scroll.addSubview(
          Scenery.button("Add", CGRect(x: 20, y: CGFloat(number) * 100, width: 200, height: 44)) {
            taps.append("\(number)")
          })
      }
      phone.show(Scenery.page(home(20, "seen"), home(-300, "parked"), scroll))

      try phone.probe.tap("Home")
      try phone.probe.tap("Add")

      #expect(taps == ["seen", "1"] && scroll.contentOffset == .zero)
    }
  }

  @Test func `a touch in another scene is made there, and brings it to the front`() throws {
    try VirtualPhone.run(on: .iPad11) { phone in
      var taps: [String] = []
      let place = CGRect(x: 20, y: 200, width: 200, height: 44)
      phone.show(Scenery.page(Scenery.button("Keep", place) { taps.append("keep") }))
      let window = phone.openWindow()
      window.rootViewController = Scenery.page(
        Scenery.button("Delete", place) { taps.append("delete") })
      window.makeKeyAndVisible()
      phone.clock.runTurn()

      try Probe(phone.scene).tap("Keep")

      #expect(taps == ["keep"] && phone.frontWindow === phone.window && phone.probe.sees("Keep"))
    }
  }

  @Test func `when the scene in front is closed the one before it is there`() throws {
    try VirtualPhone.run(on: .iPad11) { phone in
      phone.show(Scenery.page())
      var taps: [Int] = []
      let windows = [1, 2].map { number in
        let window = phone.openWindow()
        window.rootViewController = Scenery.page(
          Scenery.button("\(number)", CGRect(x: 20, y: 200, width: 200, height: 44)) {
            taps.append(number)
          })
        window.makeKeyAndVisible()
        return window
      }
      phone.bringToFront(windows[0])
      phone.bringToFront(phone.window)
      phone.bringToFront(windows[1])

      phone.close(windows[1])
      #expect(phone.frontWindow === phone.window)
      phone.bringToFront(windows[0])
      try phone.probe.tap("1")
      #expect(taps == [1])
    }
  }

  @Test func `what fields and text views hold is read, and what is secret is not`() {
    VirtualPhone.run { phone in
      let terms = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
      terms.text = "Terms\nand more"
      terms.isEditable = false
      let name = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      name.text = "Ada"
      let secret = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
      secret.isSecureTextEntry = true
      secret.text = "abc"
      phone.show(Scenery.page(terms, name, secret))
      #expect(Set(phone.probe.texts) == ["Terms\nand more", "Ada", "•••"])
      #expect(phone.probe.sees("Ada") && !phone.probe.sees("abc"))
      #expect(phone.probe.tree.contains("holds “Terms⏎and more”"))
    }
  }
}
