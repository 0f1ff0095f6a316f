// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .right)) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(ConstraintOperand(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(ConstraintOperand(self, .bottom)) }
  public var widthAnchor: NSLayoutDimension { .init(ConstraintOperand(self, .width)) }
  public var heightAnchor: NSLayoutDimension { .init(ConstraintOperand(self, .height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(ConstraintOperand(self, .centerY)) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(ConstraintOperand(self, .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(ConstraintOperand(self, .lastBaseline))
  }
}
