// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher
import UsherCore

@MainActor
@Suite(.uikitVariants)
struct SceneReaderTests {
  @Test func `taking a snapshot loads no view and contains only visible views`() {
    TestApp.run { app in
      let child = UIViewController()
      app.page.addChild(child)
      let reader = SceneReader()

      reader.read(.active, window: app.window)

      #expect(!child.isViewLoaded)
      #expect(reader.snapshot.nodes.map(\.state) == [.isInWindow, []])
      #expect(reader.snapshot.nodes.map(\.parent) == [nil, 0])
      #expect(reader.snapshot.sceneState == .active)
    }
  }

  @Test func `a controller keeps its identifier, which no other controller gets`() {
    TestApp.run { app in
      let reader = SceneReader()
      reader.read(.active, window: app.window)
      let first = reader.snapshot.nodes.map(\.id)
      reader.read(.active, window: app.window)
      #expect(reader.snapshot.nodes.map(\.id) == first)

      app.window.rootViewController = UIViewController()
      reader.read(.active, window: app.window)

      #expect(reader.snapshot.nodes.map(\.id) != first)
    }
  }

  @Test func `a presented controller is contained once, below the controller that presents it`() {
    TestApp.run { app in
      let child = UIViewController()
      app.page.addChild(child)
      app.page.view.addSubview(child.view)
      child.didMove(toParent: app.page)
      let sheet = UIViewController()
      child.present(sheet, animated: false)
      app.runUntilIdle()
      let reader = SceneReader()

      reader.read(.active, window: app.window)

      let presented = reader.snapshot.nodes.filter { $0.link == .presented(.sheet) }
      #expect(presented.count == 1)
      #expect(presented.first?.parent == 0)
    }
  }

  @Test func `a snapshot contains the types, name, kind and links of a controller`() {
    TestApp.run { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let page = ProductPage()
      page.usher.pageName = "product"
      navigation.pushViewController(page, animated: false)
      app.window.rootViewController = navigation
      app.runUntilIdle()
      let reader = SceneReader()

      reader.read(.active, window: app.window)

      // In the interference variant, nodes inside the page follow after it.
      let nodes = reader.snapshot.nodes.prefix(3)
      #expect(nodes.map(\.kind) == [.navigation, .plain, .plain])
      #expect(nodes.map(\.link) == [.root, .child(isCurrent: false), .child(isCurrent: true)])
      #expect(
        nodes[2].types == [
          PageTypeID(ProductPage.self), PageTypeID(ShopPage.self),
          PageTypeID(UIViewController.self),
        ])
      #expect(nodes[2].typeName == "ProductPage")
      #expect(nodes[2].name == "product")
    }
  }

  @Test(arguments: [true, false])
  func `a snapshot contains the selected tab, also below More`(isSelected: Bool) {
    var switches = HeadlessSwitches()
    switches.tabInMoreIsSelected = isSelected
    TestApp.run(switches: switches) { app in
      let tabs = UITabBarController()
      let pages = (0..<7).map { _ in UIViewController() }
      tabs.viewControllers = pages
      app.window.rootViewController = tabs
      app.runUntilIdle()
      let reader = SceneReader()
      reader.read(.active, window: app.window)
      #expect(reader.snapshot.nodes[0].kind == .tabs)
      #expect(reader.current == ["UIViewController"])

      tabs.selectedIndex = 5
      app.runUntilIdle()
      reader.read(.active, window: app.window)

      let more = String(describing: type(of: tabs.moreNavigationController))
      #expect(reader.current == [more])
      #expect(reader.snapshot.visiblePages == [PageIdentity.make(for: pages[5]).id])
    }
  }

  @Test func `a snapshot contains presentation styles and whether Usher presents`() {
    TestApp.run { app in
      let styles: [(UIModalPresentationStyle, SceneSnapshot.PresentationStyle)] = [
        (.automatic, .sheet), (.pageSheet, .sheet), (.formSheet, .sheet),
        (.fullScreen, .fullScreen), (.currentContext, .currentContext),
        (.overFullScreen, .overContext),
        (.overCurrentContext, .overContext), (.popover, .sheet), (.custom, .custom),
      ]
      let reader = SceneReader()
      for (style, expected) in styles {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = app.page.view
        app.page.present(presented, animated: false)
        app.runUntilIdle()
        reader.read(.active, window: app.window)
        #expect(reader.snapshot.nodes.last?.link == .presented(expected))
        #expect(
          reader.snapshot.nodes.last?.state.contains(.isPresentedByUsher) == false,
          "style: \(style)")
        app.page.dismiss(animated: false)
        app.runUntilIdle()
      }

      let alert = UIAlertController.make("Paid")
      app.page.present(alert, animated: false)
      app.runUntilIdle()
      reader.read(.active, window: app.window)

      #expect(reader.snapshot.nodes.last?.link == .presented(.alert))
    }
  }

  @Test func `a snapshot contains that a transition is running`() {
    TestApp.run { app in
      app.page.present(UIViewController(), animated: true)
      app.device.clock.advance(by: 0.1)
      let reader = SceneReader()

      reader.read(.active, window: app.window)

      #expect(reader.snapshot.nodes[1].state.isSuperset(of: [.isInTransition, .isBeingPresented]))
      #expect(!reader.snapshot.nodes[1].state.contains(.isInteractive))
    }
  }

  @Test func `controllers of two scenes have different identifiers`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      let (first, second) = (SceneReader(), SceneReader())

      first.read(.active, window: app.window)
      second.read(.active, window: other.window)

      #expect(first.snapshot.nodes.map(\.id) != second.snapshot.nodes.map(\.id))
    }
  }
}

extension SceneReader {
  /// The types of the children that the root reports as current.
  fileprivate var current: [String] {
    snapshot.nodes.filter { $0.link == .child(isCurrent: true) && $0.parent == 0 }.map(\.typeName)
  }
}

private class ShopPage: UIViewController {}

private final class ProductPage: ShopPage {}
