// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Who makes all this.
final class AboutPage: ScrollingPage {
  init() {
    super.init(width: .readable)
    title = Copy.accountAbout.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let artwork = ArtworkView(.stillLife, cornerRadius: 20)
    let heading = UILabel(.aboutHeading, style: .title1, weight: .bold, color: Palette.ink)
    heading.accessibilityTraits = .header
    column.add(artwork)
    column.add(
      UILabel(.aboutKicker, style: .footnote, weight: .semibold, color: Palette.clayText),
      after: 24)
    column.add(heading, after: 4)
    column.add(UILabel(.aboutText, style: .body, color: Palette.ink), after: 16)
    artwork.keepShape(0.58, within: view)
  }
}
