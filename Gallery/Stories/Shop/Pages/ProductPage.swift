// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// One product, with its story.
final class ProductPage: ScrollingPage {
  private let product: Product
  private let store: Store
  private let sides = UIStackView()
  private let artwork: ArtworkView
  private lazy var button = UIButton.prominent(.addToBag) { [weak self] in self?.add() }
  private lazy var tallShape = artwork.heightAnchor.constraint(
    equalTo: artwork.widthAnchor, multiplier: 0.8)
  private lazy var wideShape = artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor)

  init(_ product: Product, _ store: Store) {
    self.product = product
    self.store = store
    artwork = ArtworkView(product.artwork, wall: product.wall, cornerRadius: 20)
    super.init(width: .full)
    title = product.name.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = bagItem(store)
    sides.spacing = 24
    sides.addArrangedSubview(artwork)
    sides.addArrangedSubview(words())
    column.add(sides)
    traitsDidChange()
  }

  override func traitsDidChange() {
    guard isViewLoaded else { return }
    let isWide = traitCollection.isWide && !traitCollection.hasHugeText
    sides.axis = isWide ? .horizontal : .vertical
    sides.alignment = isWide ? .top : .fill
    sides.distribution = isWide ? .fillEqually : .fill
    let (new, old) = isWide ? (wideShape, tallShape) : (tallShape, wideShape)
    old.isActive = false
    new.isActive = true
  }

  private func words() -> UIStackView {
    let name = UILabel(product.name, style: .title1, weight: .bold, color: Palette.ink)
    let care = UILabel(.careTitle, style: .headline, color: Palette.ink)
    for label in [name, care] { label.accessibilityTraits = .header }
    let words = UIStackView(.vertical, [name])
    words.add(UILabel(product.note, style: .subheadline, color: Palette.fadedInk), after: 4)
    words.add(
      UILabel(
        text: product.priceWords, style: .title3, weight: .semibold, color: Palette.accent),
      after: 8)
    words.add(UILabel(product.story, style: .body, color: Palette.ink), after: 16)
    words.add(button, after: 24)
    words.add(care, after: 32)
    words.add(UILabel(product.care, style: .subheadline, color: Palette.fadedInk), after: 4)
    return words
  }

  private func add() {
    store.bag.value.append(product)
    button.say(.productAdded, symbol: "checkmark")
    _ = MainClock.schedule(after: .seconds(2)) { [weak self] in self?.button.say(.addToBag) }
  }
}
