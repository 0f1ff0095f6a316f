// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups on the columns of a split view controller.
@MainActor
struct SplitPagesTests {
  @Test func `a look finds every column that is in the window, and nothing else`() {
    Stand.runInColumns { stand, split in
      let reader = SceneReader()
      reader.read(.active, window: stand.window)
      #expect(reader.snapshot.nodes[0].kind == .split)
      #expect(reader.pages == ["HomePage", "DetailPage"])
      #expect(reader.snapshot.isAtRest)

      split.hide(.primary)
      stand.settle()
      reader.read(.active, window: stand.window)

      #expect(reader.pages == ["DetailPage"])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a popup leaves with its column and is back with it`(switches: HeadlessSwitches) {
    Stand.runInColumns(switches: switches) { stand, split in
      let (list, detail) = (BoxView(), BoxView())
      let kept = stand.center.enqueue(Popup(list).on(HomePage.self).keepAlive())
      stand.settle()
      #expect(list.window != nil)

      split.hide(.primary)
      stand.settle()
      #expect(stand.overlays.isEmpty && kept.outcomeIfEnded == nil)
      let other = stand.center.enqueue(Popup(detail).on(DetailPage.self))
      stand.settle()
      #expect(stand.overlays.first === detail.window)
      other.end()
      split.show(.primary)
      stand.settle()

      #expect(stand.overlays.first === list.window && kept.outcomeIfEnded == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `turning a phone takes columns together and apart, and a popup stays with its page`(
    switches: HeadlessSwitches
  ) {
    Stand.runInColumns(.iPhone16ProMax, switches: switches) { stand, split in
      #expect(split.isCollapsed)
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(DetailPage.self).keepAlive())
      stand.settle()
      #expect(stand.overlays.first === box.window)

      stand.device.orientation = .landscapeLeft
      stand.settle()
      #expect(!split.isCollapsed && stand.overlays.first === box.window)
      stand.device.orientation = .portrait
      stand.settle()

      #expect(split.isCollapsed && stand.overlays.first === box.window)
      #expect(handle.outcomeIfEnded == nil)
    }
  }

  @Test func `a page that is popped in a narrow window is left, and gone with the split view only`()
  {
    Stand.runInColumns(.iPhone16) { stand, split in
      let handle = stand.center.enqueue(Popup(BoxView()).on(DetailPage.self))
      let list = stand.center.enqueue(Popup(BoxView()).on(HomePage.self))
      stand.settle()
      #expect(stand.center.visible.map(\.id) == [handle.id])

      split.show(.primary)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageLeft)
      #expect(stand.center.visible.map(\.id) == [list.id])
    }
  }
}

extension Stand {
  /// Runs a test on a device whose pages are in two columns: a home page beside a detail page.
  static func runInColumns(
    _ model: HeadlessModel = .iPad11, switches: HeadlessSwitches? = nil,
    _ body: @MainActor (Stand, UISplitViewController) throws -> Void
  ) rethrows {
    try runOnDevice(model, switches: switches) { device in
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredSplitBehavior = .tile
      split.setViewController(HomePage(), for: .primary)
      split.setViewController(DetailPage(), for: .secondary)
      try body(Stand(on: device, page: split), split)
    }
  }
}

extension SceneReader {
  /// The types of the pages that the last look found visible.
  var pages: [String] {
    let visible = snapshot.visiblePages
    return snapshot.nodes.filter { visible.contains($0.id) }.map(\.typeName)
  }
}
