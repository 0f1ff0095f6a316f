// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A scroll view on a card that shares a finger with it.
///
/// Both recognise the finger. The scroll view scrolls on its own, and is put back where it belongs after
/// every movement of which the card has taken something; which of the two hears of a movement first
/// does not matter.
@MainActor
final class CardScrollViewDrag {
  private(set) weak var scrollView: UIScrollView?
  private(set) var scrollDrag: ScrollViewDrag
  /// Where the list was, and what there was beyond each side, before the movement that comes next.
  private var offset: CGPoint
  private var scrollableDistance: LayoutInsets
  private var translation = LayoutOffset()
  /// Where the list has to be after the last movement; nil, if that is its own business.
  private var requiredOffset: CGPoint?

  init(_ scrollView: UIScrollView, sharing drag: CardDrag, from start: LayoutOffset) {
    self.scrollView = scrollView
    scrollDrag = ScrollViewDrag(drag, from: start)
    offset = scrollView.contentOffset
    scrollableDistance = scrollView.scrollableDistance
  }

  /// The finger has moved, or the scroll view has, for the same place of the finger.
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

  /// The finger has left the card out of its place: what the scroll view would do with its speed is
  /// not wanted.
  func stop() {
    guard let scrollView, scrollDrag.isCardMoved else { return }
    scrollView.setContentOffset(requiredOffset ?? scrollView.contentOffset, animated: false)
  }
}

extension CardScrollViewDrag {
  /// The innermost scroll view between a touched view and the card that scrolls along the axis.
  static func scrollView(
    around touched: UIView?, on card: UIView, upAndDown: Bool
  ) -> UIScrollView? {
    var view = touched
    while let current = view, current !== card {
      if let scrollView = current as? UIScrollView, scrollView.scrolls(upAndDown: upAndDown) {
        return scrollView
      }
      view = current.superview
    }
    return nil
  }
}

extension UIScrollView {
  fileprivate func scrolls(upAndDown: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let room = scrollableDistance
    return upAndDown
      ? alwaysBounceVertical || room.top + room.bottom > 0.5
      : alwaysBounceHorizontal || room.left + room.right > 0.5
  }

  /// How much content there is beyond each side; less than nothing beyond an end.
  ///
  /// Above a list that is refreshed by pulling there is always more.
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

/// Tells whoever drags the card that a list is on how the list is panned: one for each list, however
/// often that is shown.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ScrollViewPanObserver {
  weak var dragController: CardDragController?

  private static let box = AssociatedObject<ScrollViewPanObserver>()

  static func make(_ scrollView: UIScrollView) -> ScrollViewPanObserver {
    if let known = box[scrollView] { return known }
    let pan = ScrollViewPanObserver()
    box[scrollView] = pan
    GestureAction.add(to: scrollView.panGestureRecognizer) { [weak pan] recognizer in
      pan?.dragController?.scrollViewDidPan(recognizer)
    }
    return pan
  }

  private init() {}
}
