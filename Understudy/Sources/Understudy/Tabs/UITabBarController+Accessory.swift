// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITabBarController {
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== shownAccessory else { return }
    shownAccessory = bottomAccessory
    if isViewLoaded { replaceAccessoryView(animated: animated) }
  }

  // MARK: The view

  /// Accessories are part of the design of iOS 26.
  func replaceAccessoryView(animated: Bool) {
    let old = accessoryView
    accessoryView = tabBar.isFloating ? shownAccessory.map(TabAccessoryView.init) : nil
    if let accessoryView {
      view.addSubview(accessoryView)
      placeAccessory()
      accessoryView.layoutIfNeeded()
    }
    guard animated, view.window != nil else {
      old?.releaseContent()
      old?.removeFromSuperview()
      view.setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation { self.accessoryView?.isShown = false }
    bottomBarsDidChange {
      old?.isShown = false
      self.accessoryView?.isShown = true
    } completion: {
      old?.releaseContent()
      old?.removeFromSuperview()
    }
  }

  /// Whether the accessory is above the bar, or beside what is left of it.
  private var accessoryEnvironment: UITabAccessory.Environment {
    tabBar.isMinimized && showsBar ? .inline : .regular
  }

  private var showsBar: Bool { !tabBar.isHidden && !isBarAway }

  func placeAccessory() {
    guard let accessoryView else { return }
    let environment = accessoryEnvironment
    if accessoryView.environment != environment { accessoryView.environment = environment }
    if view.subviews.last !== accessoryView { view.bringSubviewToFront(accessoryView) }
    let frame = accessoryFrame(environment)
    // Its frame is meaningless while it is scaled.
    let place = {
      accessoryView.bounds.size = frame.size
      accessoryView.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    let moves = accessoryView.isAboveBar != showsBar && !accessoryView.bounds.isEmpty
    accessoryView.isAboveBar = showsBar
    if moves, view.window != nil { animateBottomBars(place) } else { place() }
  }

  private func accessoryFrame(_ environment: UITabAccessory.Environment) -> CGRect {
    typealias Metrics = FloatingTabBarMetrics
    let room = FloatingTabBarLayout.room(in: view.bounds.width, view.safeAreaInsets)
    let all = room.upperBound - room.lowerBound
    let barTop = view.bounds.height - tabBar.rowHeight - view.safeAreaInsets.bottom
    var (width, height) = (min(all, Metrics.accessoryWidth), Metrics.accessoryHeight)
    var top = barTop - Metrics.accessoryDistance - height
    if environment == .inline {
      height = tabBar.circleHeight
      width = min(width, all - 2 * (height + Metrics.accessoryGap))
      top = barTop + tabBar.platterHeight - height
    } else if !showsBar {
      top = view.bounds.height - marginWithoutBar - height
    }
    return CGRect(
      x: ((room.lowerBound + room.upperBound - width) / 2).roundedToPixel(of: view), y: top,
      width: max(0, width), height: height)
  }

  private var marginWithoutBar: CGFloat {
    view.safeAreaInsets.bottom > 0
      ? FloatingTabBarMetrics.margin : FloatingTabBarMetrics.bottomMargin(.stacked)
  }

  // MARK: Insets

  /// What an accessory above the bar covers of the selection.
  var accessoryInset: CGFloat {
    guard accessoryView != nil, accessoryEnvironment == .regular else { return 0 }
    return FloatingTabBarMetrics.accessoryHeight + FloatingTabBarMetrics.accessoryDistance
  }

  /// What an accessory covers of a page without a bar, above the safe area.
  var insetWithoutBar: CGFloat {
    guard accessoryView != nil else { return 0 }
    let covered = marginWithoutBar + FloatingTabBarMetrics.accessoryHeight
    return max(0, covered - view.safeAreaInsets.bottom)
  }

  // MARK: Changes

  /// Lays out bar, accessory and selection again, in an animation.
  func bottomBarsDidChange(
    _ changes: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard view.window != nil else {
      changes()
      completion()
      return
    }
    animateBottomBars {
      changes()
      self.view.layoutIfNeeded()
    } completion: {
      completion()
    }
  }

  private func animateBottomBars(
    _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: FloatingTabBarMetrics.minimizingDuration, delay: 0,
      usingSpringWithDamping: FloatingTabBarMetrics.minimizingDamping, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
    ) { _ in
      completion()
    }
  }
}
