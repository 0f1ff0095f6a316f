// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: without a configuration a state has a title and an image, but no looks of its own.
@MainActor
open class UIButton: UIControl {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  /// What a button without a configuration shows in one state.
  struct StateContent {
    var title: String?
    var image: UIImage?
  }

  open internal(set) var buttonType: UIButton.ButtonType = .custom
  var contents: [UIControl.State: StateContent] = [:]

  public var configuration: UIButton.Configuration? {
    didSet { configurationDidChange() }
  }
  public var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true {
    didSet { contentDidChange() }
  }

  let content = ButtonContent()
  var needsConfigurationUpdate = false
  private var isUpdatingConfiguration = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    content.title.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    contentDidChange()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    configure(configuration)
    adopt(primaryAction)
  }

  open var titleLabel: UILabel? { content.title }
  open var imageView: UIImageView? { content.image }

  public func setNeedsUpdateConfiguration() {
    content.lastContext = nil
    guard !isUpdatingConfiguration else { return }
    needsConfigurationUpdate = true
    contentDidChange()
  }

  /// Subclasses change `configuration` here; the update handler is called from here.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    show()
    return contentLayout(fitting: CGSize(width: preferredWidth, height: .greatestFiniteMagnitude))
      .size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    show()
    let isBounded = size.width > 0 && configuration != nil
    let width = isBounded ? size.width : .greatestFiniteMagnitude
    return contentLayout(fitting: CGSize(width: width, height: .greatestFiniteMagnitude)).size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    show()
    placeContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? accessibilityTitle }
    set { accessibility.label = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let own = accessibility.traits { return own }
      var traits: UIAccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { accessibility.traits = newValue }
  }

  override var triggersPrimaryActionOnTouchUp: Bool { true }
  override var blocksAncestorTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    growUnderTouch()
    setNeedsUpdateConfiguration()
  }

  func contentDidChange() {
    content.lastContext = nil
    if configuration == nil { showTitleOfState() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    needsConfigurationUpdate = false
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  private func setUp() {
    content.title.font = .systemFont(ofSize: 18)
    content.title.lineBreakMode = .byTruncatingMiddle
    for view in content.views { addSubview(view) }
  }

  /// Called instead of setting the property in initializers, in which property observers do not run.
  private func configure(_ configuration: UIButton.Configuration) {
    self.configuration = configuration
  }

  private func configurationDidChange() {
    content.adopt(configuration)
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if !action.title.isEmpty { configuration?.title = action.title }
      if let subtitle = action.subtitle { configuration?.subtitle = subtitle }
      if let image = action.image { configuration?.image = image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    if action.attributes.contains(.disabled) { isEnabled = false }
  }

  private var accessibilityTitle: String? {
    let title = configuration?.title ?? currentTitle
    return [title, configuration?.subtitle].compactMap { $0 }.joined(separator: ", ").nonEmpty
  }

  /// The width that titles of several lines wrap to when the button is asked for its own size.
  private var preferredWidth: CGFloat {
    configuration != nil && bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
