// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutPlace(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutPlace(self, .trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutPlace(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutPlace(self, .right)) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(LayoutPlace(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutPlace(self, .bottom)) }
  public var widthAnchor: NSLayoutDimension { .init(LayoutPlace(self, .width)) }
  public var heightAnchor: NSLayoutDimension { .init(LayoutPlace(self, .height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutPlace(self, .centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutPlace(self, .centerY)) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(LayoutPlace(self, .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(LayoutPlace(self, .lastBaseline))
  }
}
