// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesHalfSwipe = Story(
    feature: .pages,
    name: "half-swipe",
    title: Words("A swipe back that is cancelled", chinese: "取消的返回手势"),
    trouble: Words(
      "Popups appear and disappear in the appearance callbacks of their pages. When a swipe back "
        + "begins, both pages get these callbacks, and after it is cancelled the popups are on the "
        + "wrong page.",
      chinese: "弹窗跟着页面的出现和消失回调走。手指刚开始右滑返回，两个页面就都收到了回调；手势取消后，弹窗已经错位。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var plugs: [PageLifecycleObserver] = []
      return [
        .perform("the home page shows its news whenever it appears") {
          let home = root.frontPage
          let plug = PageLifecycleObserver(to: home)
          plug.onWillAppear = { PlainLayer.show(.arrivals(), in: root.view.window) }
          plugs.append(plug)
          root.open(.cup, root.shopStore)
        },
        .wait(1),
        .perform("the cup has a tip, which is removed when its page disappears") {
          let tip = TipCard.tip()
          tip.frame.size = tip.sizeThatFits(CGSize(width: 320, height: 400))
          tip.center = CGPoint(x: root.view.bounds.midX, y: root.view.bounds.midY)
          root.view.window?.addSubview(tip)
          let plug = PageLifecycleObserver(to: root.frontPage)
          plug.onWillDisappear = { [weak tip] in tip?.removeFromSuperview() }
          plugs.append(plug)
        },
        .wait(0.5),
        .expectSeen(Copy.tipTitle.text),
        .press(at: CGPoint(x: 0.005, y: 0.75)),
        .move(to: CGPoint(x: 0.35, y: 0.75), over: 0.5),
        .move(to: CGPoint(x: 0.02, y: 0.75), over: 0.5),
        .lift,
        .wait(1),
        .expect("the page of the cup is still visible") { root.frontPage is ProductPage },
        .expectUnseen(Copy.tipTitle.text),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "mixed-up",
          caption: "The swipe is cancelled, and the page of the cup is visible. Its tip is gone, "
            + "and the news of the home page is shown.", .trouble),
      ]
    },
    script: { root in
      var tip: PopupHandle<Never>?
      return [
        .perform("the home page has news, and the cup has a tip") {
          let home = root.frontPage
          root.open(.cup, root.shopStore)
          home.usher.popups.show(ShopPopups.arrivals.on(home))
          tip = root.usher.popups.show(ShopPopups.tip.on(root.frontPage))
        },
        .wait(1.5),
        .expectSeen(Copy.tipTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "tip",
          caption: "A tip on the page of a cup. It is not modal: the page can be used. News is "
            + "queued for the home page."),
        .press(at: CGPoint(x: 0.005, y: 0.75)),
        .move(to: CGPoint(x: 0.35, y: 0.75), over: 0.5),
        .expectUnseen(Copy.tipTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "half-way",
          caption: "A swipe back begins. The tip does not stay on moving pages, and the queue does "
            + "not change.", .moving),
        .move(to: CGPoint(x: 0.02, y: 0.75), over: 0.5),
        .lift,
        .wait(1),
        .expectSeen(Copy.tipTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the tip has not been dismissed") { tip?.isDismissed == false },
        .picture("cancelled", caption: "The swipe is cancelled: everything is as before."),
        .press(at: CGPoint(x: 0.005, y: 0.75)),
        .move(to: CGPoint(x: 0.85, y: 0.75), over: 0.4),
        .lift,
        .wait(1.5),
        .expect("the tip was dismissed with its page") {
          tip?.outcomeIfDismissed?.reason == .pageLeft
            || tip?.outcomeIfDismissed?.reason == .pageGone
        },
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "home", caption: "The swipe is completed: the tip was dismissed, and the news appears."),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
