// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIButton {
  @MainActor
  public struct Configuration {
    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle = .dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: Size = .medium {
      didSet { if !hasCustomContentInsets { setInsetsOfSize() } }
    }

    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    public var attributedTitle: AttributedString? {
      didSet { plainTitle = nil }
    }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var attributedSubtitle: AttributedString? {
      didSet { plainSubtitle = nil }
    }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var automaticallyUpdateForSelection = true

    var style: Style
    /// Titles that were set without attributes: reading and drawing attributed strings takes long.
    private(set) var plainTitle: String?
    private(set) var plainSubtitle: String?
    private var insets: NSDirectionalEdgeInsets = .zero
    private var hasCustomContentInsets = false

    init(style: Style) {
      self.style = style
      background = UIBackgroundConfiguration()
      background.cornerRadius = Size.medium.cornerRadius
      setInsetsOfSize()
    }

    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasCustomContentInsets = true
      }
    }

    public var title: String? {
      get { plainTitle ?? attributedTitle.map { String($0.characters) } }
      set {
        attributedTitle = newValue.map { AttributedString($0) }
        plainTitle = newValue
      }
    }

    public var subtitle: String? {
      get { plainSubtitle ?? attributedSubtitle.map { String($0.characters) } }
      set {
        attributedSubtitle = newValue.map { AttributedString($0) }
        plainSubtitle = newValue
      }
    }

    public mutating func setDefaultContentInsets() {
      hasCustomContentInsets = false
      setInsetsOfSize()
    }

    private mutating func setInsetsOfSize() {
      insets = buttonSize.contentInsets
      if cornerStyle == .dynamic { background.cornerRadius = buttonSize.cornerRadius }
    }
  }
}

extension UIButton.Configuration {
  public enum Size: Int, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3
  }

  public enum TitleAlignment: Int, Sendable {
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// Differs: UIKit does not publish the radii of `.small`, `.medium` and `.large`; these follow
  /// the ratio of radius to height that its default backgrounds have, 0.175.
  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    case capsule = 4
  }

  public static func plain() -> Self { Self(style: .plain) }
  public static func gray() -> Self { Self(style: .gray) }
  public static func tinted() -> Self { Self(style: .tinted) }
  public static func filled() -> Self { Self(style: .filled) }
  public static func borderless() -> Self { Self(style: .borderless) }
  public static func bordered() -> Self { Self(style: .gray) }
  public static func borderedTinted() -> Self { Self(style: .tinted) }
  public static func borderedProminent() -> Self { Self(style: .filled) }

  public func updated(for button: UIButton) -> Self {
    var result = self
    let properties = UIButton.StateColors(of: self, for: button)
    if style.isGlass {
      result.background.becomeGlass(style.glassStyle, tint: properties.background)
    } else if background.backgroundColor == nil {
      result.background.backgroundColor = properties.background
    }
    result.baseForegroundColor = properties.foreground
    return result
  }
}

extension UIButton.Configuration {
  /// The image as the button shows it: a symbol goes with the title.
  func shownImage(in traits: UITraitCollection) -> UIImage? {
    let besideTitle = UIImage.SymbolConfiguration(textStyle: buttonSize.titleStyle, scale: .medium)
    let preferred = besideTitle.applying(preferredSymbolConfigurationForImage)
    return image?.preferring(preferred, traits: traits)
  }
}

extension UIButton.Configuration.Size {
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small:
      return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: return 14
    case .medium: return 5.95
    case .large: return 8.75
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: return .subheadline
    case .medium, .large: return .body
    }
  }

  var subtitleStyle: UIFont.TextStyle { .caption1 }
}

// MARK: - Transformers

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }
}

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
