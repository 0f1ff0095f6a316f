// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension Story {
  static let alertsLogOut = Story(
    feature: .alerts,
    name: "log-out",
    title: Words(
      "A confirmation before logging out, shown by a row of a table", chinese: "退出登录前的确认，由列表的一行弹出"),
    trouble: Words(
      "Logging out is a row of a table in a tab, below the pages that the app has presented. An "
        + "alert presented from there is refused as soon as another page is in front.",
      chinese: "“退出登录”只是某个标签页里列表的一行，上面可能正盖着别的页面。只要前面有东西，从这里弹出的提示就会被拒绝。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a user is signed in") {
          root.shopStore.customer.value = Customer(email: "mei.lin@example.com")
        },
        .tap(Copy.tabAccount.text),
        .wait(0.6),
        .perform("the row asks the server first; meanwhile the user opens the bag") {
          let page = root.frontPage
          _ = MainClock.schedule(after: .seconds(2)) { [weak page] in
            page?.present(
              UIAlertController.plain(
                .logOutAlertTitle, .logOutAlertMessage,
                buttons: [.logOutAlertCancel, .logOutAlertConfirm]), animated: true)
          }
          page.openBag(root.shopStore)
        },
        .wait(4),
        .expectSeen(Copy.bagClose.text),
        .expectUnseen(Copy.logOutAlertTitle.text),
        .picture(
          "refused", caption: "The bag is in front, and the question was refused for good.",
          .trouble),
      ]
    },
    script: { root in
      [
        .picture("home", caption: "The shop, with no user signed in."),
        .tap(Copy.bag.text),
        .wait(1),
        .picture("bag", caption: "The bag, a sheet above any page."),
        .tap(Copy.bagClose.text),
        .wait(1),
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .picture("activities", caption: "The activities."),
        .perform("the user opens the first activity") { root.openFirstActivity() },
        .wait(1),
        .picture("activity", caption: "Only a signed-in user can reserve a seat."),
        .tap(Copy.tabAccount.text),
        .wait(0.6),
        .picture("signed-out", caption: "The account page, with no user signed in."),
        .tap(Copy.accountSignIn.text),
        .wait(1),
        .picture(
          "sign-in",
          caption: "The full-screen form. Its button is disabled until both fields are valid."),
        .perform("the user types an address and a password") { root.fillInTheForm() },
        .wait(0.6),
        .picture("filled-in", caption: "Both fields are valid, and the button is enabled."),
        .perform("the user presses Go on the keyboard") { root.sendTheForm() },
        .wait(2.5),
        .picture("signed-in", caption: "The account page of the signed-in user."),
        .perform("the user scrolls to the settings") { root.scroll(toSection: 2) },
        .wait(0.6),
        .tap(Copy.accountSettings.text),
        .wait(1),
        .picture("settings", caption: "The settings."),
        .tap(Copy.accountTitle.text),
        .wait(1),
        .perform("the user scrolls to the last row") { root.scroll(toSection: 3) },
        .wait(0.6),
        .tap(Copy.accountLogOut.text),
        .wait(1),
        .expectSeen(Copy.logOutAlertTitle.text),
        .picture(
          "question",
          caption: "The row calls alert.usher.show(); what is in front of it does not matter."),
        .tap(Copy.logOutAlertConfirm.text),
        .wait(1),
        .expectUnseen(Copy.accountLogOut.text),
        .expectSeen(Copy.accountSignIn.text),
        .picture("logged-out", caption: "The row received the answer, and the user is logged out."),
      ]
    }
  )
}

extension UIViewController {
  /// The page of the selected tab.
  private var page: UIViewController? {
    let navigation = (self as? UITabBarController)?.selectedViewController
    return (navigation as? UINavigationController)?.topViewController
  }

  private var form: SignInPage? {
    (presentedViewController as? UINavigationController)?.topViewController as? SignInPage
  }

  /// Does what a tap on the first card does.
  fileprivate func openFirstActivity() {
    let first = IndexPath(row: 0, section: 0)
    guard let list = page as? ActivitiesPage else { return }
    list.tableView(list.tableView, didSelectRowAt: first)
  }

  /// Does what scrolling with a finger does.
  fileprivate func scroll(toSection section: Int) {
    guard let list = page as? ShopTablePage else { return }
    list.tableView.scrollToRow(
      at: IndexPath(row: 0, section: section), at: .middle, animated: true)
  }

  /// Does what a keyboard does.
  fileprivate func fillInTheForm() {
    guard let form else { return }
    for (field, text) in [(form.email, "mei.lin@example.com"), (form.password, "a quiet glaze")] {
      field.input.becomeFirstResponder()
      field.input.insertText(text)
    }
  }

  /// Does what the return key of the keyboard does.
  fileprivate func sendTheForm() {
    guard let form else { return }
    _ = form.textFieldShouldReturn(form.password.input)
  }
}
