// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What the system draws over every app: status bar, Dynamic Island and home indicator.
///
/// A style of the status bar is what the view controllers answered, the default one goes by the
/// appearance of the controller that answered; the home indicator takes its
/// color from the picture below it. Nothing of it takes touches.
@MainActor
package struct HeadlessSystemBars {
  /// The hardware, and the screen as it is held now.
  package var model: HeadlessModel
  package var screen: CGSize
  package var safeArea: UIEdgeInsets
  /// Whether the controller that decides about the status bar has a dark appearance.
  package var isDark: Bool
  package var isMirrored: Bool
  /// On its side: the device's upper end is on the left.
  package var hasTopOnLeft: Bool
  package var statusBarStyle: UIStatusBarStyle
  package var hidesStatusBar: Bool
  package var hidesHomeIndicator: Bool

  /// The system bars of a device that shows a scene, or none, at this moment.
  package init(device: HeadlessDevice, scene: UIWindowScene?) {
    model = device.model
    screen = device.screen.bounds.size
    safeArea = device.safeArea
    let manager = scene?.statusBarManager
    let traits = manager?.styleController?.traitCollection ?? device.traits
    isDark = traits.userInterfaceStyle == .dark
    isMirrored = device.traits.layoutDirection == .rightToLeft
    hasTopOnLeft = device.interfaceOrientation == .landscapeRight
    statusBarStyle = manager?.statusBarStyle ?? .default
    hidesStatusBar = manager?.isStatusBarHidden ?? false
    hidesHomeIndicator = false
  }

  /// Draws in points; `brightness` returns how light the picture is in a rectangle, from 0 to 1.
  package func draw(in context: CGContext, brightness: (CGRect) -> CGFloat) {
    UIGraphicsPushContext(context)
    context.saveGState()
    drawIsland()
    if showsStatusBar {
      StatusBar(
        model: model, width: screen.width, height: safeArea.top, color: statusBarColor,
        isMirrored: isMirrored
      ).draw(in: context)
    }
    if hasHomeIndicator, !hidesHomeIndicator {
      (brightness(homeIndicator) > 0.5 ? UIColor.black : .white).setFill()
      UIBezierPath(roundedRect: homeIndicator, cornerRadius: homeIndicator.height / 2).fill()
    }
    context.restoreGState()
    UIGraphicsPopContext()
  }

  /// Where the home indicator is.
  package var homeIndicator: CGRect {
    let width = model.idiom == .pad ? 300 : (min(screen.width, screen.height) * 0.354).rounded()
    return CGRect(
      x: ((screen.width - width) / 2).rounded(), y: screen.height - 8 - 5, width: width, height: 5)
  }

  private var isLandscape: Bool { screen.width > screen.height }

  private var hasHomeIndicator: Bool { model.safeArea.bottom > 0 }

  private var hasIsland: Bool { model.idiom == .phone && model.safeArea.top >= 59 }

  /// Phones on their side have none.
  private var showsStatusBar: Bool {
    !hidesStatusBar && safeArea.top > 0 && !(isLandscape && model.idiom == .phone)
  }

  private var statusBarColor: UIColor {
    switch statusBarStyle {
    case .lightContent: return .white
    case .darkContent: return .black
    case .default: return isDark ? .white : .black
    }
  }

  private func drawIsland() {
    guard hasIsland else { return }
    if isLandscape {
      let side = max(safeArea.left, safeArea.right)
      DynamicIsland.draw(
        DynamicIsland.landscapeFrame(screen: screen, safeSide: side, isLeft: hasTopOnLeft))
    } else {
      DynamicIsland.draw(
        DynamicIsland.frame(width: screen.width, safeTop: model.safeArea.top))
    }
  }
}

// MARK: - DynamicIsland

/// The Dynamic Island around the front camera.
enum DynamicIsland {
  private static let size = CGSize(width: 126, height: 37.33)

  /// Where it is on a phone that is held upright and keeps `safeTop` points free above.
  static func frame(width: CGFloat, safeTop: CGFloat) -> CGRect {
    CGRect(
      x: (width - size.width) / 2, y: safeTop - 47.67, width: size.width, height: size.height)
  }

  /// Where it is on a phone that lies on its left or right side.
  static func landscapeFrame(screen: CGSize, safeSide: CGFloat, isLeft: Bool) -> CGRect {
    let margin = safeSide - 47.67
    return CGRect(
      x: isLeft ? margin : screen.width - margin - size.height,
      y: (screen.height - size.width) / 2, width: size.height, height: size.width)
  }

  static func draw(_ frame: CGRect) {
    UIColor.black.setFill()
    let radius = min(frame.width, frame.height) / 2
    UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
  }
}
