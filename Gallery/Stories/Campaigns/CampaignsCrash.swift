// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherCampaigns

extension Story {
  static let campaignsCrash = Story(
    feature: .campaigns,
    name: "crash",
    title: Words("Once, even after a crash", chinese: "只弹一次，崩溃了也一样"),
    trouble: Words(
      "That a voucher was shown is written down when it is dismissed. The app crashes while it is "
        + "on the screen, and at the next launch it is there again: if it was the cause, for ever.",
      chinese: "礼券关闭时才记下“已展示”。它还在屏幕上应用就崩溃了，下次启动又弹；如果就是它导致的，会没完没了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a voucher that is shown once appears at launch") {
          PlainLayer.show(.voucher(), in: root.view.window)
        },
        .wait(0.8),
        .expectSeen(Copy.voucherTitle.text),
        .perform("the app crashes, and is launched again") {
          let window = root.view.window
          window?.subviews.last?.removeFromSuperview()
          PlainLayer.show(.voucher(), in: window)
        },
        .wait(0.8),
        .expectSeen(Copy.voucherTitle.text),
        .picture("twice", caption: "After the launch it is there again.", .trouble),
      ]
    },
    script: { root in
      let store = InMemoryLimitStore()
      var second: AnyPopupHandle?
      /// A launch opens the store as it finds it.
      @MainActor func launch(_ store: InMemoryLimitStore) -> AnyPopupHandle {
        PopupLimits.shared.use(store)
        return root.usher.popups.show(
          ShopPopups.voucher.key("voucher").limits(.atMost(1)).whenLimited(.drop))
      }
      return [
        .perform("a voucher that may be shown once appears at launch") { _ = launch(store) },
        .wait(0.9),
        .expectSeen(Copy.voucherTitle.text),
        .picture("shown", caption: "Before it appeared, its impression was written as reserved."),
        .perform("the app crashes before it counts, and is launched again") {
          let found = store.copy()
          root.usher.popups.dismissAll(animated: false)
          second = launch(found)
        },
        .wait(1.5),
        .expectUnseen(Copy.voucherTitle.text),
        .expect("the reservation counts") { second?.dismissalReason == .limited },
        .picture("not-again", caption: "After the launch the reservation counts as shown."),
      ]
    }
  )
}
