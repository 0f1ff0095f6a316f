// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite(.enabled(if: TestPlatform.hasKeys))
struct KeyPressTests {
  @Test(arguments: [true, false])
  func `K35: a press goes from the first responder up the chain to the key window`(
    hasFocus: Bool
  ) async {
    await withScene { scene in
      let (window, field, page) = await makeScreen(in: scene)
      if hasFocus { field.becomeFirstResponder() }

      TestPlatform.pressEscape()

      #expect(page.presses == ["began", "ended"])
      #expect(window.presses == ["began", "ended"])
      window.isHidden = true
    }
  }

  @Test
  func `K35: a press that is handled goes no further`() async {
    await withScene { scene in
      let (window, _, page) = await makeScreen(in: scene)
      page.takesPresses = true

      TestPlatform.pressEscape()

      #expect(page.presses == ["began", "ended"])
      #expect(window.presses == ["ended"])
      window.isHidden = true
    }
  }

  @Test
  func `K35: a window that is not key gets no presses`() async {
    await withScene { scene in
      let (window, _, page) = await makeScreen(in: scene)
      let other = PressWindow(windowScene: scene)
      other.makeKeyAndVisible()

      TestPlatform.pressEscape()

      #expect(other.presses == ["began", "ended"])
      #expect(window.presses.isEmpty)
      #expect(page.presses.isEmpty)
      other.isHidden = true
      window.isHidden = true
    }
  }

  @Test
  func `K35: from what is presented a press comes to the window, too`() async {
    await withScene { scene in
      let (window, _, page) = await makeScreen(in: scene)
      let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      sheet.addAction(UIAlertAction(title: "OK", style: .default))
      page.present(sheet, animated: false)
      #expect(await until { sheet.viewIfLoaded?.window != nil && !sheet.isBeingPresented })

      TestPlatform.pressEscape()

      #expect(window.presses == ["began", "ended"])
      window.isHidden = true
    }
  }

  @Test
  func `K36: during a composition Escape comes to the responders before the text input`() async {
    await withScene { scene in
      let (window, field, page) = await makeScreen(in: scene)
      field.text = "你"
      field.becomeFirstResponder()
      field.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
      var wasMarked = false
      page.onPress = { wasMarked = field.markedTextRange != nil }

      TestPlatform.pressEscape()

      #expect(page.presses == ["began", "ended"])
      #expect(window.presses == ["began", "ended"])
      #expect(wasMarked)
      #expect(field.markedTextRange == nil)
      #expect(field.text == "你")
      window.isHidden = true
    }
  }

  @Test
  func `K36: Escape leaves alone what is composed when a responder handles it`() async {
    await withScene { scene in
      let (window, field, page) = await makeScreen(in: scene)
      field.becomeFirstResponder()
      field.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
      page.takesPresses = true

      TestPlatform.pressEscape()

      #expect(page.presses == ["began", "ended"])
      #expect(field.markedTextRange != nil)
      #expect(field.text == "hao")
      window.isHidden = true
    }
  }

  private func makeScreen(
    in scene: UIWindowScene
  ) async -> (PressWindow, UITextField, PressPage) {
    let window = PressWindow(windowScene: scene)
    let page = PressPage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    window.rootViewController = page
    page.view.addSubview(field)
    window.makeKeyAndVisible()
    #expect(await until { page.viewIfLoaded?.window != nil })
    return (window, field, page)
  }
}

private final class PressWindow: UIWindow {
  private(set) var presses: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      self.presses.append("began")
    }
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("ended")
    super.pressesEnded(presses, with: event)
  }
}

private final class PressPage: UIViewController {
  var takesPresses = false
  var onPress: () -> Void = {}
  private(set) var presses: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("began")
    onPress()
    if !takesPresses { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("ended")
    super.pressesEnded(presses, with: event)
  }
}
