// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
  /// The height of the bar without large title and search.
  var row: CGFloat { device.hasNewDesign ? 54 : 44 }
  /// The height of the search bar when it is not collapsed.
  var searchHeight: CGFloat { device.hasNewDesign ? 60 : 52 }

  func tap(_ view: UIView) {
    device.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }
}

@MainActor
func withSearchPage(large: Bool = false, _ body: @MainActor (SearchPage) -> Void) {
  HeadlessDevice.run { device in
    let page = UIViewController()
    page.title = "List"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"))
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
