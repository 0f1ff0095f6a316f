// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore
import UsherTesting

@testable import Usher

/// Popups that point at a view of the page.
@MainActor
@Suite(.uikitVariants)
struct PopupSourceTests {
  private func addTarget(
    _ frame: CGRect = CGRect(x: 160, y: 300, width: 60, height: 40), to view: UIView
  ) -> UIButton {
    let button = UIButton(frame: frame)
    view.addSubview(button)
    return button
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a popup is below its source, with an arrow that touches the card`(window: PopupWindow) {
    TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)

      app.center.show(Popup(tip.box).source(target).arrow(.white).window(window))
      app.runUntilIdle()

      #expect(tip.card == CGRect(x: 90, y: 357, width: 200, height: 100))
      #expect(tip.arrows.count == 2)
      for arrow in tip.arrows {
        let frame = arrow.convert(arrow.bounds, to: nil)
        #expect(frame == CGRect(x: 177, y: 344, width: 26, height: 14))
      }
    }
  }

  @Test func `a popup without an arrow is beside a rectangle of its source`() {
    TestApp.run { app in
      let tip = Tip()
      let rect = CGRect(x: 100, y: 500, width: 10, height: 10)

      app.center.show(Popup(tip.box).source(app.page.view, rect: rect, edges: [.top]))
      app.runUntilIdle()

      #expect(tip.card == CGRect(x: 16, y: 396, width: 200, height: 100))
      #expect(tip.arrows.isEmpty)
    }
  }

  @Test(arguments: [PopupEdge.leading, .trailing])
  func `the sides of a source follow the layout direction`(edge: PopupEdge) {
    TestApp.run { app in
      app.device.layoutDirection = .rightToLeft
      let target = addTarget(to: app.page.view)
      let box = FixedSizeView(80, 40)

      app.center.show(Popup(box).source(target, edges: [edge]).arrow(.white))
      app.runUntilIdle()

      let card = box.convert(box.bounds, to: nil)
      #expect(edge == .leading ? card.minX == 237 : card.maxX == 143)
    }
  }

  @Test func `a popup follows its source at once while a finger scrolls the page`() throws {
    try TestApp.run { app in
      let tip = Tip()
      let scroll = UIScrollView(frame: app.page.view.bounds)
      scroll.contentSize = CGSize(width: 300, height: 3000)
      app.page.view.addSubview(scroll)
      let target = addTarget(to: scroll)
      app.center.show(Popup(tip.box).source(target).arrow(.white).modal(false))
      app.runUntilIdle()
      let start = tip.card
      let view = try #require(tip.box.superview)

      scroll.contentOffset.y += 60
      app.runTurn()

      #expect(tip.card == start.offsetBy(dx: 0, dy: -60))
      #expect(view.layer.animationKeys()?.isEmpty != false)

      scroll.contentOffset.y += 1000
      app.runTurn()
      app.runUntilIdle()
      #expect(tip.card.minY == 75, "at the nearest place")
      #expect(tip.arrows.isEmpty)

      scroll.contentOffset.y -= 1060
      app.runUntilIdle()
      #expect(tip.card == start)
      #expect(tip.arrows.count == 2)
    }
  }

  @Test func `a popup moves in an animation with its source, or to another side of it`() throws {
    try TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      app.center.show(Popup(tip.box).source(target))
      app.runUntilIdle()
      let view = try #require(tip.box.superview)

      UIView.animate(withDuration: 0.3) { target.frame.origin.y = 400 }
      app.runTurn()
      #expect(tip.card.minY == 444)
      #expect(view.layer.animationKeys()?.isEmpty == false)
      app.runUntilIdle()

      target.frame.origin.y = 720
      app.runTurn()
      #expect(tip.card.maxY == 716)
      #expect(view.layer.animationKeys()?.isEmpty == false)
    }
  }

  @Test func `a popup is beside its source after a rotation`() {
    TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      target.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      app.center.show(Popup(tip.box).source(target))
      app.runUntilIdle()

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()

      let source = target.convert(target.bounds, to: nil)
      #expect(app.window.bounds.width > app.window.bounds.height)
      #expect(source.midX > 400)
      #expect(!tip.card.intersects(source))
      #expect(abs(tip.card.midX - source.midX) < 100)
    }
  }

  @Test func `a popup is dismissed when its source leaves its window or is released`() {
    TestApp.run { app in
      let tip = Tip()
      var target: UIButton? = addTarget(to: app.page.view)
      let first = app.center.show(Popup(tip.box).source(target ?? UIView()))
      app.runUntilIdle()
      target?.removeFromSuperview()
      app.runTurn()
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed?.reason == .sourceGone)

      target = addTarget(to: app.page.view)
      let second = app.center.show(Popup(FixedSizeView()).source(target ?? UIView()))
      app.runUntilIdle()
      #expect(second.outcomeIfDismissed == nil)
      target?.removeFromSuperview()
      target = nil
      app.runTurn()
      app.runUntilIdle()
      #expect(second.outcomeIfDismissed?.reason == .sourceGone)
    }
  }

  @Test(arguments: [true, false])
  func `a popup that is kept alive for its page returns to its source with it`(isAnimated: Bool) {
    TestApp.runInNavigation { app, navigation in
      let tip = Tip()
      let page = navigation.viewControllers[0]
      let target = addTarget(to: page.view)
      let handle = app.center.show(
        Popup(tip.box).source(target).on(page).pageExit(.keepAlive).modal(false))
      app.runUntilIdle()
      let start = tip.card

      navigation.pushViewController(DetailPage(), animated: isAnimated)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])
      #expect(target.window == nil)
      target.frame.origin.y += 50
      navigation.popViewController(animated: isAnimated)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(tip.card == start.offsetBy(dx: 0, dy: 50))
    }
  }

  @Test func `a popup that returns without its source is at its position, which is reported`() {
    TestApp.runInNavigation { app, navigation in
      let (tip, misuse) = (Tip(), MisuseCollector())
      let page = navigation.viewControllers[0]
      let target = addTarget(to: page.view)
      let handle = app.center.show(
        Popup(tip.box).source(target).on(page).pageExit(.keepAlive).modal(false))
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      target.removeFromSuperview()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(abs(tip.card.midX - app.window.bounds.midX) < 1)
      #expect(misuse.reports.map(\.code) == ["popup-source-off-screen"])
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a popup points at a bar button`(window: PopupWindow) {
    TestApp.runInNavigation { app, navigation in
      let tip = Tip()
      let item = UIBarButtonItem(title: "Share")
      navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
      app.runUntilIdle()

      app.center.show(Popup(tip.box).source(item).arrow(.white).window(window))
      app.runUntilIdle()

      let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
      #expect(tip.card.minY > bar.minY + 20)
      #expect(tip.card.minY < bar.maxY + 40)
      #expect(tip.card.maxX == 377)
      #expect(tip.arrows.count == 2)
    }
  }

  @Test func `a popup points at a tab that does not exist yet`() {
    TestApp.runOnDevice { device in
      let tip = Tip()
      let tabs = UITabBarController()
      let app = TestApp(on: device, page: tabs)
      app.center.show(
        Popup(tip.box).source { [weak tabs] in tabs?.tabBar.items?.last }.arrow(.white)
          .priority(.guide).delay(.seconds(1)))
      tabs.viewControllers = ["Home", "Profile"].map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return page
      }

      app.runUntilIdle()
      app.runUntilIdle()

      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
      #expect(tip.card.maxY < bar.maxY)
      #expect(tip.card.maxY > bar.minY - 60)
      #expect(tip.card.midX > 196)
      #expect(tip.arrows.count == 2)
    }
  }

  @Test func `a popup stays while the cell of its source is scrolled away, and returns to the row`()
  {
    TestApp.run { app in
      let tip = Tip()
      let list = RowTable(frame: app.page.view.bounds)
      app.page.view.addSubview(list)
      app.runUntilIdle()
      let row = IndexPath(row: 5, section: 0)
      let handle = app.center.show(
        Popup(tip.box).source { [weak list] in list?.cellForRow(at: row) }.arrow(.white).modal(
          false))
      app.runUntilIdle()
      let start = tip.card
      #expect(tip.arrows.count == 2)

      list.contentOffset.y += 3000
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(tip.arrows.isEmpty, "it does not point at another row in the same cell")

      list.contentOffset.y -= 3000
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(tip.card == start)
      #expect(tip.arrows.count == 2)

      list.removeFromSuperview()
      app.runTurn()
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .sourceGone)
    }
  }

  @Test func `each step of a guide is beside its own source`() {
    TestApp.run { app in
      let targets = [150, 600].map { y in
        addTarget(CGRect(x: 160, y: y, width: 60, height: 40), to: app.page.view)
      }
      let boxes = [FixedSizeView(200, 100), FixedSizeView(200, 100)]
      let steps = zip(boxes, targets).map { box, target in
        Popup(box).source(target).arrow(.white).backdrop(.spotlight())
      }
      let handles = app.center.showSequence(steps)
      app.runUntilIdle()
      #expect(boxes[0].convert(boxes[0].bounds, to: nil).minY == 213)

      handles[0].dismiss()
      app.runUntilIdle()

      #expect(boxes[1].convert(boxes[1].bounds, to: nil).minY == 663)
    }
  }

  /// As when the scene gets another size while the source moves.
  @Test func `the card follows its source, too, if the light was laid out before`() throws {
    try TestApp.run { app in
      let target = addTarget(to: app.page.view)
      let box = FixedSizeView(200, 100)
      app.center.show(Popup(box).source(target).arrow(.white).backdrop(.spotlight()))
      app.runUntilIdle()
      let root = try #require(box.window?.rootViewController as? OverlayRootViewController)
      let light = try #require(root.backdrop?.subviews.last?.subviews.last)
      #expect(box.convert(box.bounds, to: nil).minY == 363)

      target.frame.origin.y = 400
      light.setNeedsLayout()
      light.layoutIfNeeded()
      app.runUntilIdle()

      #expect(box.convert(box.bounds, to: nil).minY == 463)
    }
  }

  @Test func `a source that is hidden has no arrow until it can be seen again`() {
    TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      app.center.show(Popup(tip.box).source(target).arrow(.white))
      app.runUntilIdle()

      app.page.view.isHidden = true
      app.runTurn()
      #expect(tip.arrows.isEmpty)
      app.page.view.isHidden = false
      app.runTurn()
      #expect(tip.arrows.count == 2)
    }
  }

  @Test func `an arrow that changes sides is drawn again`() throws {
    try TestApp.run { app in
      app.page.view.backgroundColor = .black
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      app.center.show(Popup(tip.box).source(target).arrow(.white).modal(false))
      app.runUntilIdle()
      _ = RenderedScreen(app.device)

      target.frame.origin.y = 720
      app.runTurn()
      app.device.clock.advance(by: 1)
      let arrow = try #require(tip.arrows.first)
      let frame = arrow.convert(arrow.bounds, to: nil)
      let screen = RenderedScreen(app.device)

      #expect(frame.maxY > tip.card.maxY)
      #expect(screen.color(at: CGPoint(x: frame.midX, y: frame.maxY - 3)) == .white)
      #expect(screen.color(at: CGPoint(x: frame.minX + 2, y: frame.maxY - 3)) == .black)
    }
  }

  @Test func `a source that a view around it clips has no arrow`() {
    TestApp.run { app in
      let tip = Tip()
      let clip = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
      clip.clipsToBounds = true
      app.page.view.addSubview(clip)
      let target = addTarget(CGRect(x: 160, y: 100, width: 60, height: 40), to: clip)
      app.center.show(Popup(tip.box).source(target).arrow(.white))
      app.runUntilIdle()
      #expect(tip.arrows.count == 2)

      target.frame.origin.y = 320
      app.runTurn()
      #expect(tip.arrows.isEmpty)
      target.frame.origin.y = 100
      app.runTurn()
      #expect(tip.arrows.count == 2)
    }
  }

  @Test func `new content is beside the source, between the shapes of its arrow`() throws {
    try TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      app.center.show(Popup(tip.box).source(target).arrow(.white).key("tip"))
      app.runUntilIdle()
      let card = try #require(tip.box.superview)
      let new = FixedSizeView(100, 50)

      app.center.show(Popup(new).key("tip", ifExists: .update))
      app.runUntilIdle()

      #expect(new.superview === card)
      #expect(card.subviews.firstIndex(of: new) == 1)
      #expect(card.subviews.count == 3)
      #expect(new.convert(new.bounds, to: nil) == CGRect(x: 140, y: 357, width: 100, height: 50))
    }
  }

  @Test func `an arrow has the shadow of the content behind it`() throws {
    try TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      tip.box.layer.shadowOpacity = 0.3
      tip.box.layer.shadowRadius = 9
      app.center.show(Popup(tip.box).source(target).arrow(.white))
      app.runUntilIdle()

      let back = try #require(tip.box.superview?.subviews.first)
      #expect(back.layer.shadowOpacity == 0.3)
      #expect(back.layer.shadowRadius == 9)
      #expect(back.layer.shadowPath != nil)
      #expect(tip.box.superview?.subviews.last?.layer.shadowOpacity == 0)
    }
  }

  @Test func `a tap on the arrow is no tap outside`() {
    TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      let handle = app.center.show(Popup(tip.box).source(target).arrow(.white))
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 190, y: 352))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      app.device.tap(at: CGPoint(x: 150, y: 352))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a popup with a source behaves as one in the center`() {
    TestApp.run { app in
      let tip = Tip()
      let target = addTarget(to: app.page.view)
      app.center.show(Popup(tip.box).position(.bottom, ignoresSafeArea: true).source(target))
      app.runUntilIdle()

      #expect(tip.card == CGRect(x: 90, y: 344, width: 200, height: 100))
      #expect(app.overlays.first?.root.isDraggable == false)
    }
  }
}

// MARK: - Misuse

extension PopupSourceTests {
  enum Mistake: CaseIterable {
    case inNoWindow, released, scrolledAway, hidden, inOtherScene, nothing, infinite, notANumber
    case noEdges
  }

  @Test(arguments: Mistake.allCases)
  func `a popup whose source cannot be used is at its position, and that is reported`(
    mistake: Mistake
  ) {
    TestApp.run { app in
      let tip = Tip()
      let misuse = MisuseCollector()
      let target = addTarget(to: app.page.view)
      let popup = Popup(tip.box).arrow(.white).position(.bottom)
      let other = mistake == .inOtherScene ? TestApp(on: app.device) : nil
      let mistaken =
        switch mistake {
        case .inNoWindow: popup.source(UIView())
        case .released: popup.source(UIView(frame: .zero))
        case .scrolledAway:
          popup.source(addTarget(CGRect(x: 0, y: 900, width: 9, height: 9), to: app.page.view))
        case .hidden: popup.source(target)
        case .inOtherScene: popup.source(other?.page.view ?? UIView())
        case .nothing: popup.source { nil }
        case .infinite: popup.source(target, rect: .null)
        case .notANumber:
          popup.source(target, rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        case .noEdges: popup.source(target, edges: [])
        }
      target.isHidden = mistake == .hidden

      let handle = app.center.show(mistaken)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(tip.card.integral == CGRect(x: 96, y: 702, width: 201, height: 100))
      #expect(tip.arrows.isEmpty)
      let code =
        switch mistake {
        case .noEdges: "popup-source-without-edges"
        case .infinite, .notANumber: "popup-source-rect-invalid"
        case .inNoWindow, .released, .scrolledAway, .hidden, .inOtherScene, .nothing:
          "popup-source-off-screen"
        }
      #expect(misuse.reports.map(\.code) == [code])
    }
  }

  @Test func `a popup moves to its source when that can be seen at last`() {
    TestApp.run { app in
      let tip = Tip()
      let misuse = MisuseCollector()
      let target = UIButton(frame: CGRect(x: 160, y: 300, width: 60, height: 40))
      let handle = app.center.show(Popup(tip.box).source(target))
      app.runUntilIdle()
      #expect(misuse.reports.map(\.code) == ["popup-source-off-screen"])

      app.page.view.addSubview(target)
      app.runUntilIdle()

      #expect(tip.card == CGRect(x: 90, y: 344, width: 200, height: 100))
      #expect(handle.outcomeIfDismissed == nil)
    }
  }
}

/// The view of a popup, and what is seen of its card.
@MainActor
private final class Tip {
  let box = FixedSizeView(200, 100)

  /// The frame of the card on the screen.
  var card: CGRect { box.convert(box.bounds, to: nil) }

  var arrows: [UIView] {
    let views = box.superview?.subviews ?? []
    return views.filter { $0 !== box && !$0.isHidden && $0.bounds.width > 0 }
  }
}

/// A table of 100 rows.
private final class RowTable: UITableView, UITableViewDataSource {
  init(frame: CGRect) {
    super.init(frame: frame, style: .plain)
    rowHeight = 50
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
