// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherPresets

extension Story {
  static let queueToasts = Story(
    feature: .queue,
    name: "toasts",
    title: Words("Toasts, a banner and an activity beside a dialog", chinese: "对话框之外的轻提示、横幅和等待"),
    trouble: Words(
      "A toast is a view that is added to the window. Two at a time lie on each other, and a dialog "
        + "that comes later covers both.",
      chinese: "轻提示只是加到窗口里的一个视图：两条会叠在一起，后来的对话框又把它们都盖住。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the bowl and the tea are put into the bag") {
          for product in [Product.bowl, .oolong] {
            PlainToast.show(Copy.toastInBag.text(product.name.text), in: root.view.window)
          }
        },
        .wait(0.5),
        .expect("the second toast lies on the first") {
          let frames = root.view.window?.subviews.filter { $0 is PlainToast }.map(\.frame) ?? []
          return frames.count == 2 && frames[0].intersects(frames[1])
        },
        .picture("both", caption: "The second toast lies on the first.", .trouble),
      ]
    },
    script: { root in
      var toasts: [PopupHandle<Void>] = []
      var banner: PopupHandle<Void>?
      var activity: PopupActivity?
      return [
        .perform("the bowl and the tea are put into the bag") {
          toasts = [Product.bowl, .oolong].map { product in
            root.usher.popups.show(
              Popup.toast(
                Copy.toastInBag.text(product.name.text),
                image: UIImage(systemName: "bag.fill"), button: Copy.toastUndo.text))
          }
        },
        .wait(0.8),
        .expectSeen(Copy.toastInBag.text(Product.bowl.name.text)),
        .expectUnseen(Copy.toastInBag.text(Product.oolong.name.text)),
        .expect("the page can be used") { root.hasKeys },
        .picture("toast", caption: "The first toast. The second waits, and nothing else does."),
        .tap(Copy.toastUndo.text),
        .wait(1),
        .expect("the first one was undone") { toasts[0].outcomeIfDismissed?.reason == .completed },
        .perform("an alert appears") { ShopAlerts.offline().usher.show(in: root.usher.popups) },
        .wait(1),
        .expectSeen(Copy.toastInBag.text(Product.oolong.name.text)),
        .picture(
          "behind-an-alert",
          caption: "An alert comes in front of the second toast, whose time stops."),
        .tap(Copy.offlineAlertDone.text),
        .wait(9),
        .expect("the toast is gone") { toasts[1].isDismissed },
        .perform("the potter writes twice") {
          for message in [Copy.potterFired, .potterFetch] {
            banner = root.usher.popups.show(
              Popup.banner(
                Copy.potterName.text, message: message.text,
                image: UIImage(systemName: "person.crop.circle.fill"), stack: "potter"))
          }
        },
        .wait(1),
        .expect("one banner shows both") { root.usher.popups.visiblePopups.count == 1 },
        .picture("banner", caption: "Two messages of one person share a banner."),
        .press(at: CGPoint(x: 0.5, y: 0.12)),
        .wait(6),
        .expect("it stays under the finger") { root.usher.popups.visiblePopups.count == 1 },
        .move(to: CGPoint(x: 0.5, y: 0.01), over: 0.2),
        .lift,
        .wait(0.6),
        .expect("it was swiped away") {
          root.usher.popups.visiblePopups.isEmpty
            && banner?.outcomeIfDismissed?.reason == .dismissedByUser
        },
        .perform("the order is sent") {
          activity = root.usher.popups.beginActivity(
            Copy.orderPlacing.text, cancelTitle: Copy.orderStop.text
          ) { activity?.end() }
        },
        .wait(1),
        .expectSeen(Copy.orderPlacing.text),
        .picture("activity", caption: "The page waits for the order."),
        .perform("half of it is sent") { activity?.progress = 0.5 },
        .wait(0.5),
        .picture("progress", caption: "The same card when it is known how much is done."),
        .perform("it has arrived") { activity?.end() },
        .wait(1.5),
        .expectUnseen(Copy.orderPlacing.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
