// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITabBarController {
  /// Bars on phones have room for so many items.
  private var capacity: Int { tabBar.itemStyle == .inline ? 8 : 5 }

  /// The pages with an item of their own on the bar.
  private var barPages: [UIViewController] {
    pages.count > capacity ? Array(pages.prefix(capacity - 1)) : pages
  }

  /// The pages that are found under More.
  var morePages: [UIViewController] { Array(pages.dropFirst(barPages.count)) }

  private var tabs: [UIViewController] {
    morePages.isEmpty ? barPages : barPages + [moreController]
  }

  // MARK: Pages

  func replacePages(with new: [UIViewController]) {
    let old = pages
    let oldIndex = selectedIndex
    let oldCurrent = current
    finishSwitch?()
    moreControllerIfMade?.closePage()
    pages = new
    for removed in old where !new.contains(where: { $0 === removed }) {
      guard removed.containingParent === self else { continue }
      removed.willMove(toParent: nil)
      if removed !== shown { removed.removeFromParent() }
    }
    adoptPages()
    let stays = oldCurrent.map { current in tabs.contains { $0 === current } } ?? false
    if !stays {
      select(tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first)
    }
    for removed in old where removed.containingParent === self {
      if !new.contains(where: { $0 === removed }) { removed.removeFromParent() }
    }
    tabItemsDidChange()
  }

  /// Pages are children of the tab controller, except one that More has opened.
  func adoptPages() {
    for page in pages where page.containingParent !== self {
      if page.containingParent === moreControllerIfMade, moreControllerIfMade != nil { continue }
      addChild(page)
      page.didMove(toParent: self)
    }
    if !morePages.isEmpty, moreController.containingParent !== self {
      addChild(moreController)
      moreController.didMove(toParent: self)
    }
  }

  func tabItemsDidChange() {
    let items: [UITabBarItem] = tabs.map { $0.tabBarItem }
    if !(tabBar.items ?? []).elementsEqual(items, by: ===) { tabBar.items = items }
    tabBar.selectedItem = current?.tabBarItem
    moreControllerIfMade?.listDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Selecting

  func selectInCode(_ page: UIViewController) {
    guard let (tab, isInMore) = tab(of: page) else {
      HeadlessDevice.current.raise(
        "NSInvalidArgumentException",
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
      return
    }
    select(tab)
    guard tab === moreControllerIfMade else { return }
    if isInMore { moreController.open(page, animated: false) } else { moreController.closePage() }
  }

  private func tab(of page: UIViewController) -> (tab: UIViewController, isInMore: Bool)? {
    if tabs.contains(where: { $0 === page }) { return (page, false) }
    return morePages.contains { $0 === page } ? (moreController, true) : nil
  }

  /// A tap on an item: the delegate is asked and notified, also when the tab is selected already.
  func userDidTap(_ item: UITabBarItem) {
    guard let tab = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    let isSame = tab === current
    select(tab)
    delegate?.tabBarController(self, didSelect: tab)
    if isSame { returnToRoot(of: tab) }
  }

  /// A second tap goes back to the first page, and there to its top.
  private func returnToRoot(of tab: UIViewController) {
    if let navigation = tab as? UINavigationController, navigation.stack.count > 1 {
      navigation.popToRootViewController(animated: true)
      return
    }
    let page = (tab as? UINavigationController)?.topViewController ?? tab
    guard let scrollView = page.observedScrollView(for: .top) else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: -scrollView.expandedTopInset), animated: true)
  }

  func select(_ tab: UIViewController?) {
    guard tab !== current else { return }
    current = tab
    tabBar.selectedItem = tab?.tabBarItem
    HeadlessDevice.current.setNeedsSystemBarUpdate()
    guard isViewLoaded else { return }
    if appearanceState.phase == .appeared, view.window != nil {
      switchOnScreen()
    } else {
      showCurrentWithoutTransition()
    }
  }

  /// The new page begins to appear before the old one begins to disappear; did-callbacks come after
  /// the layout pass.
  private func switchOnScreen() {
    finishSwitch?()
    let (old, new) = (shown, current)
    guard old !== new else { return }
    shown = new
    new?.beginTransition(appearing: true, animated: false)
    old?.beginTransition(appearing: false, animated: false)
    install(new)
    old?.viewIfLoaded?.removeFromSuperview()
    view.setNeedsLayout()
    finishSwitch = { [weak self] in
      self?.finishSwitch = nil
      old?.endTransition()
      new?.endTransition()
    }
    let device = HeadlessDevice.current
    let end: () -> Void = { [weak self, weak new] in
      guard let self, self.shown === new else { return }
      self.finishSwitch?()
    }
    if device.switches.tabSwitchEndsATurnLater {
      device.afterLayout { device.inNextTurn(end) }
    } else {
      device.afterLayout(end)
    }
  }

  /// Puts the view of the selection in place; callbacks follow our own.
  func showCurrentWithoutTransition() {
    guard isViewLoaded else { return }
    finishSwitch?()
    if shown !== current {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = current
    }
    install(current)
  }

  private func install(_ page: UIViewController?) {
    guard let page, page.view.superview !== contentContainer else { return }
    page.view.frame = frame(of: page)
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    applyInsets(to: page)
    contentContainer.addSubview(page.view)
  }
}
