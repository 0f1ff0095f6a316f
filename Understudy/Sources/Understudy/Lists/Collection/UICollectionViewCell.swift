// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

  let configurationHost = ConfigurationHost()
  private var shownState = (isSelected: false, isHighlighted: false)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(configurationHost.contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(configurationHost.contentView)
  }

  open var contentView: UIView { configurationHost.contentView }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationHost.content }
    set {
      configurationHost.setContent(newValue, in: self)
      setNeedsUpdateConfiguration()
    }
  }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurationHost.updatesContent }
    set { configurationHost.updatesContent = newValue }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurationHost.background }
    set { configurationHost.setBackground(newValue, in: self) }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurationHost.updatesBackground }
    set { configurationHost.updatesBackground = newValue }
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
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, belowSubview: configurationHost.contentView)
      }
      showState()
    }
  }

  open var isSelected: Bool {
    get { shownState.isSelected }
    set {
      guard newValue != shownState.isSelected else { return }
      shownState.isSelected = newValue
      showState()
    }
  }
  open var isHighlighted: Bool {
    get { shownState.isHighlighted }
    set {
      guard newValue != shownState.isHighlighted else { return }
      shownState.isHighlighted = newValue
      showState()
    }
  }

  open var configurationState: UICellConfigurationState {
    var result = UICellConfigurationState(traitCollection: traitCollection)
    result.isSelected = isSelected
    result.isHighlighted = isHighlighted
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

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    configurationHost.contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    configurationHost.showBackground(
      for: configurationState,
      margins: (directionalLayoutMargins.leading, directionalLayoutMargins.trailing), in: self)
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    collection?.touchDidBegin(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let collection, let touch = touches.first else { return }
    collection.touchDidEnd(self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    collection?.touchDidEnd(self, isInside: false)
  }

  override func fittedSize(from size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let content = configurationHost.contentView
    if let list = content as? UIListContentView { return list.sizeThatFits(size) }
    guard contentConfiguration != nil || !content.constraints.isEmpty else { return size }
    return content.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private func updateConfigurationIfNeeded() {
    guard configurationHost.needsUpdate else { return }
    let state = configurationState
    configurationHost.adapt(to: state)
    updateConfiguration(using: state)
    configurationHost.needsUpdate = false
  }

  private func showState() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    setNeedsUpdateConfiguration()
  }
}
