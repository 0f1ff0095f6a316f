// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesAnchored = Story(
    feature: .pages,
    name: "anchored",
    title: Words("Tips that point at a view", chinese: "指向某个视图的提示"),
    trouble: Words(
      "A tip is placed beside the picture that it explains. The user scrolls, and the tip explains "
        + "something else.",
      chinese: "提示放在它要说明的图片旁边。用户一滚动页面，它就指着别的东西了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let tip = TipCard.tip()
      var distance: CGFloat = 0
      @MainActor func distanceNow() -> CGFloat {
        guard let vessel = root.frontPage.vessel else { return 0 }
        return tip.frame.minY - vessel.convert(vessel.bounds, to: nil).minY
      }
      return [
        .perform("the home page explains a teapot, in plain UIKit") {
          (root.frontPage as? ScrollingPage)?.reveal(root.frontPage.vessel)
          PlainTip.show(tip, at: root.frontPage.vessel)
          distance = distanceNow()
        },
        .wait(0.3),
        .expectSeen(Copy.tipTitle.text),
      ] + Step.scrolls(by: -0.3) + [
        .expect("the page has moved, and the tip has not") {
          abs(distanceNow() - distance) > 100
        },
        .picture(
          "left-behind", caption: "The page has scrolled; the tip is where it was.", .trouble),
      ]
    },
    script: { root in
      Step.barButton(root) + Step.vessel(root) + Step.tab(root) + Step.row(root)
    }
  )
}

extension Story.Step {
  /// Scrolls the page with a finger, by a fraction of the height of the window.
  fileprivate static func scrolls(by distance: CGFloat) -> [Story.Step] {
    [
      .press(at: CGPoint(x: 0.96, y: 0.5)),
      .move(to: CGPoint(x: 0.96, y: 0.5 + distance), over: 0.4),
      .wait(0.3),
      .lift,
      .wait(0.6),
    ]
  }

  @MainActor
  fileprivate static func barButton(_ root: UIViewController) -> [Story.Step] {
    [
      .perform("the home page points at the button of the bag") {
        let page = root.frontPage
        guard let item = page.navigationItem.rightBarButtonItems?.first else { return }
        root.usher.popups.show(ShopPopups.tip(.bag()).source(item).on(page))
      },
      .wait(0.8),
      .expectSeen(Copy.bagTipTitle.text),
      .picture("bar-button", caption: "A tip at a bar button."),
      .tap(Copy.pullDone.text),
      .wait(0.6),
      .expectUnseen(Copy.bagTipTitle.text),
    ]
  }

  @MainActor
  fileprivate static func vessel(_ root: UIViewController) -> [Story.Step] {
    [
      .perform("the home page explains a teapot") {
        let page = root.frontPage
        (page as? ScrollingPage)?.reveal(page.vessel)
        root.usher.popups.show(
          ShopPopups.tip(.tip()).source { [weak page] in page?.vessel }.on(page))
      },
      .wait(0.8),
      .picture("before-scrolling", caption: "A tip at a picture. The page can be used."),
    ] + scrolls(by: -0.15) + [
      .expect("the tip is beside the picture") { root.frontPage.isBesideVessel },
      .picture("after-scrolling", caption: "The page has scrolled, and the tip with it."),
      .rotate(root, to: .landscapeRight, "the user turns the phone"),
      .wait(1.5),
      .expectSeen(Copy.tipTitle.text),
      .picture("on-its-side", caption: "In landscape."),
      .rotate(root, to: .portrait, "the user turns it back"),
      .wait(1.5),
      .expectSeen(Copy.tipTitle.text),
      .tap(Copy.tipDone.text),
      .wait(0.6),
      .expectUnseen(Copy.tipTitle.text),
    ]
  }

  @MainActor
  fileprivate static func tab(_ root: UIViewController) -> [Story.Step] {
    [
      .perform("the app points at a tab") {
        root.usher.popups.show(
          ShopPopups.tip(.activities())
            .source { [weak root] in (root as? UITabBarController)?.tabBar.items?[1] })
      },
      .wait(0.8),
      .expectSeen(Copy.activitiesTipTitle.text),
      .picture("tab", caption: "A tip at a tab."),
      .tap(Copy.tabActivities.text),
      .wait(0.8),
      .tap(Copy.pullDone.text),
      .wait(0.6),
      .expectUnseen(Copy.activitiesTipTitle.text),
    ]
  }

  @MainActor
  fileprivate static func row(_ root: UIViewController) -> [Story.Step] {
    [
      .perform("the list points at its first row") {
        guard let page = root.frontPage as? UITableViewController else { return }
        root.usher.popups.show(
          ShopPopups.tip(.seat()).source { [weak page] in
            page?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
          }
          .on(page))
      },
      .wait(0.8),
      .expectSeen(Copy.seatTitle.text),
      .picture("row", caption: "A tip at a row of a list."),
      .tap(Copy.seatLater.text),
      .wait(0.8),
      .expect("no popup is visible") { root.usher.popups.visiblePopups.isEmpty },
    ]
  }
}

extension UIViewController {
  /// The picture of the home page that the tip explains.
  fileprivate var vessel: UIView? {
    view.descendant(labeled: Product.teapot.accessibilityText)
  }

  /// Whether the only popup touches that picture or is less than 40 points from it.
  fileprivate var isBesideVessel: Bool {
    let overlay = view.window?.windowScene?.windows.last { !$0.isHidden }
    guard let vessel, let tip = overlay?.firstTip else { return false }
    return tip.convert(tip.bounds, to: nil)
      .intersects(vessel.convert(vessel.bounds, to: nil).insetBy(dx: -40, dy: -40))
  }
}

extension UIView {
  fileprivate var firstTip: TipCard? {
    self as? TipCard ?? subviews.lazy.compactMap(\.firstTip).first
  }
}
