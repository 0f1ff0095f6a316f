// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsAboveAlertLevelWindow = Story(
    feature: .alerts,
    name: "above-alert-level-window",
    title: Words("An alert above somebody else’s window", chinese: "盖过别人窗口的提示"),
    trouble: Words(
      "A marketing library shows a voucher in a window of its own, above the level of alerts. The app "
        + "presents an alert on its page: it comes up behind that window, where nobody can tap it.",
      chinese: "营销 SDK 用自己的窗口弹出礼券，层级高过系统提示。应用在页面上弹出的提示被压在它后面，看得见一角，却点不到。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var campaign: PlainCampaign?
      return [
        .perform("a marketing library shows its voucher") {
          campaign = PlainCampaign(beside: root.view.window)
        },
        .wait(0.6),
        .perform("the network goes, and the page says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(1),
        .expect("the voucher is still there") { campaign?.isShown == true },
        .expectOutOfReach(Copy.offlineAlertDone.text),
        .picture(
          "behind", caption: "The alert is up, behind the voucher’s window. Nobody can answer it.",
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
        .picture("voucher", caption: "A window that is not the app’s, above the level of alerts."),
        .perform("the network goes") { watcher.networkDidGo() },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .picture("in-front", caption: "The alert comes in front of that window, too."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .expect("that window has the keys again") { campaign?.hasKeys == true },
        .tap(Copy.voucherKeep.text),
        .wait(0.6),
        .expect("the voucher was in use again, and has gone") { campaign?.isShown == false },
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .expectSeen(Copy.wheelActivityTitle.text),
        .picture("afterwards", caption: "Both have been answered, and the app is in use."),
      ]
    }
  )
}
