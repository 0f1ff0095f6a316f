// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsTwoFieldsValidation = Story(
    feature: .alerts,
    name: "two-fields-validation",
    title: Words("Two fields, and a button that requires both", chinese: "两个输入框，填好才能提交"),
    trouble: Words(
      "Every button dismisses an alert. The PIN was missing, so the app asks again in a new alert, "
        + "and the number that the user copied from the card is lost.",
      chinese: "提示框里无论点哪个按钮都会关闭。忘了填密码，应用只好再弹一个新的，刚从卡背面抄下来的卡号也没了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user redeems a gift card") { root.askForGiftCard() },
        .wait(1),
        .type("44172093"),
        .tap(Copy.giftAlertRedeem.text),
        .wait(1.5),
        .expectSeen(Copy.giftAlertRedeem.text),
        .expect("the typed number is gone") {
          root.field(.giftAlertNumber)?.text?.isEmpty != false
        },
        .picture(
          "all-over-again", caption: "The app asks again, and the number is gone.", .trouble),
      ]
    },
    script: { root in
      var card: PopupHandle<SystemAlertResult>?
      return [
        .perform("the user redeems a gift card") { card = ShopAlerts.giftCard.show() },
        .wait(1),
        .expectSeen(Copy.giftAlertRedeem.text),
        .expect("the first field is first responder") {
          root.field(.giftAlertNumber)?.isFirstResponder == true
        },
        .picture("empty", caption: "Two fields; the button is disabled."),
        .tap(Copy.giftAlertRedeem.text),
        .wait(1),
        .expect("empty fields cannot be sent") { card?.outcomeIfDismissed == nil },
        .type("44172093"),
        .wait(0.3),
        .tap(Copy.giftAlertRedeem.text),
        .wait(1),
        .expect("one number alone cannot be sent") { card?.outcomeIfDismissed == nil },
        .expectSeen(Copy.giftAlertRedeem.text),
        .tap(Copy.giftAlertPIN.text),
        .wait(0.3),
        .type("0815"),
        .wait(0.3),
        .picture("complete", caption: "With both numbers the button is enabled."),
        .tap(Copy.giftAlertRedeem.text),
        .wait(1),
        .expect("both numbers have arrived") {
          card?.outcomeIfDismissed?.value?.values.texts == ["44172093", "0815"]
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  /// Asks in the usual way, and again if the answer is incomplete.
  fileprivate func askForGiftCard() {
    let alert = UIAlertController(
      title: Copy.giftAlertTitle.text, message: Copy.giftAlertMessage.text, preferredStyle: .alert)
    for copy in [Copy.giftAlertNumber, .giftAlertPIN] {
      alert.addTextField { field in
        field.placeholder = copy.text
        field.accessibilityLabel = copy.text
      }
    }
    alert.addAction(UIAlertAction(title: Copy.giftAlertCancel.text, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Copy.giftAlertRedeem.text, style: .default) {
        [weak self, weak alert] _ in
        let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
        if !ShopAlerts.isGiftCard(texts) { self?.askForGiftCard() }
      })
    present(alert, animated: true)
  }
}
