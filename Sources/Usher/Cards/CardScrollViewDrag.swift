// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A drag that a card shares with a scroll view on it.
///
/// Both recognize the pan. The scroll view scrolls on its own, and its offset is corrected after
/// each movement of which the card has consumed a part. It does not matter which of the two
/// recognizers is called first.
@MainActor
final class CardScrollViewDrag {
  private(set) weak var scrollView: UIScrollView?
  private(set) var scrollDrag: ScrollViewDrag
  /// The content offset and the scrollable distances before the next movement.
  private var offset: CGPoint
  private var scrollableDistance: LayoutInsets
  private var translation = LayoutOffset()
  /// The required content offset after the last movement; `nil` if the scroll view scrolls freely.
  private var requiredOffset: CGPoint?

  init(_ scrollView: UIScrollView, sharing drag: CardDrag, from start: LayoutOffset) {
    self.scrollView = scrollView
    scrollDrag = ScrollViewDrag(drag, from: start)
    offset = scrollView.contentOffset
    scrollableDistance = scrollView.scrollableDistance
  }

  /// The finger has moved, or the scroll view has scrolled for the same position of the finger.
  func fingerDidMove(to translation: LayoutOffset) {
    guard let scrollView else { return }
    if translation != self.translation {
      self.translation = translation
      let start = offset
      switch scrollDrag.update(translation: translation, scrollableDistance: scrollableDistance) {
      case .free:
        requiredOffset = nil
      case .constrained(let distance):
        requiredOffset =
          scrollDrag.drag.isVertical
          ? CGPoint(x: start.x, y: start.y - distance) : CGPoint(x: start.x - distance, y: start.y)
      }
    }
    if let requiredOffset, scrollView.contentOffset != requiredOffset {
      scrollView.setContentOffset(requiredOffset, animated: false)
    }
    offset = scrollView.contentOffset
    scrollableDistance = scrollView.scrollableDistance
  }

  /// The drag has ended: stops the deceleration of the scroll view if the card has moved.
  func stop() {
    guard let scrollView, scrollDrag.isCardMoved else { return }
    scrollView.setContentOffset(requiredOffset ?? scrollView.contentOffset, animated: false)
  }
}

extension UIScrollView {
  /// Whether it can scroll along an axis, or bounces there.
  func scrolls(upAndDown: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let room = scrollableDistance
    return upAndDown
      ? alwaysBounceVertical || room.top + room.bottom > 0.5
      : alwaysBounceHorizontal || room.left + room.right > 0.5
  }

  /// How far it can scroll toward each side; negative beyond the end of the content.
  ///
  /// With a refresh control, the distance at the top is infinite.
  var scrollableDistance: LayoutInsets {
    let (offset, insets) = (contentOffset, adjustedContentInset)
    let start = CGPoint(x: -insets.left, y: -insets.top)
    let end = CGPoint(
      x: max(start.x, contentSize.width + insets.right - bounds.width),
      y: max(start.y, contentSize.height + insets.bottom - bounds.height))
    return LayoutInsets(
      top: refreshControl == nil ? Double(offset.y - start.y) : .infinity,
      left: Double(offset.x - start.x), bottom: Double(end.y - offset.y),
      right: Double(end.x - offset.x))
  }
}

/// Forwards the pan of a scroll view to the drag controller of its card; each scroll view has one.
@MainActor
final class ScrollViewPanObserver {
  weak var dragController: CardDragController?

  private static let box = AssociatedObject<ScrollViewPanObserver>()

  static func make(for scrollView: UIScrollView) -> ScrollViewPanObserver {
    box.value(for: scrollView) { ScrollViewPanObserver(of: scrollView) }
  }

  private init(of scrollView: UIScrollView) {
    GestureAction.add(to: scrollView.panGestureRecognizer) { [weak self] recognizer in
      self?.dragController?.scrollViewDidPan(recognizer)
    }
  }
}
