// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Animations start at once instead of at the commit of a transaction; rasterization settings,
/// filters, layout managers and tiling are left out.
open class CALayer: NSObject {
  /// Geometry and visual properties without animations.
  final var values = LayerProperties()
  final let animations = AnimationList()
  final let state = LayerState()

  public required override init() {
    super.init()
  }

  open var delegate: (any CALayerDelegate)? {
    get { state.view ?? state.delegate }
    set {
      state.view = nil
      state.delegate = newValue
    }
  }
  open var name: String?
  open var actions: [String: any CAAction]?

  open var superlayer: CALayer? { state.superlayer }

  open var sublayers: [CALayer]? {
    get { state.sublayers.isEmpty ? nil : state.sublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open var mask: CALayer? {
    get { state.mask }
    set {
      state.mask?.state.isMask = false
      state.mask = newValue
      newValue?.state.isMask = true
      setNeedsRender()
    }
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set { change(values.bounds, to: newValue, "bounds") { $0.bounds = newValue } }
  }
  open var position: CGPoint {
    get { values.position }
    set { change(values.position, to: newValue, "position") { $0.position = newValue } }
  }
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(values.anchorPoint, to: newValue, "anchorPoint") { $0.anchorPoint = newValue } }
  }
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(values.zPosition, to: newValue, "zPosition") { $0.zPosition = newValue } }
  }
  open var transform: CATransform3D {
    get { values.transform }
    set { change(values.transform, to: newValue, "transform") { $0.transform = newValue } }
  }
  open var frame: CGRect {
    get { values.frame }
    set {
      let (size, position) = values.fitting(newValue)
      bounds = CGRect(origin: bounds.origin, size: size)
      self.position = position
    }
  }

  // MARK: Appearance

  open var isHidden: Bool {
    get { values.isHidden }
    set { change(values.isHidden, to: newValue, "hidden") { $0.isHidden = newValue } }
  }
  open var opacity: Float {
    get { values.opacity }
    set { change(values.opacity, to: newValue, "opacity") { $0.opacity = newValue } }
  }
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      change(values.masksToBounds, to: newValue, "masksToBounds") { $0.masksToBounds = newValue }
    }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      change(values.backgroundColor, to: newValue, "backgroundColor") {
        $0.backgroundColor = newValue
      }
    }
  }
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(values.cornerRadius, to: newValue, "cornerRadius") { $0.cornerRadius = newValue } }
  }
  /// How much larger than it is it is drawn; nothing but pictures shows it.
  final var growth: CGFloat {
    get { values.growth }
    set { change(values.growth, to: newValue, "growth") { $0.growth = newValue } }
  }
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(values.borderWidth, to: newValue, "borderWidth") { $0.borderWidth = newValue } }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(values.borderColor, to: newValue, "borderColor") { $0.borderColor = newValue } }
  }
  open var shadowColor: CGColor? {
    get { values.shadow.color }
    set { change(values.shadow.color, to: newValue, "shadowColor") { $0.shadow.color = newValue } }
  }
  open var shadowOpacity: Float {
    get { values.shadow.opacity }
    set {
      change(values.shadow.opacity, to: newValue, "shadowOpacity") { $0.shadow.opacity = newValue }
    }
  }
  open var shadowOffset: CGSize {
    get { values.shadow.offset }
    set {
      change(values.shadow.offset, to: newValue, "shadowOffset") { $0.shadow.offset = newValue }
    }
  }
  open var shadowRadius: CGFloat {
    get { values.shadow.radius }
    set {
      change(values.shadow.radius, to: newValue, "shadowRadius") { $0.shadow.radius = newValue }
    }
  }
  open var shadowPath: CGPath? {
    get { values.shadow.path }
    set { change(values.shadow.path, to: newValue, "shadowPath") { $0.shadow.path = newValue } }
  }
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { set(\.maskedCorners, to: newValue) }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { set(\.cornerCurve, to: newValue) }
  }

  // MARK: Contents

  /// A `CGImage`; anything else draws nothing.
  open var contents: Any? {
    get { values.contents }
    set { setContents(newValue) }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { set(\.contentsGravity, to: newValue) }
  }
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { set(\.contentsScale, to: newValue) }
  }
  open var needsDisplayOnBoundsChange: Bool {
    get { state.needsDisplayOnBoundsChange }
    set { state.needsDisplayOnBoundsChange = newValue }
  }

  open func draw(in ctx: CGContext) {
    let layer = Unchecked(self)
    let context = Unchecked(ctx)
    MainActor.assumeIsolated { layer.value.delegate?.draw(layer.value, in: context.value) }
  }

  open func setNeedsDisplay() {
    state.backing = nil
    state.mayHaveBacking = true
    setNeedsRender()
  }

  // MARK: Layout

  open func setNeedsLayout() {
    markNeedsLayout()
  }

  open func layoutIfNeeded() {
    layOutFromTopmostDirtyLayer()
  }

  open func layoutSublayers() {
    let layer = Unchecked(self)
    onMainActor { layer.value.delegate?.layoutSublayers(of: layer.value) }
  }

  // MARK: Tree

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: state.sublayers.count)
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }

  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Animations

  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations.add(anim, forKey: key, to: self)
  }

  open func removeAnimation(forKey key: String) {
    animations.remove(forKey: key, from: self)
  }

  open func removeAllAnimations() {
    animations.removeAll(from: self)
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animations.animation(forKey: key)
  }

  open func animationKeys() -> [String]? {
    let keys = animations.keys
    return keys.isEmpty ? nil : keys
  }

  /// The values at the clock's present moment in a layer of the same class, without sublayers.
  open func presentation() -> Self? {
    guard isInWindow else { return nil }
    let copy = Self.init()
    copy.copyAppearance(of: self)
    copy.values = presentedValues(at: CACurrentMediaTime())
    copy.state.isPresentation = true
    return copy
  }

  open func action(forKey event: String) -> (any CAAction)? {
    defaultAction(forChangeOf: event)
  }

  /// The radii that its view's configuration gives it; nil if its own corner radius counts. `shown`
  /// gives the values of a layer above.
  func configuredRadii(
    _ values: LayerProperties, _ shown: (CALayer) -> LayerProperties
  ) -> CornerRadii? {
    let corners = state.corners ?? (values.cornerRadius > 0 ? nil : state.defaultCorners)
    return corners.map { resolve($0, values, shown) }
  }

  /// Everything but tree, delegate and animations.
  func copyAppearance(of other: CALayer) {
    values = other.values
    name = other.name
    state.maskedCorners = other.state.maskedCorners
    state.cornerCurve = other.state.cornerCurve
    state.corners = other.state.corners
    state.contentsGravity = other.state.contentsGravity
    state.contentsScale = other.state.contentsScale
  }
}
