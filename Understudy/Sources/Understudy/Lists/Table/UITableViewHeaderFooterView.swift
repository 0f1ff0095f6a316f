// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What the table knows about the place of a header or footer.
  struct Place: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    var isFirst = false
    var margin: CGFloat = 16
    var sides = UIEdgeInsets.zero
    var isPinned = false
  }

  let parts = ConfiguredParts()
  private var title: UILabel?
  private var detail: UILabel?
  private var material: UIVisualEffectView?
  private var ownTextStyle = false
  var place = Place() {
    didSet { if place != oldValue { placeDidChange(from: oldValue) } }
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

  open var contentView: UIView { parts.contentView }

  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if title == nil {
      title = makeLabel()
      styleTitle()
    }
    return title
  }

  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if detail == nil {
      detail = makeLabel()
      detail?.font = .preferredFont(forTextStyle: .footnote)
      detail?.textColor = .secondaryLabel
    }
    return detail
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.content }
    set {
      for label in [title, detail] { label?.removeFromSuperview() }
      (title, detail) = (nil, nil)
      parts.setContent(newValue, in: self)
      setNeedsUpdateConfiguration()
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledConfiguration }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set { parts.setBackground(newValue, in: self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
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
    result.isPinned = place.isPinned
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
    parts.needsUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    parts.contentView.frame = contentFrame(in: bounds)
    backgroundView?.frame = bounds
    material?.frame = bounds
    layOutLabels()
    parts.showBackground(for: configurationState, margins: contentMargins, in: self)
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = contentFrame(in: CGRect(origin: .zero, size: size)).width
    return CGSize(width: size.width, height: arrangement(width: inner, height: nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let content = parts.contentView
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

  // MARK: Look

  private func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(parts.contentView)
    setMargins()
  }

  private func placeDidChange(from old: Place) {
    setMargins()
    styleTitle()
    if place.isPinned != old.isPinned { showMaterial() }
    setNeedsUpdateConfiguration()
  }

  private func setMargins() {
    guard !(parts.contentView is any UIContentView) else { return }
    parts.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: place.margin, bottom: 8, trailing: place.margin)
  }

  private func updateConfigurationIfNeeded() {
    guard parts.needsUpdate else { return }
    let state = configurationState
    parts.adapt(to: state)
    updateConfiguration(using: state)
    parts.needsUpdate = false
  }

  private var styledConfiguration: UIListContentConfiguration {
    switch (place.style, place.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    parts.contentView.addSubview(label)
    return label
  }

  private func styleTitle() {
    guard let title, !ownTextStyle else { return }
    ownTextStyle = true
    styledConfiguration.textProperties.apply(to: title)
  }

  /// A pinned header of a plain table lies on a material, so that rows below it do not disturb.
  private func showMaterial() {
    let isNeeded =
      place.isPinned && parts.background == nil && backgroundView == nil
      && backgroundColor == nil
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
      x: place.sides.left, y: 0,
      width: max(0, bounds.width - place.sides.left - place.sides.right), height: bounds.height)
  }

  private func layOutLabels() {
    guard contentConfiguration == nil else { return }
    let bounds = parts.contentView.bounds
    var result = arrangement(width: bounds.width, height: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      result = result.mirrored(in: bounds.width)
    }
    title?.frame = result.text
    detail?.frame = result.secondary
  }

  private func arrangement(width: CGFloat, height: CGFloat?) -> ListArrangement {
    let own = styledConfiguration.directionalLayoutMargins
    let extra = place.isFirst && place.style != .plain && !place.isFooter ? Self.firstExtra : 0
    var result = ListArrangement(
      margins: UIEdgeInsets(
        top: own.top + extra, left: place.margin, bottom: own.bottom, right: place.margin))
    result.scale = max(1, traitCollection.displayScale)
    result.arrange(
      width: width, fullHeight: height, imageSize: .zero, reserved: .zero,
      textLabel: title?.text?.isEmpty == false ? title : nil,
      secondaryLabel: detail?.text?.isEmpty == false ? detail : nil)
    return result
  }

  /// The first group of a table stands further down.
  static let firstExtra: CGFloat = 17
}

extension UITableViewHeaderFooterView: ListMarginsSource {
  var contentMargins: (leading: CGFloat, trailing: CGFloat) { (place.margin, place.margin) }
}

/// Makes headers and footers of classes that are known only at run time, as `HeadlessCellMaker`.
open class HeadlessHeaderFooterMaker: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let maker = unsafeBitCast(type, to: HeadlessHeaderFooterMaker.Type.self)
    return maker.init(reuseIdentifier: reuseIdentifier)
  }
}
