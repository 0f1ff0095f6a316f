// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIImage {
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// How thick strokes are, in hundredths of the point size.
    var stroke: CGFloat {
      switch self {
      case .ultraLight: 2.4
      case .thin: 4
      case .light: 5.9
      case .unspecified, .regular: 7.6
      case .medium: 9.2
      case .semibold: 10.8
      case .bold: 12.4
      case .heavy: 14.8
      case .black: 17
      }
    }
  }

  public enum SymbolScale: Int, Sendable {
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// How large a symbol is beside one of medium scale.
    var size: CGFloat {
      switch self {
      case .small: 0.79
      case .unspecified, .medium: 1
      case .large: 1.28
      }
    }

    /// How thick its strokes are beside that one's: of text's weight at every scale.
    var stroke: CGFloat {
      switch self {
      case .small: 0.95
      case .unspecified, .medium: 1
      case .large: 1.08
      }
    }
  }
}
