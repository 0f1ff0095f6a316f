// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Contains what a popup shows, on a card in the place that the core computes.
///
/// It is a controller of its own because the safe area of what it contains must not depend on where the
/// card is just now: a card that slides or is dragged across the edge of the screen would lay its
/// contents out anew on the way. So its root has no safe area, and it adds what the system covers of
/// the card at rest.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardViewController: UIViewController {
  /// What is shown now.
  private(set) var content: PopupContent
  private let style: CardStyle
  /// The layout that gave the card its present place.
  private(set) var layout: CardLayout?
  /// The place of the card between transitions.
  private(set) var cardFrame = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The size with which what is shown was last seen; zero in the directions in which the place gives
  /// one, `nil` as long as it has none.
  private var size: CGSize?
  /// Whether what is shown, as measured last, would not be seen; it keeps the size that it had.
  private(set) var hasZeroSize = false

  /// Whether there is something to be seen.
  var hasSize: Bool { size != nil }

  /// Whether what is shown may want another size than the one that was measured last.
  private var needsMeasuring = true
  /// By how much what is shown reaches beyond the card on each side.
  private var contentOverhang = LayoutInsets()

  let card = CardView()

  init(content: PopupContent, style: CardStyle) {
    self.content = content
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = card
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    insert(content)
  }

  /// Whether the app has left what is shown where it was put.
  var containsContent: Bool {
    switch content {
    case .view(let view): view.superview === card
    case .controller(let controller):
      controller.parent === self && controller.viewIfLoaded?.superview === card
    }
  }

  /// Shows something else from now on; what was there goes, unless the app has put it elsewhere.
  func replaceContent(with new: PopupContent) {
    removeContent()
    content = new
    insert(new)
    setNeedsMeasuring()
  }

  /// What is shown is asked for its size again in the next layout.
  func setNeedsMeasuring() {
    needsMeasuring = true
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// What is presented by what is shown, and not being dismissed.
  var presented: UIViewController? {
    guard let presented = presenter.presentedViewController, !presented.isBeingDismissed
    else { return nil }
    return presented
  }

  private var presenter: UIViewController { content.controller ?? self }

  /// Lets go of what is shown, and of what that presents, unless the app has put it elsewhere, where it
  /// stays.
  func removeContent() {
    // Also what is being dismissed: a finger may take that back.
    if let presented = presenter.presentedViewController { PresentationCleanup.dismissWhenPossible(presented) }
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
    content.view.translatesAutoresizingMaskIntoConstraints = true
    card.addSubview(content.view)
    content.controller?.didMove(toParent: self)
  }

  /// Takes its place in the container.
  func layOut(with layout: CardLayout) {
    defer { placeContent() }
    guard needsMeasuring || layout != self.layout else { return }
    needsMeasuring = false
    self.layout = layout
    // Measured as if nothing of it were covered; what is comes on top.
    if layout.isMeasured, additionalSafeAreaInsets != .zero { additionalSafeAreaInsets = .zero }
    let measured = contentSize(for: layout)
    hasZeroSize = !layout.hasVisibleContent(measured: LayoutSize(measured))
    if !hasZeroSize { size = measured }
    cardFrame = layout.frame(measured: LayoutSize(size ?? measured))
    card.setFrameIgnoringTransform(CGRect(cardFrame))
    let covered = UIEdgeInsets(layout.safeAreaOverlap(cardFrame))
    if additionalSafeAreaInsets != covered { additionalSafeAreaInsets = covered }
  }

  /// A card that fills an edge of the screen shows no gap there while it is pulled away from it.
  func extendEdge(`for` offset: LayoutOffset) {
    let insets = layout?.edgeExtension(for: offset) ?? LayoutInsets()
    guard insets != contentOverhang else { return }
    contentOverhang = insets
    placeContent()
    content.view.layoutIfNeeded()
  }

  private func placeContent() {
    guard containsContent else { return }
    let (bounds, insets) = (card.bounds, UIEdgeInsets(contentOverhang))
    content.view.frame = CGRect(
      x: bounds.minX - insets.left, y: bounds.minY - insets.top,
      width: bounds.width + insets.left + insets.right, height: bounds.height + insets.top + insets.bottom)
  }

  /// What was asked for goes before what it prefers, and that before what fits.
  private func contentSize(for layout: CardLayout) -> CGSize {
    if let size = style.size { return size }
    guard layout.isMeasured else { return .zero }
    let preferred = content.preferredSize
    let limit = CGSize(width: layout.maximumContentSize.width, height: layout.maximumContentSize.height)
    var size =
      preferred.width > 0 ? preferred : FittingSize.size(of: content.view, within: limit)
    if preferred.height > 0 {
      size.height = preferred.height
    } else {
      // What is as wide as its edge, or less wide than it would like to be, wants another height.
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
    guard let root = parent as? OverlayRootViewController else { return }
    root.invalidateContentSize()
  }
}

/// Holds the view of a popup; what moves is this, never the view.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardView: UIView {
  /// The course that it is on, or was on last.
  var animator: CardAnimator?

  /// How it stands now, in the middle of a transition or of a drag.
  var pose = CardAnimationParameters.Pose.identity {
    didSet {
      alpha = pose.opacity
      transform = CGAffineTransform(translationX: pose.offset.x, y: pose.offset.y)
        .scaledBy(x: pose.scale, y: pose.scale)
    }
  }

  /// Where what it holds lets a touch through, it does, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  /// Takes its place in the container; the transform of a running transition stays.
  func setFrameIgnoringTransform(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

@available(iOSApplicationExtension, unavailable)
extension CardLayout {
  /// The layout of a view that fills a window, for a popup with these looks.
  @MainActor
  init(of view: UIView, safeArea: UIEdgeInsets, keyboard: CGFloat, style: CardStyle) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let defaultMargins = CardLayout.defaultMargins(
      at: style.position, ignoresSafeArea: style.ignoresSafeArea)
    self.init(
      container: LayoutSize(view.bounds.size), safeArea: LayoutInsets(safeArea),
      margins: style.margins.map { LayoutInsets($0, isRightToLeft: isRightToLeft) } ?? defaultMargins,
      scale: Double(view.traitCollection.displayScale))
    position = style.position
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

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
