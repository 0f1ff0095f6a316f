// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Popups on the columns of a split view controller.
@MainActor
@Suite(.uikitVariants)
struct SplitPagesTests {
  @Test func `a snapshot contains the columns that are in the window`() {
    TestApp.runInColumns { app, split in
      let reader = SceneReader()
      reader.read(.active, window: app.window)
      #expect(reader.snapshot.nodes[0].kind == .split)
      #expect(reader.pages == ["HomePage", "DetailPage"])
      var watcher = PageWatcher()
      _ = watcher.process(reader.snapshot, at: .init(sinceStart: .zero))
      #expect(watcher.state == .confirming)

      split.hide(.primary)
      app.runUntilIdle()
      reader.read(.active, window: app.window)

      #expect(reader.pages == ["DetailPage"])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup is suspended and resumed with its column`(switches: HeadlessSwitches) {
    TestApp.runInColumns(switches: switches) { app, split in
      let (list, detail) = (FixedSizeView(), FixedSizeView())
      let kept = app.center.show(Popup(list).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      #expect(list.window != nil)

      split.hide(.primary)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(kept.outcomeIfDismissed == nil)
      let other = app.center.show(Popup(detail).on(DetailPage.self))
      app.runUntilIdle()
      #expect(app.overlays.first === detail.window)
      other.dismiss()
      split.show(.primary)
      app.runUntilIdle()

      #expect(app.overlays.first === list.window)
      #expect(kept.outcomeIfDismissed == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup remains with its page when rotation collapses and expands the columns`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInColumns(.iPhone16ProMax, switches: switches) { app, split in
      #expect(split.isCollapsed)
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(DetailPage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      #expect(app.overlays.first === box.window)

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()
      #expect(!split.isCollapsed)
      #expect(app.overlays.first === box.window)
      app.device.orientation = .portrait
      app.runUntilIdle()

      #expect(split.isCollapsed)
      #expect(app.overlays.first === box.window)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `a page popped in a collapsed split view is left, and gone only with the split view`()
  {
    TestApp.runInColumns(.iPhone16) { app, split in
      let handle = app.center.show(Popup(FixedSizeView()).on(DetailPage.self))
      let list = app.center.show(Popup(FixedSizeView()).on(HomePage.self))
      app.runUntilIdle()
      #expect(app.center.visiblePopups.map(\.id) == [handle.id])

      split.show(.primary)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
      #expect(app.center.visiblePopups.map(\.id) == [list.id])
    }
  }
}

extension TestApp {
  /// Runs a test on a device whose pages are in two columns: a home page beside a detail page.
  static func runInColumns(
    _ model: HeadlessModel = .iPad11, switches: HeadlessSwitches? = nil,
    _ body: @MainActor (TestApp, UISplitViewController) throws -> Void
  ) rethrows {
    try runOnDevice(model, switches: switches) { device in
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredSplitBehavior = .tile
      split.setViewController(HomePage(), for: .primary)
      split.setViewController(DetailPage(), for: .secondary)
      try body(TestApp(on: device, page: split), split)
    }
  }
}

extension SceneReader {
  /// The types of the visible pages in the last snapshot.
  var pages: [String] {
    let visible = snapshot.visiblePages
    return snapshot.nodes.filter { visible.contains($0.id) }.map(\.typeName)
  }
}
