// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The position, z-order, appearance and disappearance of placeholder hosts.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderHostTests {
  @Test func `a disappearing placeholder passes touches to the content`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      page.usher.placeholder.hide()
      app.device.clock.advance(by: 0.05)
      let host = try #require(page.view.placeholderHosts.first)
      #expect((host.layer.presentation()?.opacity ?? 0) > 0.5)
      #expect(!page.label.isCovered)
    }
  }

  @Test
  func `a placeholder shown without animation during its disappearance is opaque at once`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      page.usher.placeholder.hide()
      app.device.clock.advance(by: 0.2)
      page.usher.placeholder.show(.empty(title: "again"), animated: false)
      let host = try #require(page.view.placeholderHosts.first)
      for _ in 0..<10 {
        app.device.clock.advance(by: 0.01)
        #expect(host.layer.presentation()?.opacity ?? host.layer.opacity == 1)
      }
    }
  }

  @Test func `the scroll indicators of a list remain in front of the placeholder`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      let bar = UIView(frame: CGRect(x: 380, y: 100, width: 3, height: 200))
      page.view.addSubview(bar)
      app.runTurn()
      #expect(page.view.subviews.last === bar)
    }
  }

  @Test
  func `rows that a list inserts in front during a turn are drawn behind the placeholder`() throws {
    try TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      let row = UIView(frame: page.tableView.bounds)
      page.tableView.addSubview(row)
      let host = try #require(page.view.placeholderHosts.first)
      #expect(host.layer.zPosition > row.layer.zPosition)
    }
  }

  @Test(arguments: [false, true])
  func `insets are leading and trailing ones`(isMirrored: Bool) {
    TestApp.runWithContent { app, page in
      page.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      page.usher.placeholder.insets.leading = 60
      page.usher.placeholder.show(.empty(), animated: false)
      let frame = page.view.placeholderHosts.first?.frame
      #expect(frame?.minX == (isMirrored ? 0 : 60))
      #expect(frame?.maxX == page.view.bounds.maxX - (isMirrored ? 60 : 0))
    }
  }

  @Test func `insets can change while the placeholder is visible`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      page.usher.placeholder.insets.bottom = 100
      app.runTurn()
      let frame = page.view.placeholderHosts.first?.frame
      let bottom = page.view.bounds.maxY - page.view.safeAreaInsets.bottom - 100
      #expect(frame?.maxY == bottom)
    }
  }

  @Test func `a placeholder is clipped to its region`() throws {
    try TestApp.runWithContent { app, page in
      let region = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
      page.view.addSubview(region)
      page.usher.placeholder.region = region
      page.usher.placeholder.show(
        .custom {
          let view = UIView()
          view.addSubview(UIView(frame: CGRect(x: 0, y: -200, width: 393, height: 600)))
          return view
        }, animated: false)
      let host = try #require(region.placeholderHosts.first)
      #expect(host.clipsToBounds)
      #expect(!page.label.isCovered)
    }
  }

  @Test func `a cell has the placeholder in its content view`() {
    TestApp.runWithContent { app, page in
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      let item = UICollectionViewCell(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      for (cell, content) in [(row, row.contentView), (item, item.contentView)]
        as [(UIView, UIView)]
      {
        page.view.addSubview(cell)
        cell.usher.placeholder.show(.empty(), animated: false)
        #expect(content.subviews.contains { $0 is PlaceholderHostView })
      }
    }
  }

  @Test func `a translucent color is not used as the background`() {
    TestApp.runWithContent { app, page in
      let veil = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      veil.backgroundColor = UIColor.green.withAlphaComponent(0.2)
      page.view.addSubview(veil)
      page.view.backgroundColor = .red
      veil.usher.placeholder.show(.empty(), animated: false)
      #expect(veil.placeholderHosts.first?.backgroundColor == .red)
    }
  }

  @Test func `a placeholder is resized together with its page during a rotation`() throws {
    try TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      app.runUntilIdle()
      let host = try #require(page.view.placeholderHosts.first)
      app.device.orientation = .landscapeLeft
      for _ in 0..<30 {
        app.device.clock.advance(by: 0.02)
        let page = page.view.layer.presentation()?.bounds.width ?? page.view.bounds.width
        let hostWidth = host.layer.presentation()?.bounds.width ?? host.bounds.width
        #expect(abs(page - hostWidth) < 1)
      }
    }
  }

  @Test func `a placeholder that is shown again while it fades in continues to fade in`() throws {
    try TestApp.runWithContent { app, page in
      var log: [String] = []
      page.usher.placeholder.show(.loading(title: "Words")) { log.append("first \($0)") }
      app.device.clock.advance(by: 0.35)
      let host = try #require(page.view.placeholderHosts.first)
      let before = try #require(host.layer.presentation()?.opacity)
      #expect(before > 0)

      page.usher.placeholder.show(.loading(title: "Words")) { log.append("second \($0)") }
      app.device.clock.advance(by: 0.01)

      let after = try #require(host.layer.presentation()?.opacity)
      #expect(after > before)
      #expect(after < before + 0.2, "a jump from \(before) to \(after)")
      #expect(log == ["first replaced"])
      app.runUntilIdle()
      #expect(log == ["first replaced", "second shown"])
    }
  }

  @Test func `a view that outlives its controller is restored`() {
    TestApp.runInNavigation { app, navigation in
      weak var page: ListPage?
      var list: UITableView?
      @MainActor func push() {
        let pushed = ListPage(style: .plain)
        page = pushed
        list = pushed.tableView
        navigation.pushViewController(pushed, animated: false)
        pushed.usher.placeholder.show(.empty(), animated: false)
      }
      push()
      app.runUntilIdle()
      #expect(list?.isScrollEnabled == false)
      #expect(list?.placeholderHosts.count == 1)

      navigation.popViewController(animated: false)
      app.runUntilIdle()
      #expect(page == nil)
      #expect(list?.isScrollEnabled == true)
      #expect(list?.placeholderHosts.isEmpty == true)
    }
  }

  @Test func `a custom view that is shown again while it fades out is visible`() {
    TestApp.runWithContent { app, page in
      let customView = UIView()
      page.usher.placeholder.show(.custom { customView }, animated: false)
      app.runUntilIdle()
      page.usher.placeholder.show(.empty())
      app.device.clock.advance(by: 0.1)

      page.usher.placeholder.show(.custom { customView }, animated: false)
      app.runUntilIdle()

      #expect(customView.window != nil)
      #expect(customView.alpha == 1)
      #expect(customView.layer.presentation()?.opacity ?? 1 == 1)
    }
  }

  @Test func `a custom view is laid out by its frame`() {
    TestApp.runWithContent { app, page in
      let customView = UIView()
      customView.translatesAutoresizingMaskIntoConstraints = false
      page.usher.placeholder.show(.custom { customView }, animated: false)
      app.runUntilIdle()
      #expect(customView.translatesAutoresizingMaskIntoConstraints)
      #expect(customView.bounds.height > 600)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -40])
  func `an invalid inset is treated as zero`(length: CGFloat) throws {
    let insets = NSDirectionalEdgeInsets(
      top: length, leading: length, bottom: length, trailing: length)
    TestApp.runWithContent { app, page in
      page.usher.placeholder.insets = insets
      page.usher.placeholder.show(.empty(), animated: false)
      app.runUntilIdle()
      #expect(page.view.placeholderHosts.first?.frame == page.view.bounds)
    }
    try TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      app.runUntilIdle()
      let before = try #require(page.view.placeholderHosts.first).frame
      page.usher.placeholder.insets = insets
      app.runUntilIdle()
      #expect(page.view.placeholderHosts.first?.frame == before)
    }
  }
}
