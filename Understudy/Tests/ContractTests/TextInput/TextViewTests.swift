// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TextViewTests {
  @Test
  func `K20: a text view asks, becomes first responder and then reports that editing began`() async
  {
    await withTextView { view, log in
      view.delegate = log

      #expect(view.becomeFirstResponder())
      #expect(view.resignFirstResponder())

      let expected = [
        "shouldBegin first=false", "didBegin first=true", "shouldEnd first=true",
        "didEnd first=false",
      ]
      #expect(log.lines == expected)
    }
  }

  @Test
  func `K20: a delegate that says no keeps a text view from editing`() async {
    await withTextView { view, log in
      view.delegate = log
      log.answer = false

      #expect(!view.becomeFirstResponder())

      #expect(log.lines == ["shouldBegin first=false"])
    }
  }

  @Test
  func `K21: setting the text in code reports no change by the user`() async {
    await withTextView { view, log in
      view.delegate = log

      view.text = "hello"

      #expect(view.text == "hello")
      #expect(!log.lines.contains("didChange"))
    }
  }

  @Test
  func `K22: a new text view is editable, scrolls, and insets its text`() async {
    await withTextView { view, _ in
      #expect(view.isEditable)
      #expect(view.isSelectable)
      #expect(view.isScrollEnabled)
      #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      #expect(view.textContainer.lineFragmentPadding == 5)
      #expect(view.text == "")
    }
  }

  @Test
  func `K23: without scrolling a text view is as high as its text, with it it has no size`() async {
    await withTextView { view, _ in
      view.font = .systemFont(ofSize: 20)
      view.text = "one"
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)

      view.isScrollEnabled = false
      let one = view.intrinsicContentSize.height
      view.text = "one\ntwo\nthree"
      let three = view.intrinsicContentSize.height

      let line = UIFont.systemFont(ofSize: 20).lineHeight
      #expect(abs(one - line - 16) < 2)
      #expect(abs(three - one - 2 * line) < 2)
    }
  }

  @Test
  func `K23: a text view's fitting size wraps its text`() async {
    await withTextView { view, _ in
      view.font = .systemFont(ofSize: 17)
      view.text = "a text that does not fit into a narrow column"

      let wide = view.sizeThatFits(CGSize(width: 1000, height: 1000))
      let narrow = view.sizeThatFits(CGSize(width: 100, height: 1000))

      #expect(narrow.width <= 100)
      #expect(narrow.height > 2 * wide.height)
    }
  }

  @Test
  func `K24: content grows with the text, whatever the height of the view`() async {
    await withTextView { view, _ in
      view.font = .systemFont(ofSize: 17)
      view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")

      view.layoutIfNeeded()

      #expect(view.contentSize.height > 30 * 20)
      #expect(view.bounds.height == 100)
    }
  }

  @Test
  func `K25: the selection can be set and stays within the text`() async {
    await withTextView { view, _ in
      view.text = "hello"

      view.selectedRange = NSRange(location: 1, length: 3)
      let inside = view.selectedTextRange.flatMap { view.text(in: $0) }

      #expect(inside == "ell")
    }
  }

  @Test
  func `K26: without isSelectable there is no focus, and selecting asks no delegate`()
    async
  {
    await withTextView { view, log in
      view.delegate = log
      view.isEditable = false
      #expect(view.becomeFirstResponder())
      #expect(log.lines.isEmpty)

      view.isSelectable = false

      #expect(!view.isFirstResponder)
      #expect(!view.becomeFirstResponder())
    }
  }

  @Test
  func `K27: what an input method composes is marked until it is committed`() async {
    await withTextView { view, _ in
      view.text = "你"
      view.becomeFirstResponder()

      view.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
      #expect(view.text == "你hao")
      #expect(view.markedTextRange.flatMap { view.text(in: $0) } == "hao")
      view.unmarkText()

      #expect(view.text == "你hao")
      #expect(view.markedTextRange == nil)
    }
  }

  @Test
  func `K28: attributed text keeps its attributes, and a font set later applies to all of it`()
    async
  {
    await withTextView { view, _ in
      let bold = UIFont.boldSystemFont(ofSize: 20)
      view.attributedText = NSAttributedString(string: "bold", attributes: [.font: bold])
      #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == bold)

      let plain = UIFont.systemFont(ofSize: 15)
      view.font = plain

      #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == plain)
    }
  }

  @Test
  func `K29: a text view posts that editing began and ended`() async {
    await withTextView { view, _ in
      let names = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      ]
      nonisolated(unsafe) var posted: [NSNotification.Name] = []
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
          posted.append(name)
        }
      }

      view.becomeFirstResponder()
      view.resignFirstResponder()

      #expect(posted == names)
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }

  private func withTextView(_ body: (UITextView, TextViewLog) async -> Void) async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      window.addSubview(view)
      await body(view, TextViewLog())
      view.delegate = nil
      window.endEditing(true)
      window.isHidden = true
    }
  }
}

@MainActor
private final class TextViewLog: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var answer = true

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("shouldBegin first=\(textView.isFirstResponder)")
    return answer
  }
  func textViewDidBeginEditing(_ textView: UITextView) {
    lines.append("didBegin first=\(textView.isFirstResponder)")
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("shouldEnd first=\(textView.isFirstResponder)")
    return answer
  }
  func textViewDidEndEditing(_ textView: UITextView) {
    lines.append("didEnd first=\(textView.isFirstResponder)")
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
}
