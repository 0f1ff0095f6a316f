// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Text that a view shows in the middle of its height: how high it is, and where its first line is
/// below its top and its last one above its bottom.
struct CenteredText: Equatable {
  let height: CGFloat
  let ascent: CGFloat
  let descent: CGFloat
}

extension UIView {
  /// The text, or the image with a baseline, that gives this view its own; nil for views without.
  var centeredText: CenteredText? { centeredText(ofHeight: heightOfText) }

  /// The same for a label whose text is so high.
  func centeredText(ofHeight height: @autoclosure () -> CGFloat) -> CenteredText? {
    switch self {
    case let label as UILabel:
      return label.font.map { text($0, height: height()) }
    case let button as UIButton:
      guard let label = button.titleLabel, let font = label.font else { return nil }
      return text(font, height: label.cachedIntrinsicSize.height)
    case let field as UITextField:
      return field.font.map { text($0, height: $0.lineHeight) }
    case let view as UIImageView:
      guard let image = view.shownImage, let below = image.baselineOffsetFromBottom else {
        return nil
      }
      let height = image.size.height
      return CenteredText(height: height, ascent: height - below, descent: below)
    default:
      return nil
    }
  }

  /// Of several lines as many as the width last made.
  private var heightOfText: CGFloat {
    let natural = cachedIntrinsicSize.height
    return wrapsContent ? constraintState.intrinsic?.wrapped?.height ?? natural : natural
  }

  private func text(_ font: UIFont, height: CGFloat) -> CenteredText {
    let scale = max(1, traitCollection.displayScale)
    func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CenteredText(
      height: height, ascent: whole(font.ascender), descent: whole(-font.descender))
  }
}
