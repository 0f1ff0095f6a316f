// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queuePositions = Story(
    feature: .queue,
    name: "positions",
    title: Words(
      "Popups at every position, and drag gestures on them", chinese: "各个位置的弹窗，以及拖动手势"),
    trouble: Words(
      "A sheet with a list can be dragged off the screen. So that the list can scroll, both follow "
        + "the finger: when the user scrolls the list back to its top, the sheet moves with it and "
        + "is dismissed.",
      chinese: "底部弹窗里有一个列表，可以往下拖走。为了让列表也能滚动，两者都跟着手指：用户把列表滚回顶部，弹窗也跟着往下走，就这样消失了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let card = GlazeCard()
      var sheet: PlainSheet?
      return [
        .perform("the home page asks for a glaze") {
          sheet = PlainSheet.show(card, in: root.view.window)
        },
        .wait(0.6),
        .press(at: CGPoint(x: 0.5, y: 0.9)),
        .move(to: CGPoint(x: 0.5, y: 0.6), over: 0.3),
        .lift,
        .wait(2),
        .expect("the list has scrolled, and the sheet has not moved") {
          card.list.contentOffset.y > 150 && sheet?.dragged == 0
        },
        .press(at: CGPoint(x: 0.5, y: 0.65)),
        .move(to: CGPoint(x: 0.5, y: 0.85), over: 0.4),
        .expect("the list is not at its top, and the sheet has moved far down") {
          card.list.contentOffset.y > 20 && (sheet?.dragged ?? 0) > 130
        },
        .picture(
          "both-follow",
          caption: "The list scrolls back, and the sheet follows the same finger.",
          .trouble),
        .lift,
        .wait(0.6),
        .expectUnseen(Copy.glazeTitle.text),
        .picture(
          "sheet-is-gone", caption: "The finger is lifted, and the sheet is dismissed.",
          .trouble),
      ]
    },
    script: { root in Step.positions(root) + Step.sheet(root) }
  )
}

extension Story.Step {
  /// One popup after another, at each position.
  @MainActor
  fileprivate static func positions(_ root: UIViewController) -> [Story.Step] {
    let popups = root.usher.popups
    return [
      .perform("the home page offers a voucher") { popups.show(ShopPopups.voucher) },
      .wait(1),
      .expectSeen(Copy.voucherTitle.text),
      .picture("center", caption: "In the center, the default position."),
      .tap(Copy.voucherLater.text),
      .wait(0.6),
      .perform("a parcel is on its way") { popups.show(ShopPopups.arriving) },
      .wait(1),
      .expectSeen(Copy.arrivingTitle.text),
      .expect("the page can still be used") { root.hasKeys },
      .picture("top", caption: "At the top edge, not modal. A swipe up dismisses it."),
      .press(at: CGPoint(x: 0.5, y: 0.13)),
      .move(to: CGPoint(x: 0.5, y: 0.01), over: 0.15),
      .lift,
      .wait(0.8),
      .expectUnseen(Copy.arrivingTitle.text),
      .perform("the home page shows a tip") { popups.show(ShopPopups.tip) },
      .wait(1),
      .expectSeen(Copy.tipTitle.text),
      .press(at: CGPoint(x: 0.5, y: 0.32)),
      .move(to: CGPoint(x: 0.5, y: 0.2), over: 0.3),
      .lift,
      .wait(1),
      .expect("the page scrolls behind the tip") { root.isScrolled },
      .expectSeen(Copy.tipTitle.text),
      .picture(
        "tip",
        caption: "At the bottom edge, above the tab bar, not modal. The page scrolls behind it."),
      .tap(Copy.tipDone.text),
      .wait(0.6),
      .perform("the home page offers two activities") {
        popups.show(
          ShopPopups.picks(on: root.frontPage, root.shopStore).position(.leading))
      },
      .wait(1),
      .picture("leading", caption: "At the leading edge. A swipe towards the edge dismisses it."),
      .press(at: CGPoint(x: 0.4, y: 0.5)),
      .move(to: CGPoint(x: 0.02, y: 0.5), over: 0.15),
      .lift,
      .wait(0.8),
      .expectUnseen(Copy.picksTitle.text),
      .perform("photos are being uploaded") { popups.show(ShopPopups.sending) },
      .wait(1),
      .expectSeen(Copy.uploadTitle.text),
      .picture("trailing", caption: "At the trailing edge, not modal, at most 260 points wide."),
      .press(at: CGPoint(x: 0.6, y: 0.5)),
      .move(to: CGPoint(x: 0.98, y: 0.5), over: 0.15),
      .lift,
      .wait(0.8),
      .expectUnseen(Copy.uploadTitle.text),
      .perform("the user opens a close-up") { popups.show(ShopPopups.closeUp) },
      .wait(1),
      .expectSeen(Copy.closeUpClose.text),
      .picture("full", caption: "The whole screen; the text stays within the safe area."),
      .tap(Copy.closeUpClose.text),
      .wait(1),
    ]
  }

  /// A sheet that is dragged by its header and by its list.
  @MainActor
  fileprivate static func sheet(_ root: UIViewController) -> [Story.Step] {
    let card = GlazeCard()
    var chosen: PopupHandle<Glaze>?
    return [
      .perform("the home page asks for a glaze") {
        chosen = root.usher.popups.show(ShopPopups.glazes(card))
      },
      .wait(1),
      .expectSeen(Copy.glazeTitle.text),
      .picture("sheet", caption: "At the bottom edge of the screen, without margins."),
      .press(at: CGPoint(x: 0.5, y: 0.44)),
      .move(to: CGPoint(x: 0.5, y: 0.2), over: 0.3),
      .expect("the sheet follows the finger a little") { card.lift > 20 && card.lift < 150 },
      .picture(
        "pulled-up",
        caption: "Dragged away from its edge, the sheet follows with increasing resistance.",
        .moving),
      .lift,
      .wait(1),
      .press(at: CGPoint(x: 0.5, y: 0.9)),
      .move(to: CGPoint(x: 0.5, y: 0.7), over: 0.3),
      .wait(0.3),
      .lift,
      .wait(1),
      .expect("the list has scrolled, and the sheet has not moved") {
        card.list.contentOffset.y > 120 && card.lift == 0
      },
      .press(at: CGPoint(x: 0.5, y: 0.68)),
      .move(to: CGPoint(x: 0.5, y: 0.76), over: 0.2),
      .expect("the list scrolls back, and the sheet does not move") {
        card.list.contentOffset.y > 50 && card.lift == 0
      },
      .move(to: CGPoint(x: 0.5, y: 0.99), over: 0.4),
      .expect("the list is at its top, and the sheet follows the finger") {
        card.list.contentOffset.y == 0 && card.lift < -20
      },
      .picture(
        "hands-over",
        caption: "First the list scrolls to its top; then the same finger moves the sheet.",
        .moving),
      .move(to: CGPoint(x: 0.5, y: 0.68), over: 0.4),
      .wait(0.3),
      .lift,
      .wait(1),
      .expect("when the finger moves up again, the list scrolls again") {
        card.list.contentOffset.y > 50 && card.lift == 0 && chosen?.outcomeIfDismissed == nil
      },
      .press(at: CGPoint(x: 0.5, y: 0.44)),
      .move(to: CGPoint(x: 0.5, y: 0.8), over: 0.2),
      .lift,
      .wait(1),
      .expect("swiped away, the sheet is dismissed without a value") {
        chosen?.outcomeIfDismissed?.reason == .dismissedByUser
          && chosen?.outcomeIfDismissed?.value == nil
      },
      .expectUnseen(Copy.glazeTitle.text),
      .expect("the page receives touches again") { root.hasKeys },
    ]
  }
}

extension GlazeCard {
  /// The distance that it has been dragged up, in points.
  fileprivate var lift: CGFloat { -(superview?.transform.ty ?? 0) }
}

extension UIViewController {
  /// Whether the front page has scrolled down.
  fileprivate var isScrolled: Bool {
    guard let scroll = (frontPage as? ScrollingPage)?.scroll else { return false }
    return scroll.contentOffset.y > -scroll.adjustedContentInset.top + 20
  }
}
