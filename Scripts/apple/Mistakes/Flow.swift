// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Mistakes that the compiler finds only after all types are right.

import CoreGraphics
import Foundation
import UIKit

func send(_ text: NSMutableAttributedString) {
  Task.detached { text.append(text) }  // Reported: passing closure as a 'sending' parameter
  text.append(text)
}

final class UninitializedView: UIView {
  let number: Int
  override init(frame: CGRect) {
    super.init(frame: frame)  // Reported: property 'self.number' not initialized at super.init call
  }
  required init?(coder: NSCoder) { nil }
}
