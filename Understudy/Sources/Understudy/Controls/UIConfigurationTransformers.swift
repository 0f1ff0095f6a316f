// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

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
