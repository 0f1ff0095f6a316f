// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherCampaigns

extension Story {
  static let campaignsLaunchBudget = Story(
    feature: .campaigns,
    name: "launch-budget",
    title: Words("One campaign at launch is enough", chinese: "启动时一个活动就够了"),
    trouble: Words(
      "Three teams show a campaign at launch. They no longer overlap, but the user has to dismiss "
        + "one after another before the app can be used.",
      chinese: "三个团队都在启动时弹活动。虽然不再重叠，用户仍要一个个关掉才能用应用。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let queue = PlainCardQueue(in: root.view.window)
      return [
        .perform("three teams show their campaign at launch, one after another") {
          for card in [ShopCard.voucher(), .arrivals(), .delivery()] {
            card.onAccept = { queue.remove() }
            card.onDecline = { queue.remove() }
            queue.show(card)
          }
        },
        .wait(1),
        .tap(Copy.voucherKeep.text),
        .wait(1),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expectSeen(Copy.deliveryTitle.text),
        .picture("third", caption: "Three cards before the first look at the shop.", .trouble),
      ]
    },
    script: { root in
      var handles: [AnyPopupHandle] = []
      return [
        .perform("the lane gets a budget, and three teams show their campaign") {
          PopupLimits.shared.setBudget(LaneBudget(perLaunch: 1, afterLaunch: .seconds(2)))
          let popups = [
            ShopPopups.arrivals.key("arrivals"), ShopPopups.delivery.key("delivery"),
            ShopPopups.voucher.key("voucher"),
          ]
          handles = popups.map { root.usher.popups.show($0.unsolicited()) }
        },
        .wait(1.5),
        .expect("nothing is shown in the first two seconds") {
          handles.allSatisfy { !$0.isVisible }
        },
        .picture("arrived", caption: "The user sees the shop first."),
        .wait(1.5),
        .expectSeen(Copy.voucherTitle.text),
        .picture("one", caption: "Then the campaign with the highest priority."),
        .tap(Copy.voucherKeep.text),
        .wait(1.5),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expectUnseen(Copy.deliveryTitle.text),
        .expect("the others wait for another launch") {
          handles.filter { $0.blockers == [.limited(remaining: nil)] }.count == 2
        },
        .picture("enough", caption: "The others wait for another launch."),
        .perform("the user opens the choice of a delivery date") {
          root.usher.popups.show(ShopPopups.delivery.key("asked"))
        },
        .wait(1.2),
        .expectSeen(Copy.deliveryTitle.text),
        .picture("asked", caption: "What the user asks for does not wait for the budget."),
      ]
    }
  )
}
