// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Placeholders in front of the content of any view controller or view.
@MainActor
@Suite(.uikitVariants)
struct PagePlaceholderTests {
  @Test func `one placeholder at a time is in front of the content`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(title: "nothing"))
      app.runUntilIdle()
      #expect(app.isVisible("nothing"))
      #expect(page.label.isCovered)
      #expect(page.usher.placeholder.kind == .empty)

      page.usher.placeholder.show(.failure(NetworkError(), title: "failed"))
      app.runUntilIdle()
      #expect(app.isVisible("failed"))
      #expect(!app.isVisible("nothing"))
      #expect(page.view.placeholderHosts.count == 1)

      page.usher.placeholder.hide()
      app.runUntilIdle()
      #expect(page.view.placeholderHosts.isEmpty)
      #expect(!page.label.isCovered)
      #expect(page.usher.placeholder.kind == nil)
      #expect(page.usher.placeholder.hasContent)
    }
  }

  @Test func `the completion of every call is called once, even if the call changes nothing`() {
    TestApp.runWithContent { app, page in
      let diary = CallLog()
      func note(_ name: String) -> @MainActor (PlaceholderOutcome) -> Void {
        { diary.record("\(name) \($0)") }
      }
      let placeholder = page.usher.placeholder
      placeholder.hide(completion: note("a"))
      placeholder.show(.empty(), completion: note("b"))
      placeholder.show(.empty(), completion: note("c"))
      app.runUntilIdle()
      placeholder.show(.empty(), completion: note("d"))
      app.runUntilIdle()
      placeholder.hide(animated: false, completion: note("e"))
      placeholder.hide(completion: note("f"))

      #expect(
        diary.lines == ["a shown", "b replaced", "c shown", "d shown", "e shown", "f shown"])
      app.runUntilIdle()
      #expect(diary.lines.count == 6)
      #expect(PlaceholderLifetime.make(for: page).driver.isIdle)
    }
  }

  @Test func `without animation a placeholder is shown and hidden before the call returns`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      #expect(app.isVisible("nothing"))
      #expect(page.label.isCovered)
      #expect(page.view.placeholderHosts.first?.layer.presentation()?.opacity ?? 1 == 1)

      page.usher.placeholder.hide(animated: false)
      #expect(page.view.placeholderHosts.isEmpty)
    }
  }

  @Test func `a loading placeholder that is hidden within the delay never appears`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.loading)
      for _ in 0..<28 {
        app.device.clock.advance(by: 0.01)
        #expect(page.view.placeholderHosts.isEmpty)
      }
      page.usher.placeholder.hide()
      for _ in 0..<100 {
        app.device.clock.advance(by: 0.01)
        #expect(page.view.placeholderHosts.isEmpty)
      }
    }
  }

  @Test func `a visible loading placeholder remains for half a second`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.loading(title: "wait"))
      app.device.clock.advance(by: 0.31)
      #expect(app.isVisible("wait"))

      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      app.device.clock.advance(by: 0.48)
      #expect(app.isVisible("wait"))
      #expect(!app.isVisible("nothing"))
      app.device.clock.advance(by: 0.02)
      #expect(!app.isVisible("wait"))
      #expect(app.isVisible("nothing"))
    }
  }

  @Test func `hiding and showing a placeholder in one turn never reveals the content`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(title: "first"))
      app.runUntilIdle()

      page.usher.placeholder.hide()
      page.usher.placeholder.show(.empty(title: "second"))
      let host = try #require(page.view.placeholderHosts.first)
      for _ in 0..<40 {
        app.device.clock.advance(by: 0.01)
        #expect(host.layer.presentation()?.opacity ?? 1 > 0.99)
        #expect(page.view.placeholderHosts.count == 1)
      }
      #expect(app.isVisible("second"))
      #expect(!app.isVisible("first"))
      #expect(page.label.isCovered)
    }
  }

  @Test
  func `a placeholder shown during a disappearance remains, whatever the first completion does`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(title: "first"))
      app.runUntilIdle()
      page.usher.placeholder.hide()
      app.device.clock.advance(by: 0.1)
      page.usher.placeholder.show(.empty(title: "second"))
      app.runUntilIdle()

      #expect(app.isVisible("second"))
      #expect(page.view.placeholderHosts.count == 1)
      #expect(page.view.placeholderHosts.first?.alpha == 1)
      #expect(page.label.isCovered)
    }
  }

  @Test
  func `a placeholder does not load the view of its page, and covers the view once it is loaded`() {
    TestApp.runInNavigation { app, navigation in
      let page = ContentPage()
      page.usher.placeholder.show(.empty(title: "nothing"))
      app.runUntilIdle()
      #expect(!page.isViewLoaded)

      navigation.pushViewController(page, animated: false)
      app.runTurn()
      #expect(app.isVisible("nothing"))
      #expect(page.label.isCovered)
    }
  }

  @Test func `views that are added later are behind the placeholder`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      let late = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
      late.isUserInteractionEnabled = true
      page.view.addSubview(late)
      app.runTurn()

      #expect(late.isCovered)
    }
  }

  @Test func `a placeholder is installed again when the app has removed its host`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      for view in page.view.subviews { view.removeFromSuperview() }
      app.runTurn()

      #expect(app.isVisible("nothing"))
    }
  }

  @Test func `a view can have a placeholder, which is placed in its content view if it has one`() {
    TestApp.runWithContent { app, page in
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
      let glass = UIVisualEffectView(effect: nil)
      glass.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
      page.view.addSubview(box)
      page.view.addSubview(glass)
      box.usher.placeholder.show(.empty(title: "box"), animated: false)
      glass.usher.placeholder.show(.empty(title: "glass"), animated: false)

      #expect(app.isVisible("box"))
      #expect(app.isVisible("glass"))
      #expect(box.placeholderHosts.first?.frame == box.bounds)
      #expect(glass.contentView.subviews.contains { $0 is PlaceholderHostView })
      #expect(page.usher.placeholder.kind == nil)
    }
  }

  @Test
  func `a placeholder covers the region instead of the page, and follows a change of the region`() {
    TestApp.runWithContent { app, page in
      let list = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
      page.view.addSubview(list)
      page.usher.placeholder.region = list
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      #expect(list.placeholderHosts.count == 1)
      #expect(!page.label.isCovered)
      #expect(list.isCovered)

      page.usher.placeholder.region = nil
      #expect(list.placeholderHosts.isEmpty)
      #expect(page.label.isCovered)
      #expect(app.isVisible("nothing"))
    }
  }

  @Test func `a region outside the page is reported, and the placeholder covers the page`() {
    TestApp.runWithContent { app, page in
      let misuse = MisuseCollector()
      page.usher.placeholder.region = UIView()
      let elsewhere = UIView()
      page.usher.placeholder.region = elsewhere
      page.usher.placeholder.show(.empty(), animated: false)

      #expect(misuse.reports.map(\.code) == ["placeholder-region-elsewhere"])
      #expect(page.label.isCovered)
      app.runUntilIdle()
    }
  }

  @Test func `insets are measured from the safe area`() {
    TestApp.runInNavigation { app, navigation in
      let page = ContentPage()
      navigation.pushViewController(page, animated: false)
      page.usher.placeholder.insets.top = 60
      page.usher.placeholder.show(.empty(), animated: false)
      app.runUntilIdle()

      let frame = page.view.placeholderHosts.first?.frame
      #expect(frame?.minY == page.view.safeAreaInsets.top + 60)
      #expect(frame?.maxY == page.view.bounds.maxY)
    }
  }
}
