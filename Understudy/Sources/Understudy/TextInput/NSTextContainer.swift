// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: has what a text view lets apps set, and takes its size from that view.
@MainActor
open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?

  open var lineFragmentPadding: CGFloat = 5 {
    didSet { didChange?() }
  }
  open var maximumNumberOfLines = 0 {
    didSet { didChange?() }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { didChange?() }
  }
}
