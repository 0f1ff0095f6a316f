// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page for modals, with scrolling texts and fixed buttons below them.
class LetterPage: UIViewController {
  let card: ScrollingCard

  init(_ card: ScrollingCard) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Presents the page as a sheet that is as high as its content, if there is room.
  func useFittingSheet() {
    modalPresentationStyle = .formSheet
    sheetPresentationController?.detents = [
      .custom { [weak self] in min(self?.contentHeight ?? 0, $0.maximumDetentValue) }
    ]
  }

  /// The height of the content at the width of the sheet.
  private var contentHeight: CGFloat {
    let page = viewIfLoaded?.window == nil ? presentingViewController?.viewIfLoaded : view
    return card.wholeHeight(width: page?.bounds.width ?? 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.raised
    card.backgroundColor = nil
    card.layer.cornerRadius = 0
    view.addSubview(card)
    fitContent()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    card.scroll.flashScrollIndicators()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    fitContent()
    sheetPresentationController?.invalidateDetents()
  }

  /// Sets the size that the page has in the center of an iPad.
  private func fitContent() {
    let width: CGFloat = 540
    preferredContentSize = CGSize(width: width, height: card.wholeHeight(width: width))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var insets = view.safeAreaInsets
    // The picture extends to the upper edge, below the status bar.
    if card.showsArtwork { insets.top = 0 }
    card.frame = view.bounds.inset(by: insets)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  /// Performs the action of the secondary button; called by the escape gesture.
  func cancel() {}
}
