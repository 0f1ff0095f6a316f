// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// How a popup comes and goes.
public struct PopupMotion: Sendable, Hashable {
  private enum Kind: Hashable { case fade, zoom }

  private let kind: Kind

  /// It fades in and out.
  public static let fade = PopupMotion(kind: .fade)
  /// It grows a little while it fades in; with Reduce Motion it only fades.
  public static let zoom = PopupMotion(kind: .zoom)

  /// The numbers for the device as it is set up now.
  @MainActor
  func transition(_ direction: PopupTransition.Direction) -> PopupTransition {
    let isStill = kind == .fade || UIAccessibility.isReduceMotionEnabled
    return .fadeAndZoom(direction, reducesMotion: isStill)
  }
}
