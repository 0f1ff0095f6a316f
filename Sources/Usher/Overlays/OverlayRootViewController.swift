// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The root of an overlay: contains the card of a popup, or presents an alert.
///
/// It returns the page's status bar, home indicator, orientations, screen edges and pointer lock when
/// UIKit queries them.
@MainActor
final class OverlayRootViewController: UIViewController {
  let scene: SceneContext
  /// The level of its lane: an overlay of a higher lane is in front, whatever the order of
  /// appearance.
  let level: Int
  /// Whether what is behind it cannot be used while it is shown.
  let isModal: Bool
  /// Whether it accepts touches and keeps VoiceOver inside; `false` while the popup is disappearing
  /// or hidden.
  var isInteractive = true {
    didSet {
      viewIfLoaded?.accessibilityViewIsModal = isModal && isInteractive
      // A drag that ended while the card did not accept input is still in progress for the driver.
      if isInteractive, !oldValue { dragDriver?.reset() }
    }
  }
  /// Called when the user tries to dismiss the popup. Returns whether it allows that gesture.
  var onUserDismissal: @MainActor (PopupDismissGestures) -> Bool = { _ in false }

  init(scene: SceneContext, level: Int, isModal: Bool) {
    self.scene = scene
    self.level = level
    self.isModal = isModal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The controller of the card; `nil` if an alert is presented instead.
  private(set) var cardController: CardViewController?
  private(set) var backdrop: BackdropView?
  /// Whether the backdrop stays as it is while the card disappears.
  var keepsBackdrop = false
  private(set) var dragDriver: CardDragDriver?
  private var insideTap: InsideTapRecognizer?
  private var style = CardStyle()
  /// Follows what the card points at; `nil` if it is at a position.
  private(set) var source: SourceFollower?
  /// Follows what the light is on, which may be the same.
  private var light: SourceFollower?
  private var lightElement: LightElement?
  private lazy var keyboardView = KeyboardTrackingView()

  var card: CardView? { cardController?.card }

  /// Puts the content on a card, above a backdrop if the popup is modal.
  func show(_ content: PopupContent, style: CardStyle) {
    self.style = style
    source = style.source.map { SourceFollower($0, in: scene) }
    // Without a backdrop there is no light.
    light = (isModal ? style.backdrop.spotlight : nil).flatMap { spotlight in
      spotlight.target.map { SourceFollower(PopupSource(find: $0), in: scene) } ?? source
    }
    view.accessibilityViewIsModal = isModal
    if isModal {
      let backdrop = BackdropView(
        backdrop: style.backdrop, light: light,
        isButton: style.dismissGestures.contains(.tapOutside)
      ) { [weak self] in self?.tap(.tapOutside) }
      view.addSubview(backdrop)
      self.backdrop = backdrop
      if style.backdrop.spotlight?.allowsTouches == true, let light {
        let element = LightElement(light)
        view.addSubview(element)
        lightElement = element
      }
    }
    keyboardView.install(in: view)
    let child = CardViewController(content: content, style: style)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    cardController = child
    observeDismissGestures()
    view.setNeedsLayout()
  }

  /// Whether the user can dismiss the popup by dragging its card.
  var isDraggable: Bool { style.dismissGestures.contains(.swipe) }

  /// Sets the gestures with which the user can dismiss the popup from now on.
  func setDismissGestures(_ gestures: PopupDismissGestures) {
    style.explicitDismissGestures = gestures
    backdrop?.isButton = style.dismissGestures.contains(.tapOutside)
    observeDismissGestures()
  }

  /// Recognizes those on the card, from the first time that they can dismiss the popup.
  private func observeDismissGestures() {
    if isDraggable, dragDriver == nil { dragDriver = CardDragDriver(of: self) }
    guard style.dismissGestures.contains(.tapInside), insideTap == nil, let card else { return }
    insideTap = InsideTapRecognizer(on: card) { [weak self] in
      // It may no longer be allowed, and the keyboard stays, too.
      if self?.style.dismissGestures.contains(.tapInside) == true { self?.tap(.tapInside) }
    }
  }

  /// Removes the card; only the backdrop is left.
  func removeCard() {
    guard let cardController else { return }
    cardController.willMove(toParent: nil)
    cardController.view.removeFromSuperview()
    cardController.removeFromParent()
    (self.cardController, dragDriver, insideTap) = (nil, nil, nil)
  }

  /// Removes everything that belongs to the popup, so that retaining the root or its window does
  /// not retain the popup.
  func removeContent() {
    if let cardController {
      cardController.willMove(toParent: nil)
      cardController.removeFromParent()
    }
    (cardController, backdrop, style) = (nil, nil, CardStyle())
    (dragDriver, insideTap) = (nil, nil)
    (source, light, lightElement) = (nil, nil, nil)
    for view in viewIfLoaded?.subviews ?? [] { view.removeFromSuperview() }
  }

  /// Whether the overlay receives a touch at this point of the root view.
  func containsTouch(at point: CGPoint) -> Bool {
    guard isInteractive else { return false }
    guard let card else { return true }
    if card.point(inside: view.convert(point, to: card), with: nil) { return true }
    // A modal popup takes every other touch, so that none reaches the page, except in the light.
    guard isModal else { return false }
    return backdrop?.openArea?.contains(view.convert(point, to: backdrop)) != true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop?.frame = view.bounds
    layOutCard()
    moveLight()
    source?.didFollow()
    light?.didFollow()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The text size may have changed, and with it the size of the content.
    view.onTraitChange { [weak self] in self?.cardController?.setNeedsMeasuring() }
  }

  /// Measures the content again and resizes the card, with an animation if it is visible.
  func invalidateContentSize() {
    guard let view = viewIfLoaded else { return }
    cardController?.setNeedsMeasuring()
    // A hidden popup is laid out when it returns, without an animation.
    guard view.window?.isHidden == false else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      // A layout at the end of the turn would be outside of the animation.
      animations: { view.layoutIfNeeded() }, completion: nil)
  }

  private func layOutCard() {
    guard let cardController, let layout = updateLayout() else { return }
    let previousKeyboard = cardController.layout?.keyboard ?? 0
    cardController.layOut(with: layout)
    guard layout.keyboard != previousKeyboard else { return }
    // Scroll views need their new size before they can scroll.
    cardController.card.layoutIfNeeded()
    FocusCoordinator.scrollFirstResponderToVisible(in: cardController.card)
  }

  /// Returns the present layout of the card.
  private func updateLayout() -> CardLayout? {
    guard let window = view.window else { return nil }
    let host: UIView = view.superview as? OverlayView ?? window
    let safeArea = host.safeAreaInsets
    // The current position of the card must not affect its content, so the root has no safe area;
    // the card controller adds what covers the card.
    let inverse = UIEdgeInsets(
      top: -safeArea.top, left: -safeArea.left, bottom: -safeArea.bottom, right: -safeArea.right)
    if additionalSafeAreaInsets != inverse { additionalSafeAreaInsets = inverse }
    var layout = CardLayout(
      of: view, safeArea: coveredInsets(of: host), keyboard: keyboardView.overlap, style: style)
    source?.update(in: view)
    layout.source = source.flatMap { style.cardSource($0, isLit: $0 === light) }
    return layout
  }

  /// What the card must keep free: the safe area and, at the top, the window controls of iPadOS.
  private func coveredInsets(of host: UIView) -> UIEdgeInsets {
    guard #available(iOS 26.0, *), style.edge == .top else { return host.safeAreaInsets }
    return host.edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
  }

  // MARK: - Source

  /// Begins a presentation, in which the source may be another view.
  func restartSources() {
    source?.restart()
    light?.restart()
  }

  /// Moves card and light to where the source is now; called once per run-loop turn.
  ///
  /// The movement is animated if that of the source is, and if the card changes sides. A finger that
  /// scrolls the page moves both at once.
  func followSources() {
    guard source != nil || light != nil, let view = viewIfLoaded, view.window != nil else { return }
    source?.update(in: view)
    if light !== source { light?.update(in: view) }
    // A layout of the backdrop may have read it before.
    let (hasMoved, lightHasMoved) = (source?.hasMoved == true, light?.hasMoved == true)
    guard hasMoved || lightHasMoved else { return }
    view.setNeedsLayout()
    let isMoving = hasMoved && source?.isMoving == true || lightHasMoved && light?.isMoving == true
    let change = {
      view.layoutIfNeeded()
      self.moveLight()
    }
    guard isMoving || changesSides, !UIAccessibility.isReduceMotionEnabled else {
      return UIView.performWithoutAnimation(change)
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: change, completion: nil)
  }

  private func moveLight() {
    backdrop?.moveLight()
    lightElement?.move(to: backdrop?.openArea)
  }

  /// Whether the card belongs on another side of the source than it is on.
  private var changesSides: Bool {
    guard let cardController, let layout = updateLayout() else { return false }
    return cardController.placement(in: layout).side != cardController.sourceSide
  }

  /// The first tap dismisses the keyboard, the next one the popup, if it allows that.
  private func tap(_ gesture: PopupDismissGestures) {
    if FocusCoordinator.firstResponder(in: view) != nil {
      view.endEditing(true)
    } else {
      _ = onUserDismissal(gesture)
    }
  }

  /// Shows that the popup refuses to be dismissed.
  func showRefusal() {
    guard let card, let layout = cardController?.layout, !UIAccessibility.isReduceMotionEnabled
    else { return }
    // A card whose drag or animation has not ended moves already.
    guard card.layer.animationKeys()?.isEmpty != false else { return }
    // As if it disappeared, so that it starts from the current pose.
    CardAnimator.run(.refusal(toward: layout.side), .disappearing, on: self) {}
  }

  override func accessibilityPerformEscape() -> Bool {
    onUserDismissal(.escape)
  }

  // MARK: - System appearance

  private var pageAppearance: PageAppearance { PageAppearance(window: scene.appWindow) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    pageAppearance.orientations
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { pageAppearance.statusBarStyle }
  override var prefersStatusBarHidden: Bool { pageAppearance.hidesStatusBar }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    pageAppearance.statusBarAnimation
  }
  override var prefersHomeIndicatorAutoHidden: Bool { pageAppearance.hidesHomeIndicator }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    pageAppearance.edgesDeferringSystemGestures
  }
  override var prefersPointerLocked: Bool { pageAppearance.locksPointer }
  @available(iOS 26.0, *)
  override var prefersInterfaceOrientationLocked: Bool { pageAppearance.locksOrientation }
}
