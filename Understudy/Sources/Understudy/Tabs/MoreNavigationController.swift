// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Holds the list of the tabs that the bar has no room for, and opens them.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  private let list = MoreListController()

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    defersToNestedBar = true
    tabBarItem = UITabBarItem(
      title: SystemText.more.text, image: UIImage(systemName: "ellipsis"), tag: 0)
    list.title = SystemText.more.text
    list.onChoice = { [weak self] page in self?.choose(page) }
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The page on top of the list; a navigation controller counts as a page.
  var openedPage: UIViewController? { stack.count > 1 ? stack[1] : nil }

  func listDidChange() {
    tabBarItem.title = SystemText.more.text
    list.title = SystemText.more.text
    list.pages = tabs?.morePages ?? []
  }

  private func choose(_ page: UIViewController) {
    guard let tabs else { return }
    guard tabs.delegate?.tabBarController(tabs, shouldSelect: page) ?? true else { return }
    open(page, animated: true)
    tabs.delegate?.tabBarController(tabs, didSelect: page)
  }

  func open(_ page: UIViewController, animated: Bool) {
    guard openedPage !== page else { return }
    if let navigation = page as? UINavigationController {
      navigation.outerBackItem = list.navigationItem
      navigation.outerBackAction = { [weak self] in self?.popViewController(animated: true) }
    }
    change(to: [list, page], animated: animated)
  }

  /// Back to the list, which gives the page back to the tab controller.
  func closePage() {
    if stack.count > 1 { change(to: [list], animated: false) }
  }

  override func stackChangeDidComplete() {
    tabs?.adoptPages()
  }
}
