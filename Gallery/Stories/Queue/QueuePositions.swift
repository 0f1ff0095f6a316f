// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queuePositions = Story(
    feature: .queue,
    name: "positions",
    title: Words("Popups at every place, and a finger on them", chinese: "各个位置的弹窗，以及拖动它们的手指"),
    trouble: Words(
      "A sheet with a list can be dragged away. So that the list scrolls at all, both follow the "
        + "finger: somebody scrolls the list back to its top, and the sheet goes with it and is gone.",
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
        .expect("the list has been scrolled, and the sheet is in its place") {
          card.list.contentOffset.y > 150 && sheet?.dragged == 0
        },
        .press(at: CGPoint(x: 0.5, y: 0.65)),
        .move(to: CGPoint(x: 0.5, y: 0.85), over: 0.4),
        .expect("the list is not at its top, and the sheet is on its way out") {
          card.list.contentOffset.y > 20 && (sheet?.dragged ?? 0) > 130
        },
        .picture(
          "both-follow",
          caption: "The list is being scrolled back, and the sheet follows the same finger.",
          .trouble),
        .lift,
        .wait(0.6),
        .expectUnseen(Copy.glazeTitle.text),
        .picture(
          "sheet-is-gone", caption: "The finger has let go of the list. The sheet is gone.",
          .trouble),
      ]
    },
    script: { root in Step.positions(root) + Step.sheet(root) }
  )
}

extension Story.Step {
  /// One popup after the other, at each place.
  @MainActor
  fileprivate static func positions(_ root: UIViewController) -> [Story.Step] {
    let popups = root.usher.popups
    return [
      .perform("the home page offers a voucher") { popups.show(ShopPopups.voucher) },
      .wait(1),
      .expectSeen(Copy.voucherTitle.text),
      .picture("centre", caption: "In the middle, where a popup usually is."),
      .tap(Copy.voucherLater.text),
      .wait(0.6),
      .perform("a parcel is on its way") { popups.show(ShopPopups.arriving) },
      .wait(1),
      .expectSeen(Copy.arrivingTitle.text),
      .expect("the page stays in use") { root.hasKeys },
      .picture("top", caption: "At the upper edge, not modal. A swipe up takes it away."),
      .press(at: CGPoint(x: 0.5, y: 0.13)),
      .move(to: CGPoint(x: 0.5, y: 0.01), over: 0.15),
      .lift,
      .wait(0.8),
      .expectUnseen(Copy.arrivingTitle.text),
      .perform("the home page gives a tip") { popups.show(ShopPopups.tip) },
      .wait(1),
      .expectSeen(Copy.tipTitle.text),
      .press(at: CGPoint(x: 0.5, y: 0.32)),
      .move(to: CGPoint(x: 0.5, y: 0.2), over: 0.3),
      .lift,
      .wait(1),
      .expect("the page scrolls below the tip") { root.isScrolled },
      .expectSeen(Copy.tipTitle.text),
      .picture(
        "tip",
        caption: "At the lower edge, not modal, with margins that leave the tab bar free. The page "
          + "has been scrolled meanwhile."),
      .tap(Copy.tipDone.text),
      .wait(0.6),
      .perform("the home page offers two activities") {
        popups.show(
          ShopPopups.picks(on: root.frontPage, root.shopStore).position(.leading))
      },
      .wait(1),
      .picture("leading", caption: "Where lines begin. A swipe there takes it away."),
      .press(at: CGPoint(x: 0.4, y: 0.5)),
      .move(to: CGPoint(x: 0.02, y: 0.5), over: 0.15),
      .lift,
      .wait(0.8),
      .expectUnseen(Copy.picksTitle.text),
      .perform("photos are on their way") { popups.show(ShopPopups.sending) },
      .wait(1),
      .expectSeen(Copy.uploadTitle.text),
      .picture("trailing", caption: "Where lines end, not modal, and at most 260 points wide."),
      .press(at: CGPoint(x: 0.6, y: 0.5)),
      .move(to: CGPoint(x: 0.98, y: 0.5), over: 0.15),
      .lift,
      .wait(0.8),
      .expectUnseen(Copy.uploadTitle.text),
      .perform("the customer looks closer") { popups.show(ShopPopups.closeUp) },
      .wait(1),
      .expectSeen(Copy.closeUpClose.text),
      .picture("full", caption: "As large as the screen; the words keep clear of its edges."),
      .tap(Copy.closeUpClose.text),
      .wait(1),
    ]
  }

  /// A sheet that is dragged by its heading and by its list.
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
      .picture("sheet", caption: "At the lower edge down to the end of the screen."),
      .press(at: CGPoint(x: 0.5, y: 0.44)),
      .move(to: CGPoint(x: 0.5, y: 0.2), over: 0.3),
      .expect("it gives way a little") { card.lift > 20 && card.lift < 150 },
      .picture(
        "pulled-up", caption: "Pulled away from its edge it gives way less and less.", .moving),
      .lift,
      .wait(1),
      .press(at: CGPoint(x: 0.5, y: 0.9)),
      .move(to: CGPoint(x: 0.5, y: 0.7), over: 0.3),
      .wait(0.3),
      .lift,
      .wait(1),
      .expect("the list has been scrolled, and the sheet is in its place") {
        card.list.contentOffset.y > 120 && card.lift == 0
      },
      .press(at: CGPoint(x: 0.5, y: 0.68)),
      .move(to: CGPoint(x: 0.5, y: 0.76), over: 0.2),
      .expect("the list goes back, the sheet stays") {
        card.list.contentOffset.y > 50 && card.lift == 0
      },
      .move(to: CGPoint(x: 0.5, y: 0.99), over: 0.4),
      .expect("the list is at its top, and the sheet goes on with the finger") {
        card.list.contentOffset.y == 0 && card.lift < -20
      },
      .picture(
        "hands-over",
        caption: "The list first, to its top; then the sheet goes on with the same finger.",
        .moving),
      .move(to: CGPoint(x: 0.5, y: 0.68), over: 0.4),
      .wait(0.3),
      .lift,
      .wait(1),
      .expect("on the way back the list has the finger again") {
        card.list.contentOffset.y > 50 && card.lift == 0 && chosen?.outcomeIfDismissed == nil
      },
      .press(at: CGPoint(x: 0.5, y: 0.44)),
      .move(to: CGPoint(x: 0.5, y: 0.8), over: 0.2),
      .lift,
      .wait(1),
      .expect("swiped away, the sheet ends without a choice") {
        chosen?.outcomeIfDismissed?.reason == .dismissedByApp && chosen?.outcomeIfDismissed?.value == nil
      },
      .expectUnseen(Copy.glazeTitle.text),
      .expect("the page is reached by touches again") { root.hasKeys },
    ]
  }
}

extension GlazeCard {
  /// How far above its place it is.
  fileprivate var lift: CGFloat { -(superview?.transform.ty ?? 0) }
}

extension UIViewController {
  /// Whether the front page is not at its top.
  fileprivate var isScrolled: Bool {
    guard let scroll = (frontPage as? ScrollingPage)?.scroll else { return false }
    return scroll.contentOffset.y > -scroll.adjustedContentInset.top + 20
  }
}
