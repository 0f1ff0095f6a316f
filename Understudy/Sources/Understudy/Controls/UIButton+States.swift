// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state, default: StateContent()].title = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents[state, default: StateContent()].attributedTitle = title
    contentDidChange()
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state, default: StateContent()].titleColor = color
    contentDidChange()
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state, default: StateContent()].titleShadowColor = color
    contentDidChange()
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state, default: StateContent()].image = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state, default: StateContent()].backgroundImage = image
    contentDidChange()
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents[state, default: StateContent()].symbolConfiguration = configuration
    contentDidChange()
  }

  public func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  {
    value(\.symbolConfiguration, for: state)
  }

  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The image of the present state as it is shown.
  var shownImageOfState: UIImage? {
    currentImage?.preferring(currentPreferredSymbolConfiguration, traits: traitCollection)
  }

  public func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  public func titleColor(for state: UIControl.State) -> UIColor? {
    value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }

  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }

  public func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    value(\.backgroundImage, for: state)
  }

  public var currentTitle: String? { title(for: state) }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public var currentImage: UIImage? { image(for: state) }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// What was set for the state, else for the normal one.
  private func value<Value>(
    _ property: KeyPath<StateContent, Value?>, for state: UIControl.State
  ) -> Value? {
    if let content = contents[state], let value = content[keyPath: property] { return value }
    return contents[.normal]?[keyPath: property]
  }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor? {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? UIButton.disabledTitleColor : tintColor
  }

  private static let disabledTitleColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
  }
}
