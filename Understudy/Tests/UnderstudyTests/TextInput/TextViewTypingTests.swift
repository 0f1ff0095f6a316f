// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct TextViewTypingTests {
  @Test
  func `a text view takes return as a line end and asks before each change`() {
    withTextView { device, view in
      let log = ChangeLog()
      view.delegate = log
      view.becomeFirstResponder()

      device.type("a\nb")
      log.answer = false
      device.type("c")

      #expect(view.text == "a\nb")
      #expect(log.lines == ["{0, 0} a", "{1, 0} \n", "{2, 0} b", "{3, 0} c"])
      #expect(log.changes == 3)
    }
  }

  @Test
  func `the caret stands on the line after the last line end`() {
    withTextView { _, view in
      view.text = "one\n"
      let first = view.caretRect(for: view.beginningOfDocument)
      let last = view.caretRect(for: view.endOfDocument)

      #expect(last.minY > first.minY + 15)
      #expect(abs(last.minX - first.minX) < 1)
      view.text = ""
      #expect(view.caretRect(for: view.endOfDocument).height > 15)
    }
  }

  @Test
  func `a text view scrolls so that the caret is seen`() {
    withTextView { device, view in
      view.becomeFirstResponder()
      device.type((1...12).map { "line \($0)" }.joined(separator: "\n"))

      let caret = view.caretRect(for: view.endOfDocument)
      #expect(view.contentOffset.y > 50)
      #expect(view.bounds.contains(caret))
      view.selectedRange = NSRange(location: 0, length: 0)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test
  func `a drag scrolls a tall text and leaves the selection alone`() {
    withTextView { device, view in
      view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
      view.selectedRange = NSRange(location: 2, length: 0)
      view.becomeFirstResponder()
      device.clock.advance(by: 0.1)
      device.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 120))

      #expect(view.contentOffset.y > 30)
      #expect(view.selectedRange.location == 2)
    }
  }

  @Test
  func `taps in a text view place the caret and select a word`() {
    withTextView { device, view in
      view.text = "hello big\nworld"
      device.clock.runTurn()
      let target = view.caretRect(for: TextOffset(12))
      let point = view.convert(CGPoint(x: target.midX, y: target.midY), to: nil)
      device.tap(at: point)
      #expect(view.isFirstResponder)
      #expect(view.selectedRange == NSRange(location: 10, length: 0))
      device.tap(at: point)
      #expect(view.selectedRange == NSRange(location: 10, length: 5))
    }
  }

  @Test
  func `a text that can only be read brings no keyboard and types nothing`() {
    withTextView { device, view in
      view.text = "hello"
      view.isEditable = false
      view.becomeFirstResponder()
      device.clock.advance(by: 0.5)

      #expect(device.keyboard.frame == nil)
      device.type("x")
      #expect(view.text == "hello")
    }
  }

  @Test
  func `new text has the app's attributes until the caret moves`() {
    withTextView { device, view in
      view.text = "ab"
      view.becomeFirstResponder()
      view.typingAttributes = [.foregroundColor: UIColor.red]
      device.type("c")
      view.selectedRange = NSRange(location: 0, length: 0)
      device.type("d")

      let colors = [0, 3].map {
        view.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
      }
      #expect(view.text == "dabc")
      #expect(colors == [.label, .red])
    }
  }

  @Test
  func `without scrolling a text view grows in a layout as it is typed into`() {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.isScrollEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
      ])
      device.clock.runTurn()
      let before = view.bounds.height
      view.becomeFirstResponder()
      device.type("a text of several lines in so narrow a column")
      device.clock.runTurn()

      #expect(before > 30)
      #expect(before < 40)
      #expect(view.bounds.height > before + 18)
      #expect(view.bounds.width == 200)
    }
  }

  @Test
  func `a text view shows all of a text that is taller than a bitmap can be`() {
    withTextView { device, view in
      view.text = String(repeating: "line\n", count: 2_000)
      device.clock.runTurn()
      let height = view.contentSize.height

      for offset in [0, 30, 100, height / 2, height - 160] {
        view.contentOffset.y = offset
        #expect(device.picture(of: view, scale: 2).linesOfText >= 4, "at \(offset)")
      }
      view.setContentOffset(.zero, animated: true)
      for frame in 1...20 {
        device.clock.advance(by: 0.02)
        #expect(device.picture(of: view, scale: 2).linesOfText >= 4, "in frame \(frame)")
      }
      #expect(view.contentOffset.y == 0)
    }
  }

  private func withTextView(_ body: (HeadlessDevice, UITextView) -> Void) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      view.font = .systemFont(ofSize: 17)
      window.addSubview(view)
      device.clock.runTurn()
      body(device, view)
    }
  }
}

extension HeadlessPicture {
  /// Rows of dark pixels with lighter rows between them.
  fileprivate var linesOfText: Int {
    let isDark = (0..<height).map { y in (0..<width / 2).contains { self[$0, y].green < 100 } }
    return zip([false] + isDark, isDark).count { !$0 && $1 }
  }
}

@MainActor
private final class ChangeLog: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var changes = 0
  var answer = true

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("{\(range.location), \(range.length)} \(text)")
    return answer
  }
  func textViewDidChange(_ textView: UITextView) { changes += 1 }
}
