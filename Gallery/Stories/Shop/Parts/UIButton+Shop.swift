// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UIButton {
  /// Makes the primary button of a card or a page.
  static func prominent(_ copy: Copy, action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = Palette.accent
    configuration.baseForegroundColor = Palette.onAccent
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .preferredFont(forTextStyle: .headline)
      return attributes
    }
    return make(copy, configuration: configuration, action: action)
  }

  /// Makes a secondary button.
  static func quiet(_ copy: Copy, action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = Palette.accent
    return make(copy, configuration: configuration, action: action)
  }

  private static func make(
    _ copy: Copy, configuration: Configuration, action: @escaping @MainActor () -> Void
  ) -> UIButton {
    var configuration = configuration
    configuration.title = copy.text
    configuration.buttonSize = .large
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 14
    configuration.titleAlignment = .center
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// Changes the title; a symbol is placed before it.
  func setTitle(_ copy: Copy, symbol: String? = nil) {
    configuration?.title = copy.text
    configuration?.image = symbol.flatMap { UIImage(systemName: $0) }
    configuration?.imagePadding = 8
  }

  /// Shows an activity indicator and ignores taps while work is in progress.
  func showBusy(_ isBusy: Bool) {
    configuration?.showsActivityIndicator = isBusy
    isUserInteractionEnabled = !isBusy
  }
}
