// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Content that is not released after its popup was dismissed.
@MainActor
@Suite(.uikitVariants)
struct LeftoverTests {
  final class OfferView: UIView {
    var onTap: (() -> Void)?

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 100) }

    /// A view that retains itself with the closure of its button.
    static func leaking() -> OfferView {
      let view = OfferView()
      view.onTap = { view.setNeedsLayout() }
      return view
    }
  }

  @Test func `content that retains itself is reported once, two seconds after the outcome`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      for _ in 1...2 {
        let handle = app.center.show(Popup<Never> { _ in OfferView.leaking() }.key("offer"))
        app.runUntilIdle()
        handle.dismiss()
        app.device.clock.advance(by: 1.5)
      }
      #expect(misuse.reports.map(\.code).filter { $0 == "popup-leaked" }.count <= 1)
      app.runUntilIdle()

      #expect(misuse.reports.map(\.code) == ["popup-leaked"])
      #expect(
        misuse.reports.first?.problem.hasPrefix("The OfferView of the popup \"offer\"") == true)
      #expect(misuse.reports.first?.evidence == "It has no superview.")
      #expect(
        app.center.leftovers
          == Array(repeating: PopupLeftover(key: "offer", typeName: "OfferView"), count: 2))
    }
  }

  @Test func `nothing is reported before two seconds have passed`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let handle = app.center.show(Popup<Never> { _ in OfferView.leaking() })
      app.runUntilIdle()
      handle.dismiss(animated: false)
      app.device.clock.advance(by: 1.9)
      #expect(misuse.reports.isEmpty)
      #expect(app.center.leftovers.map(\.description) == ["The OfferView of a popup without a key"])
      app.device.clock.advance(by: 0.2)
      #expect(misuse.reports.map(\.code) == ["popup-leaked"])
    }
  }

  @Test func `released content is not a leftover, and nothing is scheduled for it`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let handle = app.center.show(Popup<Never> { _ in OfferView() })
      app.runUntilIdle()
      handle.dismiss(animated: false)
      app.runTurn()
      app.runTurn()
      #expect(app.center.leftovers.isEmpty)
      #expect(app.device.clock.nextTurnTime == nil)
      app.runUntilIdle()
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `content that the app made before, or uses elsewhere, is not a leftover`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let kept = OfferView()
      app.center.show(Popup<Never>(kept)).dismiss(animated: false)
      var moved: OfferView?
      let handle = app.center.show(
        Popup<Never> { _ in
          let view = OfferView()
          moved = view
          return view
        })
      app.runUntilIdle()
      handle.dismiss(animated: false)
      if let moved { app.page.view.addSubview(moved) }
      app.runUntilIdle()

      #expect(app.center.leftovers.isEmpty)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `a controller that its parent retains is reported with the parent`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let parent = HomePage()
      let handle = app.center.show(
        Modal<Never> { _ in
          let page = DetailPage()
          return page
        })
      app.runUntilIdle()
      let page = app.center.scene.flatMap { _ in handle.presentedController }
      handle.dismiss()
      app.device.clock.advance(by: 1)
      if let page { parent.addChild(page) }
      app.runUntilIdle()

      #expect(misuse.reports.map(\.evidence) == ["It is a child of a HomePage."])
    }
  }
}

extension AnyPopupHandle {
  @MainActor fileprivate var presentedController: UIViewController? {
    driver?.requests[id]?.presenter.madeContent as? UIViewController
  }
}
