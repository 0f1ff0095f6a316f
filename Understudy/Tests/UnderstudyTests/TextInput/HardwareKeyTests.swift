// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct HardwareKeyTests {
  @Test
  func `arrows move the caret by characters, words and lines`() {
    withTextView { device, view in
      view.text = "a👨‍👩‍👧‍👦 word\nsecond line"
      view.selectedRange = NSRange(location: 0, length: 0)
      device.press(.right)
      device.press(.right)
      #expect(view.selectedRange.location == 12)
      device.press(.right, .option)
      #expect(view.selectedRange.location == 17)
      device.press(.left, .command)
      #expect(view.selectedRange.location == 0)
      device.press(.down)
      #expect(view.selectedRange.location == 18)
      device.press(.right, .command)
      #expect(view.selectedRange.location == 29)
      device.press(.down)
      device.press(.right)
      #expect(view.selectedRange.location == 29)
      device.press(.up, .command)
      #expect(view.selectedRange.location == 0)
    }
  }

  @Test
  func `shift extends the selection from where it began, both ways`() {
    withTextView { device, view in
      view.text = "hello world"
      view.selectedRange = NSRange(location: 5, length: 0)
      device.press(.right, .shift)
      device.press(.right, .shift)
      #expect(view.selectedRange == NSRange(location: 5, length: 2))
      for _ in 0..<4 { device.press(.left, .shift) }
      #expect(view.selectedRange == NSRange(location: 3, length: 2))
      device.press(.left)
      #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }
  }

  @Test
  func `the left arrow goes forward in a line that runs from right to left`() {
    withTextView { device, view in
      view.text = "مرحبا"
      view.selectedRange = NSRange(location: 0, length: 0)
      device.press(.left)
      #expect(view.selectedRange.location == 1)
    }
  }

  @Test
  func `delete takes a word with Option and the line with Command`() {
    withTextView { device, view in
      view.text = "one two three"
      device.press(.delete)
      #expect(view.text == "one two thre")
      device.press(.delete, .option)
      #expect(view.text == "one two ")
      device.press(.delete, .command)
      #expect(view.text == "")
    }
  }

  @Test
  func `Command and a letter copy, cut, paste and select everything`() {
    withTextView { device, view in
      view.text = "abc"
      #expect(!device.press(.command("c")))
      #expect(device.press(.command("a")))
      #expect(device.press(.command("x")))
      #expect(view.text == "")
      device.press(.command("v"))
      device.press(.command("v"))
      #expect(view.text == "abcabc")
      #expect(!device.press(.command("q")))
    }
  }

  @Test
  func `Tab moves from field to field in reading order and is a character in text views`() {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let frames = [(150, 200), (20, 200), (20, 100)]
      let fields = frames.map {
        UITextField(frame: CGRect(x: $0.0, y: $0.1, width: 100, height: 34))
      }
      let view = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 80))
      for input in fields as [UIView] + [view] { window.addSubview(input) }
      fields[2].becomeFirstResponder()

      device.press(.tab)
      #expect(fields[1].isFirstResponder)
      device.press(.tab)
      #expect(fields[0].isFirstResponder)
      device.press(.tab)
      #expect(view.isFirstResponder)
      device.press(.tab)
      #expect(view.text == "\t")
      device.press(.tab, .shift)
      #expect(fields[0].isFirstResponder)
    }
  }

  @Test
  func `Escape gives up what is being composed, else cancels an alert`() {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      var cancelled = 0
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 })
      page.present(alert, animated: true)
      device.clock.advance(by: 1)
      device.type("a")
      device.setMarked("ni")

      #expect(device.press(.escape))
      #expect(alert.textFields?.first?.text == "a")
      #expect(cancelled == 0)
      #expect(device.press(.escape))
      device.clock.advance(by: 1)
      #expect(cancelled == 1)
      #expect(!device.press(.escape))
    }
  }

  private func withTextView(_ body: (HeadlessDevice, UITextView) -> Void) {
    HeadlessDevice.run { device in
      device.settings.hardwareKeyboard = true
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
      view.font = .systemFont(ofSize: 17)
      window.addSubview(view)
      view.becomeFirstResponder()
      device.clock.runTurn()
      body(device, view)
    }
  }
}
