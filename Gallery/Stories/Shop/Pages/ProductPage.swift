// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// One product, with its story.
final class ProductPage: UIViewController {
  private let scroll = UIScrollView()
  private let artwork: ArtworkView
  private let name: UILabel
  private let note: UILabel
  private let price: UILabel
  private let story: UILabel
  private let careTitle = UILabel(.careTitle, style: .headline, color: Palette.ink)
  private let care: UILabel
  private let button = UIButton.prominent(.addToBag) {}

  init(_ product: Product) {
    artwork = ArtworkView(product.artwork, wall: product.wall, cornerRadius: 20)
    name = UILabel(product.name, style: .title1, weight: .bold, color: Palette.ink)
    note = UILabel(product.note, style: .subheadline, color: Palette.fadedInk)
    price = UILabel(product.price, style: .title3, weight: .semibold, color: Palette.accent)
    story = UILabel(product.story, style: .body, color: Palette.ink)
    care = UILabel(product.care, style: .subheadline, color: Palette.fadedInk)
    super.init(nibName: nil, bundle: nil)
    title = product.name.text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    for label in [name, careTitle] { label.accessibilityTraits = .header }
    view.addSubview(scroll)
    for view in [artwork, name, note, price, story, button, careTitle, care] {
      scroll.addSubview(view)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = view.bounds.width
    let margin = max(16, view.safeAreaInsets.left)
    var column = Column(width: width, top: 8, margin: margin)
    column.add(artwork, height: min(304, (width * 0.8).rounded()))
    column.add(name, below: 24)
    column.add(note, below: 4)
    column.add(price, below: 8)
    column.add(story, below: 16)
    column.add(button, below: 24, height: max(50, button.height(fitting: width - 2 * margin)))
    column.add(careTitle, below: 32)
    column.add(care, below: 4)
    column.addSpace(32)
    column.apply(rightToLeft: view.isRightToLeft)
    scroll.contentSize = CGSize(width: width, height: column.y)
  }
}
