// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The page of a product.
final class ProductPage: ScrollingPage {
  private let product: Product
  private let store: Store
  private lazy var button = UIButton.prominent(.addToBag) { [weak self] in self?.add() }
  private lazy var content = PictureAndWords(
    ArtworkView(product.artwork, wall: product.wall, cornerRadius: 20), words(), above: 0.8,
    beside: 1)

  init(_ product: Product, _ store: Store) {
    self.product = product
    self.store = store
    super.init(width: .full)
    title = product.name.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = bagItem(store)
    column.add(content)
    traitsDidChange()
  }

  override func traitsDidChange() {
    guard isViewLoaded else { return }
    content.arrange(isBeside: traitCollection.isWide && !traitCollection.hasHugeText)
  }

  private func words() -> UIStackView {
    let name = UILabel(product.name, style: .title1, weight: .bold, color: Palette.ink)
    let care = UILabel(.careTitle, style: .headline, color: Palette.ink)
    for label in [name, care] { label.accessibilityTraits = .header }
    let words = UIStackView(.vertical, [name])
    words.add(UILabel(product.note, style: .subheadline, color: Palette.fadedInk), after: 4)
    words.add(
      UILabel(
        text: product.priceText, style: .title3, weight: .semibold, color: Palette.accent),
      after: 8)
    words.add(UILabel(product.story, style: .body, color: Palette.ink), after: 16)
    words.add(button, after: 24)
    words.add(care, after: 32)
    words.add(UILabel(product.care, style: .subheadline, color: Palette.fadedInk), after: 4)
    return words
  }

  private func add() {
    store.bag.value.append(product)
    button.setTitle(.productAdded, symbol: "checkmark")
    _ = MainClock.schedule(after: .seconds(2)) { [weak self] in self?.button.setTitle(.addToBag) }
  }
}
