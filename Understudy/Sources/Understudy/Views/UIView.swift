// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Focus, drag and drop and state restoration are left out. What UIKit lets subclasses override is
/// in this body; Swift cannot override members of extensions without Objective-C.
@MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace {
  public let layer: CALayer
  nonisolated(unsafe) final let tree: ViewTree
  final var drawingState = ViewDrawingState()
  final var margins = ViewMargins()
  final var inherited = InheritedState()
  final var input = ViewInput()
  final var constraintState = ViewConstraints()

  /// The controller whose view this is.
  package weak var headlessController: (any ViewOwner)?

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    tree = ViewTree(layer)
    super.init()
    layer.state.view = self
    tree.link.view = self
    layer.frame = frame
    prepareForDrawing()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    tree = ViewTree(layer)
    super.init()
    layer.state.view = self
    tree.link.view = self
    prepareForDrawing()
  }

  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var contentScaleFactor: CGFloat {
    get { drawingState.contentScaleFactor ?? traitCollection.displayScale }
    set { drawingState.contentScaleFactor = newValue }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fitSize() }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  // MARK: Tree

  open var superview: UIView? { tree.superview }
  open var subviews: [UIView] { tree.subviews }
  open var window: UIWindow? { tree.window }

  open func addSubview(_ view: UIView) { insert(view, at: tree.subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func removeFromSuperview() { detachFromSuperview() }
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { search(tag) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var tag = 0

  // MARK: Layout

  open func setNeedsUpdateProperties() { layer.markNeedsUpdateOfProperties() }
  open func updateProperties() {}
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func layoutSubviews() { applyConstraints() }
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  /// The system's own words are in another language now.
  package func headlessLanguageDidChange() {}
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  open func updateConstraints() {}
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  /// What this view makes of the safe area that it gets from its superview.
  func adjustSafeArea(_ inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }
  open func safeAreaInsetsDidChange() {}
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.fixed(newValue)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { setMargins(.directional(newValue)) }
  }
  open func layoutMarginsDidChange() {}
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { drawingState.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(1, max(0, newValue))) }
  }
  open var isHidden: Bool {
    get { isHiddenInStack }
    set { setHiddenInStack(newValue) }
  }
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var mask: UIView? {
    get { tree.mask }
    set { setMask(newValue) }
  }
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange() }
  }
  open var clearsContextBeforeDrawing = true

  open func draw(_ rect: CGRect) { drawingState.reachedPlainDraw = true }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawInBacking(ctx) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(forKey: event)
  }

  // MARK: Inherited from above

  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { setAdjustment(newValue) }
  }
  open func tintColorDidChange() {}

  open var traitCollection: UITraitCollection { effectiveTraits }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What classes of UIKit do when their traits have changed, whether or not the hook is called.
  func systemTraitsDidChange(from previous: UITraitCollection?) {}

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      constraintsDidChange()
      superview?.constraintsDidChange()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { find(point, event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { input.recognizers.isEmpty ? nil : input.recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    release(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Responder

  open override var next: UIResponder? { headlessController ?? superview }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  open override var accessibilityFrame: CGRect {
    get { accessibility.frame ?? convertToScreen(bounds) }
    set { accessibility.frame = newValue }
  }

  // MARK: Coordinate spaces

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.screenPointToSpace(convertToScreen(point))
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertFromScreen(coordinateSpace.spacePointToScreen(point))
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, to: coordinateSpace) })
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}
