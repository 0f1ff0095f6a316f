// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct SceneReaderTests {
  @Test func `a look loads no view and finds only what is there`() {
    Stand.run { stand in
      let child = UIViewController()
      stand.page.addChild(child)
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      #expect(!child.isViewLoaded)
      #expect(reader.snapshot.nodes.map(\.state) == [.onScreen, []])
      #expect(reader.snapshot.nodes.map(\.parent) == [nil, 0])
      #expect(reader.snapshot.stage == .active)
    }
  }

  @Test func `a controller keeps its number, and another never gets it`() {
    Stand.run { stand in
      let reader = SceneReader()
      reader.read(.active, window: stand.window)
      let first = reader.snapshot.nodes.map(\.id)
      reader.read(.active, window: stand.window)
      #expect(reader.snapshot.nodes.map(\.id) == first)

      stand.window.rootViewController = UIViewController()
      reader.read(.active, window: stand.window)

      #expect(reader.snapshot.nodes.map(\.id) != first)
    }
  }

  @Test func `what is presented counts once, on the controller that presents it`() {
    Stand.run { stand in
      let child = UIViewController()
      stand.page.addChild(child)
      stand.page.view.addSubview(child.view)
      child.didMove(toParent: stand.page)
      let sheet = UIViewController()
      child.present(sheet, animated: false)
      stand.settle()
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      let presented = reader.snapshot.nodes.filter { $0.link == .presented(.sheet) }
      #expect(presented.count == 1)
      #expect(presented.first?.parent == 0)
    }
  }

  @Test func `a look tells every type of a controller, its name, its kind and what it shows`() {
    Stand.run { stand in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let page = ProductPage()
      page.usher.pageName = "product"
      navigation.pushViewController(page, animated: false)
      stand.window.rootViewController = navigation
      stand.settle()
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      // Where there is noise, what is in the page comes after it.
      let nodes = reader.snapshot.nodes.prefix(3)
      #expect(nodes.map(\.kind) == [.navigation, .plain, .plain])
      #expect(nodes.map(\.link) == [.root, .child(isCurrent: false), .child(isCurrent: true)])
      #expect(
        nodes[2].types == [
          PageTypeID(ProductPage.self), PageTypeID(ShopPage.self),
          PageTypeID(UIViewController.self),
        ])
      #expect(nodes[2].typeName == "ProductPage" && nodes[2].name == "product")
    }
  }

  @Test(arguments: [true, false])
  func `a look finds the selected tab, also under More`(isSelected: Bool) {
    var switches = HeadlessSwitches()
    switches.tabInMoreIsSelected = isSelected
    Stand.run(switches: switches) { stand in
      let tabs = UITabBarController()
      let pages = (0..<7).map { _ in UIViewController() }
      tabs.viewControllers = pages
      stand.window.rootViewController = tabs
      stand.settle()
      let reader = SceneReader()
      reader.read(.active, window: stand.window)
      #expect(reader.snapshot.nodes[0].kind == .tabs)
      #expect(reader.current == ["UIViewController"])

      tabs.selectedIndex = 5
      stand.settle()
      reader.read(.active, window: stand.window)

      let more = String(describing: type(of: tabs.moreNavigationController))
      #expect(reader.current == [more])
      #expect(reader.snapshot.visiblePages == [PageIdentity.of(pages[5]).id])
    }
  }

  @Test func `a look tells how something is presented, and whether by Usher`() {
    Stand.run { stand in
      let styles: [(UIModalPresentationStyle, SceneSnapshot.PresentationStyle)] = [
        (.automatic, .sheet), (.pageSheet, .sheet), (.formSheet, .sheet),
        (.fullScreen, .fullScreen), (.currentContext, .currentContext), (.overFullScreen, .over),
        (.overCurrentContext, .over), (.popover, .sheet), (.custom, .custom),
      ]
      let reader = SceneReader()
      for (style, expected) in styles {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = stand.page.view
        stand.page.present(presented, animated: false)
        stand.settle()
        reader.read(.active, window: stand.window)
        #expect(reader.snapshot.nodes.last?.link == .presented(expected))
        #expect(reader.snapshot.nodes.last?.state.contains(.isOurs) == false)
        stand.page.dismiss(animated: false)
        stand.settle()
      }

      let alert = UIAlertController.make("Paid")
      stand.page.present(alert, animated: false)
      stand.settle()
      reader.read(.active, window: stand.window)

      #expect(reader.snapshot.nodes.last?.link == .presented(.alert))
    }
  }

  @Test func `a look tells that a transition runs`() {
    Stand.run { stand in
      stand.page.present(UIViewController(), animated: true)
      stand.device.clock.advance(by: 0.1)
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      #expect(reader.snapshot.nodes[1].state.isSuperset(of: [.isInTransition, .isBeingPresented]))
      #expect(reader.snapshot.nodes[1].state.isDisjoint(with: [.isInteractive, .isCancelled]))
    }
  }

  @Test func `controllers of two scenes never have the same number`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)
      let (first, second) = (SceneReader(), SceneReader())

      first.read(.active, window: stand.window)
      second.read(.active, window: other.window)

      #expect(first.snapshot.nodes.map(\.id) != second.snapshot.nodes.map(\.id))
    }
  }
}

extension SceneReader {
  /// The types of what the root names as shown.
  fileprivate var current: [String] {
    snapshot.nodes.filter { $0.link == .child(isCurrent: true) && $0.parent == 0 }.map(\.typeName)
  }
}

private class ShopPage: UIViewController {}

private final class ProductPage: ShopPage {}
