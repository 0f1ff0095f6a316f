// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UISwitch: UIControl {
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? {
    didSet { show() }
  }
  open var thumbTintColor: UIColor? {
    didSet { show() }
  }

  private var value = false
  private let track = UIView()
  private let thumb = UIView()
  private var moved = false

  /// From iOS 26 on as in Tembeon/morph, switch.md, recorded on a device, and in
  /// Vercantez/openuikit, UISwitch.swift.
  private struct Look {
    var size = CGSize(width: 51, height: 31)
    var thumb = CGSize(width: 27, height: 27)
    var duration: TimeInterval = 0.25
  }

  private static var look: Look {
    guard HeadlessDevice.currentHasNewDesign else { return Look() }
    return Look(
      size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), duration: 0.3)
  }

  private static var size: CGSize { look.size }
  private static let margin: CGFloat = 2

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    if animated, window != nil {
      UIView.animate(withDuration: Self.look.duration) { self.show() }
    } else {
      show()
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let wantsOn = (touch.location(in: self).x >= bounds.midX) != isMirrored
    if wantsOn != value, touch.location(in: self) != touch.previousLocation(in: self) {
      moved = true
      setOn(wantsOn, animated: true)
      sendActions(for: .valueChanged)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer { moved = false }
    guard !moved, isTouchInside else { return }
    flip()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    moved = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    show()
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { accessibility.traits = newValue }
  }

  open override var accessibilityValue: String? {
    get { accessibility.value ?? (value ? "1" : "0") }
    set { accessibility.value = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    flip()
    return true
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func flip() {
    setOn(!value, animated: true)
    sendActions(for: .valueChanged)
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    show()
  }

  private func show() {
    let look = Self.look
    let isRight = value != isMirrored
    track.frame = CGRect(origin: .zero, size: look.size)
    track.layer.cornerRadius = look.size.height / 2
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.frame = CGRect(
      x: isRight ? look.size.width - Self.margin - look.thumb.width : Self.margin,
      y: Self.margin, width: look.thumb.width, height: look.thumb.height)
    thumb.layer.cornerRadius = look.thumb.height / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  override var blocksAncestorTaps: Bool { true }
  override var keepsHorizontalDrags: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }
}
