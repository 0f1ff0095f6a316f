// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherCampaigns

extension Story {
  static let campaignsOnceADay = Story(
    feature: .campaigns,
    name: "once-a-day",
    title: Words("News once a day", chinese: "新消息一天一次"),
    trouble: Words(
      "The news counts as seen when the user taps one of its buttons. Who goes on to another page "
        + "instead gets it again, each time.",
      chinese: "点了按钮才算看过。用户没点按钮、直接去了别的页面，回来又弹一次，次次如此。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let campaign = PlainDailyNews()
      return [
        .perform("the home page appears") { campaign.homeDidAppear(root) },
        .wait(0.8),
        .expectSeen(Copy.arrivalsTitle.text),
        .perform("a link in the news leads to another page") {
          campaign.leave()
          root.open(.cup, root.shopStore)
        },
        .wait(1),
        .perform("the user goes back") {
          root.frontStack?.popViewController(animated: true)
          campaign.homeDidAppear(root)
        },
        .wait(1.2),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("again", caption: "The user has read it, and gets it again.", .trouble),
      ]
    },
    script: { root in
      var handles: [AnyPopupHandle] = []
      /// The home page shows the news whenever it appears.
      @MainActor func homeDidAppear() {
        handles.append(
          root.usher.popups.show(
            ShopPopups.arrivals.key("news").on(root.frontPage)
              .limits(.atMost(1, per: .day), .rest(afterDismissal: .seconds(6 * 3600)))))
      }
      return [
        .perform("the home page appears, and shows the news with a limit") { homeDidAppear() },
        .wait(1.8),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("first", caption: "It has been on the screen for a second: now it counts."),
        .perform("a link in the news leads to another page") {
          root.open(.cup, root.shopStore)
        },
        .wait(1),
        .perform("the user goes back, and the home page shows the news again") {
          root.frontStack?.popViewController(animated: true)
          homeDidAppear()
        },
        .wait(1.2),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("it waits, and says until when") {
          handles.last?.blockers.contains {
            if case .limited(remaining: _?) = $0 { true } else { false }
          }
            == true
        },
        .picture("same-day", caption: "On the same day the page stays free."),
        .wait(15 * 3600),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("next-day", caption: "Fifteen hours later it is past midnight, and it appears."),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

/// News of plain UIKit that counts as seen when it is dismissed with a button.
@MainActor
private final class PlainDailyNews {
  private var wasDismissed = false
  private weak var layer: PlainLayer?

  func homeDidAppear(_ root: UIViewController) {
    guard !wasDismissed else { return }
    let card = ShopCard.arrivals()
    let layer = PlainLayer.show(card as UIView, in: root.view.window, atBottom: true)
    self.layer = layer
    let dismiss: @MainActor () -> Void = { [weak self, weak layer] in
      self?.wasDismissed = true
      layer?.remove()
    }
    card.onAccept = dismiss
    card.onDecline = dismiss
  }

  /// Leaves the page by a link.
  func leave() { layer?.remove() }
}
