// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Hosts screens as a hosting controller does: content changes under it without a new controller.
@MainActor
private final class HostingPage: UIViewController {
  private(set) var screen: PageNameView?

  /// Replaces the content by that of a screen with this name; the new one is added first.
  func show(_ name: PageName?) {
    let old = screen
    screen = name.map { name in
      let view = PageNameView()
      view.name = name
      self.view.addSubview(view)
      return view
    }
    old?.removeFromSuperview()
  }
}

/// The names that views give the page around them.
@MainActor
@Suite(.uikitVariants)
struct PageNameTests {
  @Test func `a view names the nearest controller while it is in a window`() {
    TestApp.run { app in
      let view = PageNameView()
      view.name = "cart"
      app.page.view.addSubview(view)
      #expect(app.page.usher.pageName == "cart")

      view.name = "basket"
      #expect(app.page.usher.pageName == "basket")
      view.removeFromSuperview()
      #expect(app.page.usher.pageName == nil)
    }
  }

  @Test func `the latest view counts, and a removed one does not take the name of the other`() {
    TestApp.run { app in
      let page = HostingPage()
      app.window.rootViewController = page
      page.show("list")
      page.show("cart")
      #expect(page.usher.pageName == "cart")
    }
  }

  @Test func `without views the page has the name that the app gave it`() {
    TestApp.run { app in
      app.page.usher.pageName = "own"
      let view = PageNameView()
      view.name = "cart"
      app.page.view.addSubview(view)
      #expect(app.page.usher.pageName == "cart")
      app.page.usher.pageName = "new"
      view.removeFromSuperview()
      #expect(app.page.usher.pageName == "new")
    }
  }

  @Test func `a view that moves to another page names that one`() {
    TestApp.runInNavigation { app, navigation in
      let first = navigation.viewControllers[0]
      let view = PageNameView()
      view.name = "cart"
      first.view.addSubview(view)
      let second = DetailPage()
      navigation.pushViewController(second, animated: false)
      app.runUntilIdle()
      second.view.addSubview(view)

      #expect(first.usher.pageName == nil)
      #expect(second.usher.pageName == "cart")
    }
  }

  @Test func `a popup waits for the screen with its name, though the controller stays`() {
    TestApp.run { app in
      let page = HostingPage()
      app.window.rootViewController = page
      page.show("list")
      app.runUntilIdle()
      let handle = app.center.show(Popup(FixedSizeView()).on(named: "cart"))
      app.runUntilIdle()
      #expect(!handle.isVisible)

      page.show("cart")
      app.runTurn()
      app.runUntilIdle()
      #expect(handle.isVisible)
      page.show("list")
      app.runTurn()
      app.runUntilIdle()
      #expect(!handle.isVisible)
    }
  }

  @Test func `a screen in a tab counts while its tab is selected`() {
    TestApp.run { app in
      let (first, second) = (HostingPage(), HostingPage())
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      app.window.rootViewController = tabs
      first.show("home")
      second.show("cart")
      app.runUntilIdle()
      let handle = app.center.show(Popup(FixedSizeView()).on(named: "cart"))
      app.runUntilIdle()
      #expect(!handle.isVisible)

      tabs.selectedIndex = 1
      app.runUntilIdle()
      #expect(handle.isVisible)
    }
  }

  @Test func `a screen of a sheet covers that of the page, and uncovers it`() {
    TestApp.run { app in
      let page = HostingPage()
      app.window.rootViewController = page
      page.show("cart")
      app.runUntilIdle()
      let sheet = HostingPage()
      sheet.show("address")
      app.window.rootViewController?.present(sheet, animated: true)
      app.runUntilIdle()
      let cart = app.center.show(Popup(FixedSizeView()).on(named: "cart"))
      let address = app.center.show(Popup(FixedSizeView()).on(named: "address"))
      app.runUntilIdle()
      #expect(!cart.isVisible)
      #expect(address.isVisible)

      address.dismiss()
      sheet.dismiss(animated: true)
      app.runUntilIdle()
      #expect(cart.isVisible)
    }
  }

  @Test func `the screens of a stack count one after the other`() {
    TestApp.run { app in
      let (list, cart) = (HostingPage(), HostingPage())
      let navigation = UINavigationController(rootViewController: list)
      app.window.rootViewController = navigation
      list.show("list")
      cart.show("cart")
      app.runUntilIdle()
      let handle = app.center.show(Popup(FixedSizeView()).on(named: "cart").pageExit(.keepAlive))
      app.runUntilIdle()
      #expect(!handle.isVisible)

      navigation.pushViewController(cart, animated: true)
      app.runUntilIdle()
      #expect(handle.isVisible)
      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(!handle.isVisible)
    }
  }
}
