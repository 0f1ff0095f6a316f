// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Positions on a device of 393 × 852 points with safe area insets of 59 at the top and 34 below.
@MainActor
@Suite(.uikitVariants)
struct PopupPositionTests {
  @Test(
    arguments: [
      (.center, CGRect(x: 96.333, y: 378.333, width: 200, height: 120)),
      (.top, CGRect(x: 96.333, y: 75, width: 200, height: 120)),
      (.bottom, CGRect(x: 96.333, y: 682, width: 200, height: 120)),
      (.leading, CGRect(x: 16, y: 378.333, width: 200, height: 120)),
      (.trailing, CGRect(x: 177, y: 378.333, width: 200, height: 120)),
      (.full, CGRect(x: 0, y: 59, width: 393, height: 759)),
    ] as [(PopupPosition, CGRect)])
  func `a popup is placed at its position`(position: PopupPosition, frame: CGRect) {
    TestApp.run { app in
      let box = FixedSizeView(200, 120)
      app.center.show(Popup(box).position(position))
      app.runUntilIdle()

      #expect(isClose(box.convert(box.bounds, to: nil), frame))
    }
  }

  @Test func `in right-to-left layouts leading is on the right, for margins, too`() {
    TestApp.run { app in
      app.device.layoutDirection = .rightToLeft
      app.runUntilIdle()
      let box = FixedSizeView(200, 120)
      app.center.show(
        Popup(box).position(.leading).margins(
          NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)))
      app.runUntilIdle()

      #expect(box.convert(box.bounds, to: nil).maxX == 363)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a sheet extends below the home indicator, and its view has a safe area inset`(
    window: PopupWindow
  ) {
    TestApp.run { app in
      let sheet = SafeSheet()
      app.center.show(Popup(sheet).position(.bottom, ignoresSafeArea: true).window(window))
      app.runUntilIdle()

      #expect(sheet.convert(sheet.bounds, to: nil) == CGRect(x: 0, y: 718, width: 393, height: 134))
      #expect(sheet.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(sheet.body.frame.maxY == 100)
      app.device.contentSizeCategory = .accessibilityLarge
      app.runUntilIdle()
      #expect(sheet.bounds.height == 134, "the inset is not counted twice")
    }
  }

  @Test func `the safe area inset of a sheet does not depend on its animation`() {
    TestApp.run { app in
      let sheet = SafeSheet()
      let handle = app.center.show(Popup(sheet).position(.bottom, ignoresSafeArea: true))
      app.device.clock.advance(by: 0.1)
      #expect(sheet.safeAreaInsets.bottom == 34)
      #expect(sheet.body.frame.maxY == 100)
      app.runUntilIdle()

      handle.dismiss()
      app.device.clock.advance(by: 0.1)

      #expect(app.overlays.count == 1)
      #expect(sheet.safeAreaInsets.bottom == 34)
      #expect(sheet.body.frame.maxY == 100)
    }
  }

  @Test func `a scroll view in a sheet keeps its content offset during other layout changes`() {
    TestApp.run { app in
      let list = UIScrollView()
      let controller = UIViewController()
      controller.view = list
      controller.preferredContentSize = CGSize(width: 0, height: 400)
      list.contentSize = CGSize(width: 300, height: 2000)
      app.center.show(Popup(controller).position(.bottom, ignoresSafeArea: true))
      app.runUntilIdle()
      list.contentOffset.y = 1600
      #expect(list.adjustedContentInset.bottom == 34)

      app.device.appearance = .dark
      app.overlays[0].rootViewController?.view.setNeedsLayout()
      app.runUntilIdle()

      #expect(list.contentOffset.y == 1600)
      #expect(list.adjustedContentInset.bottom == 34)
    }
  }

  @Test func `the width of a card is limited on an iPad`() {
    HeadlessDevice.run(.iPad11) { device in
      let app = TestApp(on: device)
      let box = FixedSizeView(2000, 120)
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(box.bounds.width == 540)
      handle.dismiss()
      app.runUntilIdle()

      let wide = FixedSizeView(2000, 120)
      app.center.show(Popup(wide).width(max: 700).position(.bottom))
      app.runUntilIdle()

      #expect(wide.bounds.width == 700)
      #expect(wide.convert(wide.bounds, to: nil).midX == app.scene.coordinateSpace.bounds.midX)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a popup remains at its edge after a rotation`(window: PopupWindow) {
    TestApp.run { app in
      let box = FixedSizeView(200, 120)
      app.center.show(Popup(box).position(.bottom).window(window))
      app.runUntilIdle()

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()

      let frame = box.convert(box.bounds, to: nil)
      #expect(app.scene.coordinateSpace.bounds.width > app.scene.coordinateSpace.bounds.height)
      #expect(abs(frame.midX - app.scene.coordinateSpace.bounds.midX) <= 0.5)
      #expect(frame.maxY == app.scene.coordinateSpace.bounds.maxY - 21 - 16)
    }
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.5 && abs(a.minY - b.minY) < 0.5 && abs(a.width - b.width) < 0.5
      && abs(a.height - b.height) < 0.5
  }
}

/// A view with a body of 100 points inside its safe area.
@MainActor
final class SafeSheet: UIView {
  let body = UIView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    body.translatesAutoresizingMaskIntoConstraints = false
    addSubview(body)
    NSLayoutConstraint.activate([
      body.heightAnchor.constraint(equalToConstant: 100),
      body.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      body.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: leadingAnchor),
      body.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
