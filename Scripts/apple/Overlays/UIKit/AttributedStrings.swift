// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKit

extension NSAttributedString.Key {
  public static var font: Self { Self(rawValue: "") }
  public static var foregroundColor: Self { Self(rawValue: "") }
  public static var backgroundColor: Self { Self(rawValue: "") }
  public static var paragraphStyle: Self { Self(rawValue: "") }
  public static var kern: Self { Self(rawValue: "") }
  public static var strikethroughStyle: Self { Self(rawValue: "") }
  public static var strikethroughColor: Self { Self(rawValue: "") }
  public static var underlineStyle: Self { Self(rawValue: "") }
  public static var baselineOffset: Self { Self(rawValue: "") }
  public static var link: Self { Self(rawValue: "") }
  public static var attachment: Self { Self(rawValue: "") }
}

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
  }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
