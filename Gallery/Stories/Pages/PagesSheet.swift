// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesSheet = Story(
    feature: .pages,
    name: "sheet",
    title: Words("A sheet over the page of a popup", chinese: "页面上盖了一张 sheet"),
    trouble: Words(
      "The popup has a window of its own and is removed in viewWillDisappear of its page. Since "
        + "iOS 13 a page below a sheet does not get that call, so the popup stays in front of the "
        + "sheet.",
      chinese: "弹窗在独立的窗口里，等页面 viewWillDisappear 时移除。可从 iOS 13 起，"
        + "被 sheet 盖住的页面不会收到这个回调，弹窗就留在了 sheet 前面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var popupWindow: UIWindow?
      return [
        .perform("the home page shows a voucher, and removes it in viewWillDisappear") {
          guard let scene = root.view.window?.windowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.windowLevel = .alert
          window.isHidden = false
          PlainLayer.show(.voucher(), in: window)
          PageLifecycleObserver(to: root.frontPage).onWillDisappear = { window.isHidden = true }
          popupWindow = window
        },
        .wait(0.6),
        .perform("a link in a message opens the bag") { root.openBag(root.shopStore) },
        .wait(1),
        .expect("the popup’s window is still visible") { popupWindow?.isHidden == false },
        .expectSeen(Copy.voucherTitle.text),
        .expectOutOfReach(Copy.bagClose.text),
        .picture(
          "in-front-of-the-sheet",
          caption: "The bag is a sheet, so the page below it has not disappeared, and its voucher "
            + "is in front of the bag.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the home page shows a voucher for this page") {
          let home = root.frontPage
          home.usher.popups.show(ShopPopups.voucher.on(home).pageExit(.keepAlive))
        },
        .wait(1),
        .picture("voucher", caption: "A voucher on the home page."),
        .perform("a link in a message opens the bag") { root.openBag(root.shopStore) },
        .wait(1.2),
        .expectUnseen(Copy.voucherTitle.text),
        .expectSeen(Copy.bagClose.text),
        .expect("the bag is a sheet, and the home page is visible above it") { root.showsSheet },
        .picture(
          "sheet",
          caption: "The bag covers the page: the voucher is suspended, and the bag stays a sheet."),
        .press(at: CGPoint(x: 0.5, y: 0.12)),
        .move(to: CGPoint(x: 0.5, y: 0.3), over: 0.5),
        .expectUnseen(Copy.voucherTitle.text),
        .picture(
          "half-way",
          caption: "Dragged down a little: nothing changes while the sheet is presented.",
          .moving),
        .move(to: CGPoint(x: 0.5, y: 0.14), over: 0.5),
        .lift,
        .wait(1),
        .expectSeen(Copy.bagClose.text),
        .expectUnseen(Copy.voucherTitle.text),
        .press(at: CGPoint(x: 0.5, y: 0.12)),
        .move(to: CGPoint(x: 0.5, y: 0.85), over: 0.3),
        .lift,
        .wait(1.5),
        .expect("the bag is dismissed") { root.presentedViewController == nil },
        .expectSeen(Copy.voucherTitle.text),
        .picture("back", caption: "After the sheet is swiped away, the voucher is resumed."),
        .perform("another link opens the bag") { root.openBag(root.shopStore) },
        .wait(1.2),
        .expectUnseen(Copy.voucherTitle.text),
        .tap(Copy.bagClose.text),
        .wait(1.5),
        .expectSeen(Copy.voucherTitle.text),
        .tap(Copy.voucherKeep.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  /// Whether it presents a sheet that leaves the top of the page visible.
  fileprivate var showsSheet: Bool {
    guard let sheet = presentedViewController, let view = sheet.viewIfLoaded else { return false }
    return sheet.modalPresentationStyle != .fullScreen
      && view.convert(view.bounds, to: nil).minY > 40
  }
}
