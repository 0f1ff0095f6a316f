// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: one style, no editing controls and no reordering.
@MainActor
open class UITableViewCell: UIView {
  let configurationHost = ConfigurationHost()
  let classicContent = ClassicCellContent()
  let accessory = CellAccessoryView()
  let lines = CellSeparators()
  var selectionView: UIView?
  var hasCustomBackground = false
  /// What moves in it to uncover actions must not be seen beside it.
  var clipsForSwipe = false {
    didSet { if clipsForSwipe != oldValue { setNeedsLayout() } }
  }
  weak var table: UITableView?
  var layoutContext = LayoutContext() {
    didSet { if layoutContext != oldValue { layoutContextDidChange() } }
  }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  public let reuseIdentifier: String?

  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Content

  open var contentView: UIView { configurationHost.contentView }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationHost.content }
    set {
      classicContent.remove()
      configurationHost.setContent(newValue, in: self)
      setNeedsUpdateConfiguration()
      table?.cellSizeDidChange(self)
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open var textLabel: UILabel? { classicContent.text(of: self) }

  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? layoutContext.separatorInset ?? automaticSeparatorInset }
    set { customSeparatorInset = newValue }
  }
  var customSeparatorInset: UIEdgeInsets? {
    didSet { setNeedsLayout() }
  }

  // MARK: Accessory

  open var accessoryType: AccessoryType = .none {
    didSet {
      guard accessoryType != oldValue else { return }
      accessory.type = accessoryType
      accessoryDidChange()
    }
  }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }

  // MARK: Background

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurationHost.background }
    set {
      configurationHost.setBackground(newValue, in: self)
      if newValue != nil { super.backgroundColor = nil }
    }
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      (oldValue ?? selectionView)?.removeFromSuperview()
      selectionView = nil
      showSelection(animated: false)
    }
  }
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasCustomBackground = true
      super.backgroundColor = newValue
    }
  }

  // MARK: State

  open var selectionStyle: SelectionStyle = .default
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  var state = (isSelected: false, isHighlighted: false)

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != state.isSelected else { return }
    state.isSelected = selected
    stateDidChange(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  open var configurationState: UICellConfigurationState {
    var result = UICellConfigurationState(traitCollection: traitCollection)
    result.isSelected = state.isSelected
    result.isHighlighted = state.isHighlighted
    result.isDisabled = !isUserInteractionEnabled
    result.isSwiped = table?.swipe?.cell === self
    return result
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    configurationHost.needsUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutParts()
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: classicHeight(forWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: targetSize.width, height: fittedHeight(forWidth: targetSize.width))
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    table?.touchDidBegin(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let table, let touch = touches.first else { return }
    table.touchDidEnd(self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    table?.touchDidEnd(self, isInside: false)
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let own = accessibility.traits { return own }
      return state.isSelected ? .selected : .none
    }
    set { accessibility.traits = newValue }
  }
}

/// Makes cells of classes that are known only at run time; Swift without Objective-C lets
/// `init(style:reuseIdentifier:)` be called so where it is required, as it is here.
open class HeadlessCellFactory: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The entry of the initializer is the same in all subclasses of `UITableViewCell`.
  ///
  /// It must not be inlined: the optimizer would take the result for a `HeadlessCellFactory`, of which
  /// `as? NewsCell` is always `nil`.
  @inline(never)
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    let maker = unsafeBitCast(type, to: HeadlessCellFactory.Type.self)
    return maker.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}
