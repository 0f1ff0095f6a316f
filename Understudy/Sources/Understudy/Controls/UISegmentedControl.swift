// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: segments have titles only, no images, actions or widths of their own; not momentary. A
/// selection that does not exist is none.
@MainActor
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  open var selectedSegmentIndex: Int {
    get { selection }
    set { select(newValue, animated: false) }
  }
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { thumb.backgroundColor = selectedSegmentTintColor ?? look.thumbColor }
  }
  open var numberOfSegments: Int { segments.count }

  private var segments: [SegmentView] = []
  private var selection = UISegmentedControl.noSegment
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private let thumb = UIView()
  /// The segment under the finger.
  private var touchedSegment: Int?

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  private static let padding: CGFloat = 10
  private let look = SegmentLook.current

  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
    }
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    thumb.isUserInteractionEnabled = false
    thumb.backgroundColor = look.thumbColor
    thumb.layer.cornerRadius = 7
    thumb.layer.cornerCurve = .continuous
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    layer.cornerCurve = .continuous
    addSubview(thumb)
  }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let position = min(max(0, segment), numberOfSegments)
    let view = SegmentView(title)
    view.activate = { [weak self, weak view] in self?.activate(view) ?? false }
    segments.insert(view, at: position)
    addSubview(view)
    if selection >= position { selection += 1 }
    contentDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard numberOfSegments > 0 else { return }
    let position = min(max(0, segment), numberOfSegments - 1)
    segments.remove(at: position).removeFromSuperview()
    if selection == position {
      selection = Self.noSegment
    } else if selection > position {
      selection -= 1
    }
    contentDidChange()
  }

  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    selection = Self.noSegment
    contentDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    contentDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    show()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    contentDidChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  // MARK: Selecting

  private func select(_ segment: Int, animated: Bool) {
    let valid = segments.indices.contains(segment) ? segment : Self.noSegment
    guard valid != selection else { return }
    let slides = animated && window != nil && selection != Self.noSegment
    selection = valid
    guard slides else { return show() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.show() }, completion: nil)
  }

  /// The user has chosen it; what is chosen already is nothing new.
  private func choose(_ segment: Int) {
    guard segment != selection, isEnabledForSegment(at: segment) else { return }
    select(segment, animated: true)
    sendActions(for: .valueChanged)
  }

  private func activate(_ view: SegmentView?) -> Bool {
    guard isEnabled, let position = segments.firstIndex(where: { $0 === view }) else {
      return false
    }
    choose(position)
    return true
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = isTouchInside ? touchedSegment : nil
    touchedSegment = nil
    show()
    if let chosen { choose(chosen) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touchedSegment = nil
    show()
  }

  private func track(_ touch: UITouch) {
    let x = touch.location(in: self).x
    touchedSegment = segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }
    show()
  }

  override var blocksAncestorTaps: Bool { true }
  override var keepsHorizontalDrags: Bool { true }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var preferredWidths: [CGFloat] {
    segments.indices.map {
      segments[$0].textSize(titleAttributes(of: $0, true)).width + 2 * Self.padding
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widths = preferredWidths
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(numberOfSegments)
    let text =
      segments.indices.map { segments[$0].textSize(titleAttributes(of: $0, true)).height }.max()
      ?? 0
    return CGSize(width: width.rounded(.up), height: max(Self.height, (text + 12).rounded(.up)))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if look.isCapsule { layer.cornerRadius = bounds.height / 2 }
    let widths = preferredWidths
    let all = widths.reduce(0, +)
    var x: CGFloat = 0
    for (segment, view) in segments.enumerated() {
      let part = apportionsSegmentWidthsByContent && all > 0 ? widths[segment] / all : nil
      let width = bounds.width * (part ?? 1 / CGFloat(numberOfSegments))
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
    show()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    show()
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    show()
  }

  private func show() {
    for (segment, view) in segments.enumerated() {
      let isSelected = segment == selection
      view.show(titleAttributes(of: segment, isSelected), isSelected: isSelected)
      let isDimmed = !isEnabled && !look.dimsAsWhole || !view.isEnabled
      view.alpha = isDimmed ? 0.4 : touchedSegment == segment && !isSelected ? 0.3 : 1
      // A line parts two segments of which none is selected.
      view.showsLine = segment > 0 && !isSelected && segment - 1 != selection
      view.isLineRight = isMirrored
    }
    if look.dimsAsWhole { alpha = isEnabled ? 1 : 0.5 }
    thumb.isHidden = !segments.indices.contains(selection)
    guard !thumb.isHidden else { return }
    thumb.frame = segments[selection].frame.insetBy(dx: Self.inset, dy: Self.inset)
    if look.isCapsule { thumb.layer.cornerRadius = max(0, thumb.frame.height / 2) }
  }

  /// The attributes of a segment's title.
  private func titleAttributes(of segment: Int, _ isSelected: Bool) -> [NSAttributedString.Key: Any]
  {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? look.selected : look.usual),
      .foregroundColor: UIColor.label,
    ]
    result.merge(attributes[.normal] ?? [:]) { $1 }
    if isSelected { result.merge(attributes[.selected] ?? [:]) { $1 } }
    if !isEnabledForSegment(at: segment) { result.merge(attributes[.disabled] ?? [:]) { $1 } }
    return result
  }
}

/// What a segmented control looks like.
private struct SegmentLook {
  var isCapsule = false
  var usual = UIFont.Weight.medium
  var selected = UIFont.Weight.semibold
  var thumbColor: UIColor
  /// Whether a disabled control is dimmed, or only its titles.
  var dimsAsWhole = false

  @MainActor static var current: SegmentLook {
    HeadlessDevice.currentHasNewDesign ? capsule : SegmentLook(thumbColor: thumbColor(99, 102))
  }

  /// From iOS 26 on as in Tembeon/morph and in Vercantez/openuikit, UISegmentedControl.swift; the
  /// dark color is that of Mac Catalyst.
  private static let capsule = SegmentLook(
    isCapsule: true, usual: .regular, selected: .medium, thumbColor: thumbColor(90, 96),
    dimsAsWhole: true)

  private static func thumbColor(_ gray: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: gray / 255, green: gray / 255, blue: blue / 255, alpha: 1) : .white
    }
  }
}
