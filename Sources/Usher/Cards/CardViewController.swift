// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Contains the content of a popup, on a card with the frame that the engine computes.
///
/// It is a separate controller because the safe area of the content must not depend on the current
/// position of the card: a card that slides or is dragged across the edge of the screen would
/// repeatedly lay out its content. Therefore its root has no safe area, and it adds the insets of
/// the card at rest.
@MainActor
final class CardViewController: UIViewController {
  private(set) var content: PopupContent
  private let style: CardStyle
  /// The layout that determined the current frame of the card.
  private(set) var layout: CardLayout?
  /// The frame of the card between transitions.
  private(set) var cardFrame = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The last measured size with visible content; zero in dimensions that the position determines,
  /// `nil` before the first measurement.
  private(set) var size: CGSize?

  /// The drag of the card from its frame; `nil` before the first layout.
  var drag: CardDrag? { layout.map { CardDrag(frame: cardFrame, in: $0) } }

  /// The side of the source on which the card is; `nil` at a position.
  private(set) var sourceSide: LayoutSide?
  private let arrow: CardArrow?

  /// Whether the content must be measured again.
  private var needsMeasuring = true
  /// How far the content extends beyond the card on each side.
  private var contentOverhang = LayoutInsets()

  let card = CardView()

  init(content: PopupContent, style: CardStyle) {
    self.content = content
    self.style = style
    arrow = style.arrowColor.map { CardArrow(color: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = card
    insert(content)
  }

  /// Whether the content is still on the card; the app may have removed it.
  var containsContent: Bool {
    switch content {
    case .view(let view): view.superview === card
    case .controller(let controller):
      controller.parent === self && controller.viewIfLoaded?.superview === card
    }
  }

  /// Replaces the content; the old content is removed, unless the app has moved it elsewhere.
  func replaceContent(with new: PopupContent) {
    removeContent()
    content = new
    insert(new)
    setNeedsMeasuring()
  }

  /// Measures the content again in the next layout pass.
  func setNeedsMeasuring() {
    needsMeasuring = true
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The controller that the content presents, unless it is being dismissed.
  var presented: UIViewController? {
    guard let presented = contentController.presentedViewController, !presented.isBeingDismissed
    else { return nil }
    return presented
  }

  /// Whether the content presents a controller, also one that is being dismissed.
  var isPresenting: Bool { contentController.presentedViewController != nil }

  private var contentController: UIViewController { content.controller ?? self }

  /// Removes the content and dismisses the controller that it presents. Content that the app has
  /// moved elsewhere stays there.
  func removeContent() {
    // Also one that is being dismissed, because an interactive dismissal can be cancelled.
    if let presented = contentController.presentedViewController {
      PresentationCleanup.dismissWhenPossible(presented)
    }
    if let controller = content.controller, controller.parent === self {
      controller.willMove(toParent: nil)
      if controller.viewIfLoaded?.superview === card { controller.view.removeFromSuperview() }
      controller.removeFromParent()
    } else if containsContent {
      content.view.removeFromSuperview()
    }
  }

  private func insert(_ content: PopupContent) {
    if let controller = content.controller { addChild(controller) }
    // The card sets the frame, also of a view that is laid out with constraints inside.
    content.view.translatesAutoresizingMaskIntoConstraints = true
    card.addSubview(content.view)
    arrow?.embrace(content.view, on: card)
    content.controller?.didMove(toParent: self)
  }

  func layOut(with layout: CardLayout) {
    defer { placeContent() }
    guard needsMeasuring || layout != self.layout else { return }
    let isMeasured = needsMeasuring || !layout.differsOnlyInSource(from: self.layout)
    needsMeasuring = false
    self.layout = layout
    let hasSize = !isMeasured || measure(in: layout)
    let placement = placement(in: layout)
    (cardFrame, sourceSide) = (placement.frame, placement.side)
    card.setFrameIgnoringTransform(CGRect(cardFrame))
    let covered = UIEdgeInsets(layout.safeAreaOverlap(of: cardFrame))
    if additionalSafeAreaInsets != covered { additionalSafeAreaInsets = covered }
    arrow?.move(to: placement.arrow, around: content.view, on: card)
    if !hasSize { MisuseReport.zeroSize(content.responder).report() }
  }

  /// Returns where the card is in a layout, with its last size.
  func placement(in layout: CardLayout) -> CardPlacement {
    layout.placement(
      measured: LayoutSize(size ?? .zero),
      alignment: LayoutInsets(content.view.alignmentRectInsets))
  }

  /// Measures the content, and returns whether any of it would be visible. Without a width or a height,
  /// the card keeps its previous size.
  private func measure(in layout: CardLayout) -> Bool {
    // The content is measured without a safe area; the insets are added to its size.
    if layout.isMeasured, additionalSafeAreaInsets != .zero { additionalSafeAreaInsets = .zero }
    let measured = contentSize(for: layout)
    let hasSize = layout.hasVisibleContent(measured: LayoutSize(measured))
    if hasSize { size = measured }
    return hasSize
  }

  /// Extends the content of a card that fills an edge of the screen, so that no gap appears while
  /// the card is dragged away from it.
  func extendEdge(for offset: LayoutOffset) {
    let insets = layout?.edgeExtension(for: offset) ?? LayoutInsets()
    guard insets != contentOverhang else { return }
    contentOverhang = insets
    placeContent()
    // At once, so that the caller can animate it.
    content.view.layoutIfNeeded()
  }

  private func placeContent() {
    guard containsContent else { return }
    let (bounds, insets) = (card.bounds, UIEdgeInsets(contentOverhang))
    content.view.frame = CGRect(
      x: bounds.minX - insets.left, y: bounds.minY - insets.top,
      width: bounds.width + insets.left + insets.right,
      height: bounds.height + insets.top + insets.bottom)
  }

  /// Returns the explicit size, or the preferred size, or the size that fits.
  private func contentSize(for layout: CardLayout) -> CGSize {
    if let size = style.size { return size }
    guard layout.isMeasured else { return .zero }
    let preferred = content.preferredSize
    let limit = CGSize(
      width: layout.maximumContentSize.width, height: layout.maximumContentSize.height)
    var size =
      preferred.width > 0 ? preferred : FittingSize.size(of: content.view, within: limit)
    if preferred.height > 0 {
      size.height = preferred.height
    } else {
      // If the width differs from the fitting width, the height has to be measured for it.
      let width = layout.width(measured: Double(size.width))
      if preferred.width > 0 || abs(width - size.width) > 0.5 {
        size.height = FittingSize.height(of: content.view, width: width, within: limit.height)
      }
    }
    return size
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    (parent as? OverlayRootViewController)?.invalidateContentSize()
  }
}

// MARK: - Card

/// Contains the view of a popup; transitions animate the card, never the view.
@MainActor
final class CardView: UIView {
  /// The running animation; it is superseded by setting another one or none.
  var animator: CardAnimator? {
    didSet { if animator !== oldValue { oldValue?.supersede() } }
  }

  /// The opacity, offset and scale during a transition or a drag.
  var pose = CardAnimation.Pose.identity {
    didSet {
      alpha = pose.opacity
      transform = CGAffineTransform(translationX: pose.offset.x, y: pose.offset.y)
        .scaledBy(x: pose.scale, y: pose.scale)
    }
  }

  // Touches that the content does not handle pass through the card. Content that overrides
  // `hitTest` may return anything for the points inside, so beyond the card's bounds only the hit
  // test counts, and within them either of the two.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInBounds = bounds.contains(point)
    return subviews.contains { view in
      let location = convert(point, to: view)
      return view.hitTest(location, with: event) != nil
        || isInBounds && view.point(inside: location, with: event)
    }
  }

  /// Sets the frame without changing the transform of a running transition.
  func setFrameIgnoringTransform(_ frame: CGRect) {
    // While there is a transform, `frame` is undefined.
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

// MARK: - Values of the engine

extension CardLayout {
  /// Creates the layout of a card in a view that fills its window.
  @MainActor
  init(of view: UIView, safeArea: UIEdgeInsets, keyboard: CGFloat, style: CardStyle) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let defaultMargins = CardLayout.defaultMargins(
      at: style.position, ignoresSafeArea: style.ignoresSafeArea)
    self.init(
      container: LayoutSize(view.bounds.size), safeArea: LayoutInsets(safeArea),
      margins: style.margins.map { LayoutInsets($0, isRightToLeft: isRightToLeft) }
        ?? defaultMargins,
      scale: Double(view.traitCollection.displayScale))
    position = style.position
    centersInWindow = style.centersInWindow
    ignoresSafeArea = style.ignoresSafeArea
    hasExplicitSize = style.size != nil
    self.keyboard = Double(keyboard)
    minWidth = style.minWidth.map { Double($0) } ?? minWidth
    maxWidth = style.maxWidth.map { Double($0) } ?? maxWidth
    self.isRightToLeft = isRightToLeft
  }
}

extension LayoutSize {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutOffset {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }

  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: Double(insets.top), left: Double(isRightToLeft ? insets.trailing : insets.leading),
      bottom: Double(insets.bottom),
      right: Double(isRightToLeft ? insets.leading : insets.trailing))
  }
}

extension UIEdgeInsets {
  init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
