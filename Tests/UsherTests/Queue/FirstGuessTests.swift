// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
@testable import Usher

/// What is typed before the documentation is read compiles, and means what it says.
@MainActor
@Suite(.uikitVariants)
struct FirstGuessTests {
  @Test func `a popup whose view needs no handle`() {
    TestApp.run { app in
      let popup = Popup { _ in UILabel() }
      #expect(type(of: popup) == Popup<Never>.self)

      let returning = Popup { handle in
        let label = UILabel()
        handle.dismiss(returning: 7)
        return label
      }
      #expect(type(of: returning) == Popup<Int>.self)
    }
  }

  @Test func `an existing view with a value`() {
    TestApp.run { app in
      let handle = app.center.show(Popup<String>(FixedSizeView()))
      app.runUntilIdle()
      handle.dismiss(returning: "blue")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value == "blue")
      #expect(type(of: Popup(FixedSizeView())) == Popup<Never>.self)
      #expect(type(of: Popup(UIViewController())) == Popup<Never>.self)
    }
  }

  @Test func `a sequence of one type returns handles of its value`() {
    TestApp.run { app in
      let steps = [1, 2].map { _ in Popup<Int>(FixedSizeView()) }
      let handles = app.center.showSequence(steps)
      #expect(type(of: handles) == [PopupHandle<Int>].self)

      let mixed = app.center.showSequence([Popup<Int>(FixedSizeView()), SystemAlert("Sure?")])
      #expect(type(of: mixed) == [AnyPopupHandle].self)
      #expect(mixed.count == 2)
    }
  }

  @Test func `names of pages as an array`() {
    TestApp.run { app in
      app.page.usher.pageName = "terms"
      let names: [PageName] = ["home", "terms"]
      let box = FixedSizeView()
      app.center.show(Popup(box).on(named: names))
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `a failure without an error, and whether a placeholder is visible`() {
    TestApp.run { app in
      let placeholder = app.page.usher.placeholder
      #expect(!placeholder.isVisible)
      placeholder.show(.failure(title: "Not now") {}, animated: false)
      app.runUntilIdle()
      #expect(placeholder.isVisible)
      #expect(placeholder.kind == .failure)

      placeholder.hide(animated: false)
      app.runUntilIdle()
      #expect(!placeholder.isVisible)
    }
  }

  @Test func `a misuse handler can be removed`() {
    TestApp.run { app in
      var reports: [MisuseReport] = []
      MisuseReport.handler = { reports.append($0) }
      MisuseReport.handler = nil
      let view = FixedSizeView()
      app.page.view.addSubview(view)
      #expect(app.center.show(Popup(view)).outcomeIfDismissed?.reason == .contentInUse)

      #expect(reports.isEmpty)
      #expect(MisuseReport.handler == nil)
    }
  }

  @Test func `a popup is visible from the beginning of its appearance until it has disappeared`() {
    TestApp.run { app in
      let first = app.center.show(Popup(FixedSizeView()))
      let second = app.center.show(Popup(FixedSizeView()))
      #expect(first.isVisible, "it is appearing")
      #expect(!second.isVisible, "it is queued")
      app.runUntilIdle()
      #expect(first.isVisible)

      first.dismiss()
      #expect(first.isVisible, "it is disappearing")
      app.runUntilIdle()
      #expect(!first.isVisible, "it is dismissed")
      #expect(second.isVisible)
    }
  }

  @Test func `a suspended popup is not visible`() {
    TestApp.run { app in
      let form = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      let question = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      #expect(!form.isVisible, "its window begins to fade")
      app.runUntilIdle()
      #expect(!form.isVisible)

      question.dismiss()
      app.runUntilIdle()
      #expect(form.isVisible)
    }
  }

  @Test func `the message of a styled alert in its initializer`() {
    TestApp.run { app in
      StyledAlert(.success, "Saved", message: "It is on its way.").show()
      app.runUntilIdle()

      #expect(app.styledAlert?.texts == ["Saved", "It is on its way."])
    }
  }

  @Test func `one of the two times of a loading page`() {
    TestApp.runWithContent { app, page in
      let placeholder = page.usher.placeholder
      placeholder.show(.loading.timing(delay: .zero))
      #expect(placeholder.isVisible)
      placeholder.hide()
      app.device.clock.advance(by: 0.4)
      #expect(placeholder.isVisible, "the minimum duration is the standard one")
      app.runUntilIdle()

      placeholder.show(.loading.timing(minimumDuration: .zero))
      app.device.clock.advance(by: 0.2)
      #expect(!placeholder.isVisible, "the delay is the standard one")
      app.device.clock.advance(by: 0.2)
      #expect(placeholder.isVisible)
      placeholder.hide(animated: false)
      #expect(!placeholder.isVisible)
    }
  }
}
