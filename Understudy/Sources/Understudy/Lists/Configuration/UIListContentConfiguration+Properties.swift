// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIListContentConfiguration {
  @MainActor
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform: TextTransform = .none

    init() {}

    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }

    func apply(to label: UILabel) {
      label.font = font
      label.textColor = resolvedColor()
      label.textAlignment = alignment.inLabels
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  @MainActor
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The room for an image. Symbols have one that is as wide for all, from iOS 26 on: their center
    /// is 28 points from the edge of a card, and the text at 56 (Tembeon/morph lists.md).
    func room(for image: UIImage?) -> CGSize {
      guard let image else { return .zero }
      let width = ListMetrics.current.symbolWidth
      guard reservedLayoutSize.width == 0, image.isSymbolImage, width > 0 else {
        return reservedLayoutSize
      }
      return CGSize(
        width: max(shownSize(of: image).width, width), height: reservedLayoutSize.height)
    }

    /// How large an image is shown.
    func shownSize(of image: UIImage) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, image.size.width > 0 {
        scale = min(scale, maximumSize.width / image.size.width)
      }
      if maximumSize.height > 0, image.size.height > 0 {
        scale = min(scale, maximumSize.height / image.size.height)
      }
      return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String?) -> String? {
    switch self {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var inLabels: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

// MARK: - UIAxis

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
