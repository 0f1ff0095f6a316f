// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: a tap on either side steps by one page; scrubbing over the dots does nothing.
@MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      update()
    }
  }
  open var currentPage = 0 {
    didSet {
      let valid = min(max(0, currentPage), max(0, numberOfPages - 1))
      if currentPage != valid { currentPage = valid }
      update()
    }
  }
  open var hidesForSinglePage = false {
    didSet { update() }
  }
  open var pageIndicatorTintColor: UIColor? {
    didSet { update() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { update() }
  }

  private static let height: CGFloat = 26
  private static let pitch: CGFloat = 18
  private static let diameter: CGFloat = 7.6

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(max(0, pageCount)) + 20, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { update() } }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    step(by: isRight == isMirrored ? -1 : 1)
  }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
    let width = Self.pitch * CGFloat(numberOfPages - 1)
    for page in 0..<numberOfPages {
      let place = isMirrored ? numberOfPages - 1 - page : page
      let center = CGPoint(x: bounds.midX - width / 2 + Self.pitch * CGFloat(place), y: bounds.midY)
      color(of: page).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: center.x - Self.diameter / 2, y: center.y - Self.diameter / 2, width: Self.diameter,
          height: Self.diameter)
      ).fill()
    }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update()
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? [.adjustable, .updatesFrequently] }
    set { accessibility.traits = newValue }
  }

  open override func accessibilityIncrement() { step(by: 1) }
  open override func accessibilityDecrement() { step(by: -1) }

  override var blocksAncestorTaps: Bool { true }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func color(of page: Int) -> UIColor {
    page == currentPage
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
  }

  private func step(by pages: Int) {
    let before = currentPage
    currentPage += pages
    if currentPage != before { sendActions(for: .valueChanged) }
  }

  private func update() {
    setNeedsDisplay()
  }
}
