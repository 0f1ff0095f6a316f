// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state, default: StateContent()].title = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state, default: StateContent()].image = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  public func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

  public func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

  public var currentTitle: String? { title(for: state) }
  public var currentImage: UIImage? { image(for: state) }

  /// What was set for the state, else for the normal one.
  private func value<Value>(
    _ property: KeyPath<StateContent, Value?>, for state: UIControl.State
  ) -> Value? {
    if let content = contents[state], let value = content[keyPath: property] { return value }
    return contents[.normal]?[keyPath: property]
  }

  /// The color of the title without a configuration.
  var titleColorOfState: UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? UIButton.disabledTitleColor : tintColor
  }

  private static let disabledTitleColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
  }
}
