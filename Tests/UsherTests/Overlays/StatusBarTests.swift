// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The status bar above a popup in its own window: that of the page, whatever contains the page.
@MainActor
@Suite(.uikitVariants)
struct StatusBarTests {
  /// What contains a page and forwards both status bar queries to it.
  enum Container: CaseIterable {
    case tabs, navigationWithoutBar, forwardingNavigation, navigationInTabs, tabsInNavigation

    @MainActor
    func make(with page: UIViewController) -> UIViewController {
      switch self {
      case .tabs: tabs(page)
      case .navigationWithoutBar: navigation(page)
      case .forwardingNavigation: ForwardingNavigation(rootViewController: page)
      case .navigationInTabs: tabs(ForwardingNavigation(rootViewController: page))
      case .tabsInNavigation: navigation(tabs(page))
      }
    }

    @MainActor
    private func tabs(_ page: UIViewController) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), page]
      tabs.selectedIndex = 1
      return tabs
    }

    @MainActor
    private func navigation(_ page: UIViewController) -> UINavigationController {
      let navigation = UINavigationController(rootViewController: page)
      navigation.isNavigationBarHidden = true
      return navigation
    }
  }

  @Test(arguments: Container.allCases, [true, false])
  func `the status bar is that of the page to which its containers forward`(
    container: Container, isHidden: Bool
  ) {
    TestApp.runOnDevice { device in
      let page = StatusBarPage(.lightContent, isHidden: isHidden)
      let app = TestApp(on: device, page: container.make(with: page))
      #expect(app.statusBar == page.statusBar)

      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(app.popupStatusBar == page.statusBar)
      #expect(app.statusBar == page.statusBar)
    }
  }

  @Test func `a visible navigation bar decides on the style, and the page on hiding`() {
    TestApp.runOnDevice { device in
      let page = StatusBarPage(.darkContent, isHidden: true)
      let app = TestApp(on: device, page: LightNavigation(rootViewController: page))
      let before = app.statusBar
      #expect(before == StatusBar(style: .lightContent, isHidden: true))

      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(app.popupStatusBar == before)
      #expect(app.statusBar == before)
    }
  }

  @Test func `the status bar follows the tab and the page that are shown below a popup`() {
    TestApp.runOnDevice { device in
      let (first, second) = (StatusBarPage(.darkContent), StatusBarPage(.lightContent))
      let pushed = StatusBarPage(.darkContent, isHidden: true)
      let (tabs, navigation) = (
        UITabBarController(), ForwardingNavigation(rootViewController: second)
      )
      tabs.viewControllers = [first, navigation]
      let app = TestApp(on: device, page: tabs)
      app.center.show(Popup(FixedSizeView()).pageExit(.stay))
      app.runUntilIdle()
      #expect(app.popupStatusBar == first.statusBar)

      tabs.selectedIndex = 1
      app.runUntilIdle()
      #expect(app.popupStatusBar == second.statusBar)
      #expect(app.statusBar == second.statusBar)
      navigation.pushViewController(pushed, animated: true)
      app.runUntilIdle()

      #expect(app.popupStatusBar == pushed.statusBar)
      #expect(app.statusBar == pushed.statusBar)
    }
  }

  /// Until iOS 18 UIKit moves a page back behind a sheet of full height.
  @Test(arguments: [Detent.medium, .large], HeadlessSystem.allCases)
  func `the status bar of a page behind a sheet is light only if the sheet has moved it back`(
    detent: Detent, system: HeadlessSystem
  ) {
    for movesBack in [true, false] {
      for var switches in HeadlessSwitches.variants {
        switches.largeSheetMovesPageBack = movesBack
        checkStatusBar(
          behind: detent, on: system, switches,
          isLight: detent == .large && (system == .iOS18 || movesBack))
      }
    }
  }

  private func checkStatusBar(
    behind detent: Detent, on system: HeadlessSystem, _ switches: HeadlessSwitches, isLight: Bool
  ) {
    TestApp.runOnDevice(system: system, switches: switches) { device in
      let page = StatusBarPage(.darkContent)
      let app = TestApp(on: device, page: page)
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.selectedDetentIdentifier = detent
      page.present(sheet, animated: true)
      app.runUntilIdle()
      let before = app.statusBar

      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(before?.style == (isLight ? .lightContent : .darkContent))
      #expect(app.popupStatusBar == before)
      #expect(app.statusBar == before)
    }
  }

  @Test(arguments: [HeadlessModel.iPhone16, .iPad11])
  func `on its side or on an iPad no sheet makes the status bar light`(model: HeadlessModel) {
    TestApp.runOnDevice(model) { device in
      device.orientation = .landscapeLeft
      let page = StatusBarPage(.darkContent)
      let app = TestApp(on: device, page: page)
      page.present(UIViewController(), animated: true)
      app.runUntilIdle()

      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(app.popupStatusBar?.style == .darkContent)
    }
  }

  @Test(arguments: [true, false])
  func `the root of a popup's window returns what the page does for every query of UIKit`(
    isInContainer: Bool
  ) throws {
    try TestApp.runOnDevice { device in
      let page = GamePage()
      let app = TestApp(on: device, page: isInContainer ? GameContainer(page) : page)
      app.center.show(Popup(FixedSizeView()).modal(false))
      app.runUntilIdle()

      let root = try #require(app.overlays.first?.rootViewController)
      #expect(root.preferredScreenEdgesDeferringSystemGestures == [.bottom])
      #expect(root.prefersPointerLocked)
      #expect(root.prefersInterfaceOrientationLocked)
      #expect(root.prefersHomeIndicatorAutoHidden)
      #expect(root.prefersStatusBarHidden)
      #expect(root.preferredStatusBarStyle == .lightContent)
      #expect(root.preferredStatusBarUpdateAnimation == .slide)
      #expect(root.supportedInterfaceOrientations == .portrait)
    }
  }
}

/// A page with its own value for every query of UIKit.
private final class GamePage: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var prefersPointerLocked: Bool { true }
  override var prefersInterfaceOrientationLocked: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// A container that forwards every query to its page.
private final class GameContainer: UIViewController {
  private let page: UIViewController

  init(_ page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { page }
  override var childViewControllerForPointerLock: UIViewController? { page }
  override var childViewControllerForInterfaceOrientationLock: UIViewController? { page }
  override var childForHomeIndicatorAutoHidden: UIViewController? { page }
  override var childForStatusBarHidden: UIViewController? { page }
  override var childForStatusBarStyle: UIViewController? { page }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    page.supportedInterfaceOrientations
  }
}

private struct StatusBar: Equatable {
  let style: UIStatusBarStyle
  let isHidden: Bool
}

/// A page with this status bar.
private final class StatusBarPage: UIViewController {
  let statusBar: StatusBar

  init(_ style: UIStatusBarStyle, isHidden: Bool = false) {
    statusBar = StatusBar(style: style, isHidden: isHidden)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBar.style }
  override var prefersStatusBarHidden: Bool { statusBar.isHidden }
}

/// A navigation controller that leaves the style to its page, as many apps do.
private final class ForwardingNavigation: UINavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
}

private final class LightNavigation: UINavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

extension TestApp {
  /// The status bar that the user sees.
  fileprivate var statusBar: StatusBar? {
    scene.statusBarManager.map {
      StatusBar(style: $0.statusBarStyle, isHidden: $0.isStatusBarHidden)
    }
  }

  /// The status bar that the root of the popup's window requests.
  fileprivate var popupStatusBar: StatusBar? {
    overlays.first?.rootViewController.map {
      StatusBar(style: $0.preferredStatusBarStyle, isHidden: $0.prefersStatusBarHidden)
    }
  }
}
