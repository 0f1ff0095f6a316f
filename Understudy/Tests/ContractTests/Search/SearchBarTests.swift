// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SearchBarTests {
  @Test
  func `SB1: a bar asks before editing begins and ends, and notifies the delegate afterwards`()
    async
  {
    await withBar { bar, log in
      #expect(bar.becomeFirstResponder())
      #expect(log.lines == ["shouldBegin", "didBegin"])
      #expect(bar.searchTextField.isEditing)
      log.lines = []

      #expect(bar.resignFirstResponder())

      #expect(log.lines == ["shouldEnd", "didEnd"])
      #expect(!bar.searchTextField.isEditing)
    }
  }

  @Test
  func `SB1: a delegate that says no keeps the bar from being edited`() async {
    await withBar { bar, log in
      log.answer = false

      #expect(!bar.becomeFirstResponder())

      #expect(log.lines == ["shouldBegin"])
      #expect(!bar.searchTextField.isFirstResponder)
    }
  }

  @Test
  func `SB2: each change by the user is asked for and reported, one by the app is not`() async {
    await withBar { bar, log in
      bar.becomeFirstResponder()
      log.lines = []

      bar.searchTextField.insertText("a")
      bar.searchTextField.insertText("b")
      bar.searchTextField.deleteBackward()
      log.answer = false
      bar.searchTextField.insertText("x")

      #expect(
        log.lines == [
          "shouldChange a 0", "changed a", "shouldChange b 1", "changed ab", "shouldChange  1",
          "changed a", "shouldChange x 1",
        ])
      log.lines = []
      bar.text = "by the app"
      #expect(log.lines.isEmpty)
      #expect(bar.searchTextField.text == "by the app")
    }
  }

  @Test
  func `SB5: the focus of a bar is that of its field`() async {
    await withBar { bar, _ in
      bar.searchTextField.becomeFirstResponder()
      #expect(bar.searchTextField.isFirstResponder)

      bar.resignFirstResponder()

      #expect(!bar.searchTextField.isFirstResponder)
    }
  }

  @Test
  func `SB4: a bar is 56 points high and its field 36`() async {
    await withBar { bar, _ in
      bar.sizeToFit()
      bar.layoutIfNeeded()

      #expect(bar.bounds.height == 56)
      #expect(bar.searchTextField.bounds.height == 36)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `SB3: Cancel calls the delegate, and nothing else happens`() async {
    await withBar { bar, log in
      bar.showsCancelButton = true
      bar.becomeFirstResponder()
      bar.searchTextField.insertText("a")
      log.lines = []

      await pass(0.4)
      await tap(bar, at: CGPoint(x: bar.bounds.maxX - 20, y: bar.bounds.midY))

      #expect(log.lines == ["cancel"])
      #expect(bar.text == "a")
      #expect(bar.searchTextField.isEditing)
      #expect(bar.showsCancelButton)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `SB2: clearing is reported like any change`() async {
    await withBar { bar, log in
      bar.text = "lamp"
      bar.layoutIfNeeded()
      await tap(bar, at: CGPoint(x: bar.bounds.maxX - 24, y: bar.bounds.midY))

      #expect(bar.text == "")
      #expect(log.lines.contains("changed "))
    }
  }

  private func tap(_ bar: UISearchBar, at point: CGPoint) async {
    let finger = Finger(at: bar.convert(point, to: nil))
    await finger.lift(after: 0.05)
    await pass(0.5)
  }

  private func withBar(_ body: (UISearchBar, BarLog) async -> Void) async {
    await withScene { scene in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
      let log = BarLog()
      makeWindow(in: scene).addSubview(bar)
      bar.delegate = log
      await pass(0.1)
      await body(bar, log)
    }
  }
}

/// Logs the calls of a search bar's delegate.
@MainActor
final class BarLog: NSObject, UISearchBarDelegate {
  var lines: [String] = []
  var answer = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("shouldBegin")
    return answer
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("shouldEnd")
    return answer
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("changed \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("shouldChange \(text) \(range.location)")
    return answer
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
}
