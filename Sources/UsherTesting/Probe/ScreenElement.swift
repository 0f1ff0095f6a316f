// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Something on the screen that has a label for assistive technology or a text.
@MainActor
public struct ScreenElement {
  /// The view.
  public let view: UIView

  /// What assistive technology says, else the text that the view draws.
  public let label: String

  /// The view's rectangle in its window, whether it can all be seen or not.
  public let frame: CGRect

  /// What can be seen of the rectangle; null where it is scrolled or clipped away.
  public let visibleFrame: CGRect

  /// Whether assistive technology stops at the element.
  public var isAccessible: Bool { view.isAccessibilityElement }

  /// What assistive technology knows of the element's kind and state.
  public var traits: UIAccessibilityTraits { view.accessibilityTraits }
}
