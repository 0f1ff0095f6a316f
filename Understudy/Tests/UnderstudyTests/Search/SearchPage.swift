// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

@testable import Understudy

/// A page with a list and a search in its navigation bar, on a device.
@MainActor
struct SearchPage {
  let device: HeadlessDevice
  let page: UIViewController
  let list: UIScrollView
  let navigation: UINavigationController
  let search: UISearchController

  var barHeight: CGFloat { navigation.navigationBar.frame.height }

  func tap(_ view: UIView) {
    device.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Drags the list and lets go without speed.
  func drag(by way: CGFloat) {
    device.touchDown(at: CGPoint(x: 200, y: 500))
    let slop: CGFloat = way > 0 ? 10 : -10
    device.touchMove(to: CGPoint(x: 200, y: 500 + slop))
    for step in 1...10 {
      device.clock.advance(by: 1.0 / 60)
      device.touchMove(to: CGPoint(x: 200, y: 500 + slop + way * CGFloat(step) / 10))
    }
    device.clock.advance(by: 0.3)
    device.touchUp()
    device.clock.advance(by: 3)
  }
}

@MainActor
func withSearchPage(large: Bool = false, _ body: @MainActor (SearchPage) -> Void) {
  HeadlessDevice.run { device in
    let page = UIViewController()
    page.title = "List"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let list = UIScrollView()
    list.contentSize = CGSize(width: 393, height: 3000)
    page.view = list
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.1)
    body(
      SearchPage(device: device, page: page, list: list, navigation: navigation, search: search))
    _ = window
  }
}
