// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsAboveAlertLevelWindow = Story(
    feature: .alerts,
    name: "above-alert-level-window",
    title: Words("An alert above a window of another library", chinese: "显示在第三方窗口之上的提示"),
    trouble: Words(
      "A marketing library shows a voucher in a window of its own, above the alert level. The app "
        + "presents an alert on its page: it appears behind that window and cannot be tapped.",
      chinese: "营销 SDK 用自己的窗口弹出礼券，层级高过系统提示。应用在页面上弹出的提示被压在它后面，看得见一角，却点不到。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var campaign: PlainCampaign?
      return [
        .perform("a marketing library shows its voucher") {
          campaign = PlainCampaign(beside: root.view.window)
        },
        .wait(0.6),
        .perform("the network connection is lost, and the page says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(1),
        .expect("the voucher is still visible") { campaign?.isShown == true },
        .expectOutOfReach(Copy.offlineAlertDone.text),
        .picture(
          "behind",
          caption: "The alert is presented behind the voucher’s window and cannot be answered.",
          .trouble),
      ]
    },
    script: { root in
      var campaign: PlainCampaign?
      let watcher = BagObserver()
      return [
        .perform("a marketing library shows its voucher") {
          campaign = PlainCampaign(beside: root.view.window)
        },
        .wait(0.6),
        .picture("voucher", caption: "A window of another library, above the alert level."),
        .perform("the network connection is lost") { watcher.networkDidGo() },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .picture("in-front", caption: "The alert appears in front of that window, too."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .expect("that window is the key window again") { campaign?.hasKeys == true },
        .tap(Copy.voucherKeep.text),
        .wait(0.6),
        .expect("the voucher could be used again and was dismissed") { campaign?.isShown == false },
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .expectSeen(Copy.wheelActivityTitle.text),
        .picture("afterwards", caption: "Both were answered, and the app can be used."),
      ]
    }
  )
}
