// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesSplitView = Story(
    feature: .pages,
    name: "split-view",
    title: Words("Two pages side by side, each with its popup", chinese: "两个页面并排，弹窗各归各页"),
    trouble: Words(
      "An offer for the activity on the right is added to the window. The user selects another "
        + "activity in the list, the offer stays, and a tap on it reserves a seat in the previous "
        + "activity.",
      chinese: "右侧活动页的提示直接加在窗口上。用户在左侧列表里换了一个活动，提示却还在，点下去订到的是刚才那个活动的座位。"),
    device: .iPad,
    makeRoot: { Shop.makeColumns() },
    before: { root in
      let store = root.shopStore
      return [
        .perform("the activity on the right offers a seat") {
          let card = TipCard.seat()
          card.onDone = { [weak card] in
            store.reserved.value.insert(.wheel)
            card?.removeFromSuperview()
          }
          card.addToWindow(above: root.frontPage)
        },
        .wait(0.6),
        .expectSeen(Copy.seatTitle.text),
        .tap(Activity.opening.accessibilityText),
        .wait(1),
        .expect("the page on the right has changed") { root.showsPage(of: .opening) },
        .expectSeen(Copy.seatTitle.text),
        .picture(
          "wrong-page",
          caption: "The page on the right shows the kiln. The offer is still visible, but belongs "
            + "to another activity.", .trouble),
        .tap(Copy.seatKeep.text),
        .wait(1),
        .expect("the seat is one in the previous activity") {
          store.reserved.value == [.wheel]
        },
        .picture(
          "wrong-seat", caption: "After a tap, the list shows that the wrong seat was reserved.",
          .trouble),
      ]
    },
    script: { root in
      let store = root.shopStore
      return [
        .perform("the activity on the right offers a seat, for its page only") {
          let page = root.frontPage
          page.usher.popups.show(ShopPopups.seat(in: .wheel, store).on(page).pageExit(.keepAlive))
        },
        .perform("the list shows a tip, for the list only") {
          let tip = ShopPopups.pull(inWidth: root.view.bounds.width)
          root.usher.popups.show(tip.on(ActivitiesPage.self))
        },
        .wait(1),
        .expectSeen(Copy.seatTitle.text),
        .expectUnseen(Copy.pullTitle.text),
        .picture(
          "offer", caption: "Both pages are visible. The popup of the right one was shown first."),
        .tap(Activity.opening.accessibilityText),
        .wait(1),
        .expect("the page on the right has changed") { root.showsPage(of: .opening) },
        .expectUnseen(Copy.seatTitle.text),
        .expectSeen(Copy.pullTitle.text),
        .picture(
          "other-page",
          caption: "Another activity: the offer is suspended with its page, and the tip of the "
            + "list appears."),
        .tap(Activity.wheel.accessibilityText),
        .wait(1),
        .expect("the page on the right is the first one again") { root.showsPage(of: .wheel) },
        .expectSeen(Copy.pullTitle.text),
        .expectUnseen(Copy.seatTitle.text),
        .picture(
          "list",
          caption: "The right page has changed again. The popup of the list stays."),
        .tap(Copy.pullDone.text),
        .wait(1),
        .expectSeen(Copy.seatTitle.text),
        .picture("offer-again", caption: "Then the offer is resumed, on its page."),
        .tap(Copy.seatKeep.text),
        .wait(1),
        .expectUnseen(Copy.seatTitle.text),
        .expect("the seat is one in the activity on the right") {
          root.showsPage(of: .wheel) && store.reserved.value == [.wheel]
        },
        .picture("kept", caption: "The seat is reserved, and both pages show it."),
      ]
    }
  )
}

extension UIViewController {
  /// Whether the page beside the list shows this activity.
  fileprivate func showsPage(of activity: Activity) -> Bool {
    (frontPage as? ActivityPage)?.title == activity.title.text
  }
}

extension UIView {
  /// Adds itself to the window, at the bottom edge of a page.
  fileprivate func addToWindow(above page: UIViewController) {
    let room: CGRect = page.view.bounds.inset(by: page.view.safeAreaInsets)
    frame.size = sizeThatFits(room.insetBy(dx: 16, dy: 16).size)
    let middle = CGPoint(x: room.midX, y: room.maxY - 16 - bounds.height / 2)
    center = page.view.convert(middle, to: nil)
    page.view.window?.addSubview(self)
  }
}
