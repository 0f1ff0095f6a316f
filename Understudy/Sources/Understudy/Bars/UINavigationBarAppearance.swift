// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without the appearance of buttons and back indicators.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notifyBar() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notifyBar() }
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
