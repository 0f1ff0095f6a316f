// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page about the workshop.
final class AboutPage: ScrollingPage {
  private let artwork = ArtworkView(.stillLife, cornerRadius: 20)
  private let words = UIStackView(.vertical, [])
  private lazy var content = PictureAndWords(artwork, words, above: 0.58, beside: 0.58)

  init() {
    super.init(width: .readable)
    title = Copy.accountAbout.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let heading = UILabel(.aboutHeading, style: .title1, weight: .bold, color: Palette.ink)
    heading.accessibilityTraits = .header
    words.add(
      UILabel(.aboutKicker, style: .footnote, weight: .semibold, color: Palette.clayText))
    words.add(heading, after: 4)
    words.add(UILabel(.aboutText, style: .body, color: Palette.ink), after: 16)
    column.add(content)
    artwork.limitHeight(in: view)
    traitsDidChange()
  }

  override func traitsDidChange() {
    guard isViewLoaded else { return }
    content.arrange(isBeside: traitCollection.hasCompactHeight && !traitCollection.hasHugeText)
  }
}
