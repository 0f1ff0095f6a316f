// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct PasteboardTests {
  @Test
  func `K30: the pasteboard keeps a string and counts its changes`() async {
    await withScene { _ in
      let board = UIPasteboard.general
      let before = board.changeCount

      board.string = "hello"

      #expect(board.string == "hello")
      #expect(board.hasStrings)
      #expect(board.changeCount > before)
    }
  }

  @Test
  func `K31: copy, cut and paste move what is selected`() async {
    await withField { field in
      field.text = "hello world"
      select(0, 5, in: field)
      field.copy(nil)
      #expect(UIPasteboard.general.string == "hello")
      #expect(field.text == "hello world")

      select(5, 11, in: field)
      field.cut(nil)
      #expect(field.text == "hello")
      #expect(UIPasteboard.general.string == " world")

      select(0, 0, in: field)
      field.paste(nil)
      #expect(field.text == " worldhello")
    }
  }

  @Test
  func `K32: nothing can be copied out of a secure field`() async {
    await withField { field in
      UIPasteboard.general.string = "before"
      field.text = "secret"
      field.isSecureTextEntry = true
      field.selectAll(nil)

      field.copy(nil)

      #expect(UIPasteboard.general.string == "before")
    }
  }

  private func select(_ start: Int, _ end: Int, in field: UITextField) {
    let begin = field.beginningOfDocument
    guard let from = field.position(from: begin, offset: start),
      let to = field.position(from: begin, offset: end)
    else { return }
    field.selectedTextRange = field.textRange(from: from, to: to)
  }

  private func withField(_ body: (UITextField) -> Void) async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      field.becomeFirstResponder()
      body(field)
      window.endEditing(true)
      window.isHidden = true
    }
  }
}
