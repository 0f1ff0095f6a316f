// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: without a configuration of its background.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What the table sets about the layout of a header or footer.
  struct LayoutContext: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    var isFirst = false
    var margin: CGFloat = 16
    var sides = UIEdgeInsets.zero
    var isPinned = false
  }

  let configurationHost = ConfigurationHost()
  private var title: UILabel?
  private var material: UIVisualEffectView?
  private var hasCustomTextStyle = false
  var layoutContext = LayoutContext() {
    didSet { if layoutContext != oldValue { layoutContextDidChange(from: oldValue) } }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  public let reuseIdentifier: String?

  open func prepareForReuse() {}

  open var contentView: UIView { configurationHost.contentView }

  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if title == nil {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      configurationHost.contentView.addSubview(label)
      title = label
      styleTitle()
    }
    return title
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationHost.content }
    set {
      title?.removeFromSuperview()
      title = nil
      configurationHost.setContent(newValue, in: self)
      setNeedsUpdateConfiguration()
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

  open var configurationState: UIViewConfigurationState {
    var result = UIViewConfigurationState(traitCollection: traitCollection)
    result.isPinned = layoutContext.isPinned
    return result
  }
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    configurationHost.needsUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    configurationHost.contentView.frame = contentFrame(in: bounds)
    backgroundView?.frame = bounds
    material?.frame = bounds
    layOutLabels()
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = contentFrame(in: CGRect(origin: .zero, size: size)).width
    return CGSize(width: size.width, height: contentLayout(width: inner, height: nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let content = configurationHost.contentView
    guard contentConfiguration != nil || !content.constraints.isEmpty else {
      return sizeThatFits(targetSize)
    }
    let inner = contentFrame(in: CGRect(origin: .zero, size: targetSize)).width
    let fitted = content.systemLayoutSizeFitting(
      CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: targetSize.width, height: fitted.height)
  }

  /// Shows the title of a section.
  func show(title: String) {
    textLabel?.text = styledConfiguration.textProperties.transform.applied(to: title)
  }

  // MARK: Appearance

  private func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(configurationHost.contentView)
    setMargins()
  }

  private func layoutContextDidChange(from old: LayoutContext) {
    setMargins()
    styleTitle()
    if layoutContext.isPinned != old.isPinned { showMaterial() }
    setNeedsUpdateConfiguration()
  }

  private func setMargins() {
    guard !(configurationHost.contentView is any UIContentView) else { return }
    configurationHost.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: layoutContext.margin, bottom: 8, trailing: layoutContext.margin)
  }

  private func updateConfigurationIfNeeded() {
    guard configurationHost.needsUpdate else { return }
    let state = configurationState
    configurationHost.adapt(to: state)
    updateConfiguration(using: state)
    configurationHost.needsUpdate = false
  }

  private var styledConfiguration: UIListContentConfiguration {
    switch (layoutContext.style, layoutContext.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  private func styleTitle() {
    guard let title, !hasCustomTextStyle else { return }
    hasCustomTextStyle = true
    styledConfiguration.textProperties.apply(to: title)
  }

  /// A pinned header of a plain table lies on a material, so that rows below it do not disturb.
  private func showMaterial() {
    let isNeeded = layoutContext.isPinned && backgroundView == nil && backgroundColor == nil
    if isNeeded, material == nil {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      material = view
    }
    material?.isHidden = !isNeeded
    setNeedsLayout()
  }

  // MARK: Layout

  private func contentFrame(in bounds: CGRect) -> CGRect {
    CGRect(
      x: layoutContext.sides.left, y: 0,
      width: max(0, bounds.width - layoutContext.sides.left - layoutContext.sides.right),
      height: bounds.height)
  }

  private func layOutLabels() {
    guard contentConfiguration == nil else { return }
    let bounds = configurationHost.contentView.bounds
    var result = contentLayout(width: bounds.width, height: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      result = result.mirrored(in: bounds.width)
    }
    title?.frame = result.text
  }

  private func contentLayout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
    let own = styledConfiguration.directionalLayoutMargins
    let extra =
      layoutContext.isFirst && layoutContext.style != .plain && !layoutContext.isFooter
      ? Self.firstExtra : 0
    var result = ListContentLayout(
      margins: UIEdgeInsets(
        top: own.top + extra, left: layoutContext.margin, bottom: own.bottom,
        right: layoutContext.margin))
    result.scale = max(1, traitCollection.displayScale)
    result.layOut(
      width: width, fullHeight: height, imageSize: .zero, reserved: .zero,
      textLabel: title?.text?.isEmpty == false ? title : nil,
      secondaryLabel: nil)
    return result
  }

  /// The first group of a table stands further down.
  static let firstExtra: CGFloat = 17
}

extension UITableViewHeaderFooterView: ListMarginsSource {
  var contentMargins: (leading: CGFloat, trailing: CGFloat) {
    (layoutContext.margin, layoutContext.margin)
  }
}

/// Makes headers and footers of classes that are known only at run time, as `HeadlessCellFactory`.
open class HeadlessHeaderFooterFactory: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let maker = unsafeBitCast(type, to: HeadlessHeaderFooterFactory.Type.self)
    return maker.init(reuseIdentifier: reuseIdentifier)
  }
}
