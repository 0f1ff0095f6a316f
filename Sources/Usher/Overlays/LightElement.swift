// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Represents what is in the light of a modal popup for assistive technologies, which do not reach the
/// page behind it.
///
/// They activate it with a touch in its middle, which reaches the page as that of a finger does.
@MainActor
final class LightElement: UIView {
  private let light: SourceFollower

  init(_ light: SourceFollower) {
    self.light = light
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Moves to the area in which touches reach the page; without one, there is nothing to reach.
  func move(to area: CGRect?) {
    frame = area ?? .zero
    isAccessibilityElement = area != nil
  }

  /// The element of the page: the view, or the first element in it. Bar buttons and tabs have none.
  private var element: UIView? { light.view?.firstElement }

  override var accessibilityLabel: String? {
    get { element?.accessibilityLabel ?? light.barItem?.accessibilityLabel ?? light.barItem?.title }
    set {}
  }

  override var accessibilityValue: String? {
    get { element?.accessibilityValue }
    set {}
  }

  override var accessibilityHint: String? {
    get { element?.accessibilityHint }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { element?.accessibilityTraits ?? (light.barItem == nil ? .none : .button) }
    set {}
  }

  override func accessibilityActivate() -> Bool { element?.accessibilityActivate() ?? false }
}

extension UIView {
  /// This view, or the first view in it, that is an accessibility element.
  fileprivate var firstElement: UIView? {
    if isAccessibilityElement { return self }
    return subviews.lazy.compactMap(\.firstElement).first
  }
}
