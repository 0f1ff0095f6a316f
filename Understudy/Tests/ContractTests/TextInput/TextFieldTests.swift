// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TextFieldTests {
  @Test
  func `K1: a field asks, becomes first responder and then reports that editing began`() async {
    await withField { field, log in
      field.delegate = log
      field.addAction(UIAction { _ in log.note("event") }, for: .editingDidBegin)

      #expect(field.becomeFirstResponder())

      #expect(log.lines == ["shouldBegin first=false", "didBegin first=true", "event"])
      #expect(field.isEditing)
    }
  }

  @Test
  func `K1: a delegate that says no keeps the field from editing`() async {
    await withField { field, log in
      field.delegate = log
      log.answer = false

      #expect(!field.becomeFirstResponder())

      #expect(log.lines == ["shouldBegin first=false"])
      #expect(!field.isFirstResponder)
      #expect(!field.isEditing)
    }
  }

  @Test
  func `K2: each change is asked for and reported`() async {
    await withField { field, log in
      field.text = "ab"
      field.becomeFirstResponder()
      field.delegate = log
      field.addAction(
        UIAction { _ in log.note("changed \(field.text ?? "")") }, for: .editingChanged)

      field.insertText("c")
      field.deleteBackward()
      log.answer = false
      field.insertText("x")

      let expected = ["{2, 0} c", "changed abc", "{2, 1} ", "changed ab", "{2, 0} x"]
      #expect(log.lines.filter { !$0.hasPrefix("selection") } == expected)
      #expect(field.text == "ab")
    }
  }

  @Test
  func `K3: a field that loses focus asks, resigns and then reports the reason`() async {
    await withField { field, log in
      field.becomeFirstResponder()
      field.delegate = log

      #expect(field.resignFirstResponder())

      #expect(log.lines == ["shouldEnd first=true", "didEnd first=false 0"])
      #expect(!field.isEditing)
    }
  }

  @Test
  func `K3: a delegate without a reason gets the plain call`() async {
    await withField { field, _ in
      let plain = PlainDelegate()
      field.delegate = plain
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(plain.ends == 1)
    }
  }

  @Test
  func `K5: editing ends by force although the delegate says no`() async {
    await withField { field, log in
      field.becomeFirstResponder()
      field.delegate = log
      log.answer = false

      #expect(!field.resignFirstResponder())
      #expect(field.isEditing)
      field.superview?.endEditing(true)

      #expect(!field.isFirstResponder)
      #expect(!field.isEditing)
      #expect(log.lines.last == "didEnd first=false 0")
    }
  }

  @Test
  func `K10: a field outside of a window gets no focus`() async {
    await withScene { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      #expect(!field.becomeFirstResponder())
      #expect(!field.isEditing)
    }
  }

  @Test
  func `K11: a field that leaves its window has lost the focus and has ended editing`() async {
    await withField { field, log in
      field.becomeFirstResponder()
      field.delegate = log
      log.answer = false

      field.removeFromSuperview()

      #expect(!field.isFirstResponder)
      #expect(log.lines.last == "didEnd first=false 0")
    }
  }

  @Test
  func `K3: the field that had the focus has ended before the next one begins`() async {
    await withField { field, log in
      let second = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
      field.superview?.addSubview(second)
      field.becomeFirstResponder()
      field.delegate = log
      second.delegate = log

      second.becomeFirstResponder()

      let expected = [
        "shouldBegin first=false", "shouldEnd first=true", "didEnd first=false 0",
        "didBegin first=true",
      ]
      #expect(log.lines == expected)
    }
  }

  private func withField(_ body: (UITextField, FieldLog) -> Void) async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      body(field, FieldLog())
      field.delegate = nil
      window.isHidden = true
    }
  }
}

@MainActor
private final class PlainDelegate: NSObject, UITextFieldDelegate {
  var ends = 0
  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
}

@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var answer = true

  func note(_ line: String) { lines.append(line) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin first=\(textField.isFirstResponder)")
    return answer
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("didBegin first=\(textField.isFirstResponder)")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd first=\(textField.isFirstResponder)")
    return answer
  }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    note("didEnd first=\(textField.isFirstResponder) \(reason.rawValue)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("{\(range.location), \(range.length)} \(string)")
    return answer
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
}
