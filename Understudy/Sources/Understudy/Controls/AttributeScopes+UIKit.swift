// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension AttributeScopes {
  /// Differs: holds the attributes that the stand-in draws, no others.
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

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// The text with `base` under the attributes it has itself, as labels draw it.
  func drawable(over base: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = run.attributes.merging(base, mergePolicy: .keepCurrent)
      var keys: [NSAttributedString.Key: Any] = [:]
      if let font = attributes.font { keys[.font] = font }
      if let color = attributes.foregroundColor { keys[.foregroundColor] = color }
      if let color = attributes.backgroundColor { keys[.backgroundColor] = color }
      if let kern = attributes.kern { keys[.kern] = kern }
      let text = String(self[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: keys))
    }
    return result
  }
}
