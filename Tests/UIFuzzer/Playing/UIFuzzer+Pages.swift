// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Pages, and the controllers that the app presents over them.
extension UIFuzzer {
  func changePages(_ action: FuzzAction, of app: FuzzScene) -> Bool {
    switch action {
    case .push(let kind, let animated):
      guard let navigation = app.navigation, navigation.viewControllers.count < 6 else {
        return false
      }
      let page = app.make(kind)
      navigation.pushViewController(page, animated: animated)
      scheduleGoingBack(from: page)
    case .pop(let animated):
      guard let navigation = app.navigation, navigation.viewControllers.count > 1 else {
        return false
      }
      navigation.popViewController(animated: animated)
    case .popToRoot(let animated):
      guard let navigation = app.navigation, navigation.viewControllers.count > 1 else {
        return false
      }
      navigation.popToRootViewController(animated: animated)
    case .setPages(let kinds, let animated):
      guard let navigation = app.navigation else { return false }
      let kept = navigation.viewControllers.prefix(1)
      navigation.setViewControllers(Array(kept) + kinds.map { app.make($0) }, animated: animated)
    case .swipeBack, .halfSwipeBack, .beginSwipeBack:
      return swipeBack(action, on: app)
    case .interruptPush, .interruptPop:
      return interrupt(action, on: app)
    case .switchTab(let tab):
      guard let tabs = app.tabs, tabs.selectedIndex != tab else { return false }
      switchTab(to: tab, of: tabs, on: app)
    case .replaceRoot(let root):
      // Controllers presented by the old root would stay in the window, so they are dismissed
      // first.
      guard app.presentingTurn < device.clock.turn,
        !app.presented.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }),
        !isPresentationAsked(on: app)
      else { return false }
      if !app.presented.isEmpty { app.window.rootViewController?.dismiss(animated: false) }
      app.replaceRoot(by: root)
    case .replaceOtherTabs:
      guard let tabs = app.tabs, let selected = tabs.selectedViewController else { return false }
      tabs.viewControllers = tabs.viewControllers?.map { old in
        old === selected
          ? old : old is UINavigationController ? app.navigation(.list) : app.make(.form)
      }
    case .mark(let pick):
      guard let page = self.pick(pick, of: app.pageModel.visible)?.value as? FuzzPage else {
        return false
      }
      page.isMarked.toggle()
      app.center.reevaluatePages()
    default:
      return false
    }
    return true
  }

  /// Switches the tab; in half of the cases back again in the next turn, before the first page is
  /// left.
  private func switchTab(to tab: Int, of tabs: UITabBarController, on app: FuzzScene) {
    let old = tabs.selectedIndex
    let returnsAtOnce =
      step.map { $0.number % 2 == 0 } == true && app.presented.isEmpty && !app.isInTransition
    if returnsAtOnce { showSuspendablePopup(on: app) }
    tabs.selectedIndex = tab
    guard returnsAtOnce else { return scheduleTabSwitch(to: old, of: tabs) }
    device.clock.runTurn()
    tabs.selectedIndex = old
  }

  /// Returns whether a presentation is pending that `presentedViewController` may not show yet.
  private func isPresentationAsked(on app: FuzzScene) -> Bool {
    let picture = QueueSnapshot(app.center)
    return popups.contains {
      $0.app === app && $0.spec.isAppModal && $0.isHidden && !$0.isDismissed
        && picture.isVisible($0)
    }
  }

  private func swipeBack(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    guard let navigation = app.navigation, isActive(app), app.presented.isEmpty, !app.isInTransition
    else {
      return false
    }
    if navigation.viewControllers.count == 1 {
      navigation.pushViewController(app.make(.detail), animated: false)
      device.clock.advance(by: 0.1)
    }
    if step.map({ $0.number % 2 == 0 }) == true { showSuspendablePopup(on: app) }
    let points = pointsOfSwipeBack(on: app, isHalf: !action.isCompleteSwipeBack)
    drag(through: points)
    let began = navigation.transitionCoordinator?.isInteractive == true
    if case .beginSwipeBack = action {
      scheduleTouchUp()
      return began
    }
    // The finger moves back slowly, so that the velocity does not decide.
    if case .halfSwipeBack = action { moveTouch(through: points.reversed()) }
    touchUp()
    return began
  }

  func pointsOfSwipeBack(on app: FuzzScene, isHalf: Bool) -> [CGPoint] {
    let bounds = app.window.bounds
    let isMirrored = device.layoutDirection == .rightToLeft
    // From iOS 26 on also from the middle of the content.
    let start = (step?.number ?? 0) % 3 == 0 && device.system >= .iOS26 ? bounds.width * 0.15 : 2
    return (0...8).map { step in
      let x = start + bounds.width * (isHalf ? 0.3 : 0.8) * CGFloat(step) / 8
      return CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.height * 0.8)
    }
  }

  /// Touches down at the first point and moves to the others, without lifting the finger.
  func drag(through points: [CGPoint], pause: Double = 0.03) {
    touchDown(at: points[0])
    moveTouch(through: points, pause: pause)
  }

  func moveTouch(through points: [CGPoint], pause: Double = 0.03) {
    for point in points.dropFirst() {
      device.clock.advance(by: pause)
      device.touchMove(to: point)
    }
  }

  /// Shows a small popup that is suspended with its page, away from the touch that follows.
  func showSuspendablePopup(on app: FuzzScene) {
    guard live.count < 20 else { return }
    showImmediately(on: app) { $0.pageExit = .keepAlive }
  }

  /// Puts a finger on the screen; a touch that is already down is cancelled.
  func touchDown(at point: CGPoint) {
    device.touchDown(at: point)
    isFingerDown = true
  }

  func touchUp() {
    device.touchUp()
    isFingerDown = false
    // The gesture has advanced the clock.
    lastEventTime = now
  }

  // MARK: - Presented controllers

  func changePresented(_ action: FuzzAction, of app: FuzzScene) -> Bool {
    switch action {
    case .present(let style, let animated):
      guard let presenter = readyToPresent(app), app.presented.count < 3 else { return false }
      let front = app.register(FuzzPresentedPage(style, from: app.popoverSource))
      presenter.present(front, animated: animated)
      scheduleDismissal(of: front)
      app.presentingTurn = device.clock.turn
    case .presentAlert(let animated):
      guard let presenter = readyToPresent(app), !(presenter is UIAlertController) else {
        return false
      }
      foreignAlerts += 1
      let alert = app.register(
        UIAlertController(title: "Foreign alert", message: nil, preferredStyle: .alert))
      alert.addAction(UIAlertAction(title: "foreign \(foreignAlerts)", style: .default))
      presenter.present(alert, animated: animated)
      scheduleDismissal(of: alert)
      app.presentingTurn = device.clock.turn
    case .dismissPresented(let animated):
      guard let front = app.presented.last, !front.isBeingDismissed else { return false }
      front.presentingViewController?.dismiss(animated: animated)
    case .swipeSheet(let isHalf):
      return swipeSheet(of: app, isHalf: isHalf)
    case .tapForeignAlert:
      if app.presented.isEmpty, isActive(app) {
        _ = changePresented(.presentAlert(animated: false), of: app)
        device.clock.advance(by: 0.1)
      }
      guard let alert = app.presented.last as? UIAlertController, isActive(app) else {
        return false
      }
      return tap(alert.actions.first?.title ?? "", on: app)
    default:
      return false
    }
    return true
  }

  /// Returns the controller that can present now; `nil` during transitions, when UIKit would
  /// refuse.
  private func readyToPresent(_ app: FuzzScene) -> UIViewController? {
    guard app.presentingTurn < device.clock.turn, let presenter = app.topmost,
      !presenter.isBeingDismissed, !presenter.isBeingPresented,
      presenter.viewIfLoaded?.window === app.window
    else { return nil }
    return presenter
  }

  private func swipeSheet(of app: FuzzScene, isHalf: Bool) -> Bool {
    if app.presented.isEmpty, isActive(app) {
      _ = changePresented(.present(.sheet, animated: false), of: app)
      device.clock.advance(by: 0.1)
    }
    guard let sheet = app.presented.last, isActive(app), sheet.sheetStyle?.isSheet == true,
      let view = sheet.viewIfLoaded, view.window != nil
    else { return false }
    let frame = view.convert(view.bounds, to: nil)
    let start = CGPoint(x: frame.midX, y: frame.minY + 12)
    guard view.isRelated(to: device.view(at: start)) else { return false }
    let way = isHalf ? 60 : frame.height * 0.8
    isFingerDown = true
    device.drag(
      from: start, to: CGPoint(x: start.x, y: start.y + way), duration: isHalf ? 0.5 : 0.2)
    isFingerDown = false
    return true
  }
}

extension FuzzAction {
  fileprivate var isCompleteSwipeBack: Bool { if case .swipeBack = self { true } else { false } }
}

extension UIViewController {
  fileprivate var sheetStyle: FuzzPresentedPage.Style? {
    (self as? FuzzPresentedPage)?.style ?? (self as? FuzzCardController)?.modalOptions?.style
  }
}

extension UIView {
  /// Whether one of the two views is a descendant of the other.
  func isRelated(to other: UIView?) -> Bool {
    other.map { isDescendant(of: $0) || $0.isDescendant(of: self) } ?? false
  }
}
