// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIControl: UIView {
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  public internal(set) var isTracking = false
  public internal(set) var isTouchInside = false

  var eventHandlers: [ControlEventHandler] = []
  /// The touch being tracked; a second finger is not tracked as long as it is down.
  weak var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    dispatch(controlEvents)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    beginTracking(touch, of: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    continueTracking(touch, of: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    endTracking(touch, of: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(of: event)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer.view !== self else { return true }
    if keepsHorizontalDrags, isEnabled, let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let touch = pan.touch
    {
      let (position, start) = (touch.screenPoint, pan.touchdown)
      return abs(position.x - start.x) < abs(position.y - start.y)
    }
    return !(blocksAncestorTaps && gestureRecognizer is UITapGestureRecognizer)
  }

  /// Whether a finger that goes along the control moves nothing above.
  var keepsHorizontalDrags: Bool { false }

  /// Whether a tap recognizer of a view above stays out of the control's business.
  var blocksAncestorTaps: Bool { false }

  /// Called after `isEnabled`, `isSelected` or `isHighlighted` has changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Whether ending a touch inside is the primary action, as it is for buttons.
  var triggersPrimaryActionOnTouchUp: Bool { false }
}
