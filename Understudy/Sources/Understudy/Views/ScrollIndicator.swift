// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One of the bars that show where a scroll view is.
@MainActor
final class ScrollIndicator: UIView {
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  private static let shortestPastEnd: CGFloat = 7

  var style: UIScrollView.IndicatorStyle = .default {
    didSet { updateColor() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = Self.thickness / 2
    updateColor()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where the bar starts and how long it is on a track, for content of a length seen through a
  /// window at an offset.
  static func span(
    track: CGFloat, window: CGFloat, content: CGFloat, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard content > window, window > 0, track > shortestPastEnd else { return nil }
    let travel = content - window
    let past = offset < 0 ? -offset : max(0, offset - travel)
    let full = max(min(shortest, track), track * window / content)
    let length = max(shortestPastEnd, full - past)
    let progress = min(max(offset / travel, 0), 1)
    return ((track - length) * progress, length)
  }

  private func updateColor() {
    backgroundColor = UIColor { [style] traits in
      let isLight =
        style == .white || (style == .default && traits.userInterfaceStyle == .dark)
      return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35)
    }
  }
}
