// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherCampaigns
import UsherPresets

extension Story {
  static let queueState = Story(
    feature: .queue,
    name: "state",
    title: Words("A question in the app’s state", chinese: "把提问放进应用状态"),
    trouble: Words(
      "The app presents an alert when its state has a question. A campaign is just appearing, so "
        + "UIKit refuses the alert, and the state has a question that the user never sees.",
      chinese: "应用的状态里有提问时就弹系统提示框。活动弹窗正好在出现，UIKit 拒绝了它，状态里却永远留着一个没人看到的提问。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let bag = BagModel(root.shopStore)
      let ask: @MainActor () -> Void = {
        guard bag.question == nil else { return }
        bag.ask()
        root.present(
          UIAlertController.plain(.emptyTitle, .emptyBody, buttons: [.emptyConfirm, .emptyKeep]),
          animated: true)
      }
      return [
        .perform("a campaign appears") {
          root.present(
            UIAlertController.plain(.arrivalsTitle, buttons: [.arrivalsLater]), animated: true)
        },
        .wait(0.1),
        .perform("the user wants to empty the bag", ask),
        .wait(1),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .perform("the user tries it again", ask),
        .wait(1),
        .expectUnseen(Copy.emptyTitle.text),
        .expect("the state has a question") { bag.question != nil },
        .picture("lost", caption: "The state has a question that the user never sees.", .trouble),
      ]
    },
    script: { root in
      let bag = BagModel(root.shopStore)
      let popups = root.usher.popups
      var campaign: AnyPopupHandle?
      var question: AnyPopupHandle?
      var confirmation: AnyPopupHandle?
      let sounds = PlayedSounds()
      return [
        .perform("the theme of the app has a sound for each style") {
          StyledAlertTheme.default.feedback = { style in
            StyledAlertFeedback { sounds.styles.append(style) }
          }
        },
        .perform("a campaign appears") {
          campaign = popups.show(ShopPopups.arrivals.unsolicited())
        },
        .wait(0.1),
        .perform("the user wants to empty the bag") {
          bag.ask()
          question = bag.question.map { state in
            popups.show(StyledAlert(.warning, state) { bag.perform($0) }.lane(.popups))
          }
        },
        .wait(1),
        .expect("the question waits for what the user has not asked for") {
          question?.blockers.contains { blocker in
            if case .laneFull(let popups) = blocker {
              popups.allSatisfy(\.isUnsolicited)
            } else {
              false
            }
          } == true
        },
        .picture("waiting", caption: "The question waits. The app can ask for what."),
        .perform("the app dismisses that") { campaign?.dismiss() },
        .wait(1.2),
        .expectSeen(Copy.emptyTitle.text),
        .picture("question", caption: "The alert is made of a value, which a reducer can compare."),
        .tap(Copy.emptyConfirm.text),
        .wait(0.6),
        .expect("the action has arrived") {
          bag.question == nil && root.shopStore.bag.value.isEmpty
        },
        .perform("the app confirms it, and goes on at once") {
          confirmation = popups.show(
            Popup.confirmation(Copy.emptyDone.text).minimumDisplayDuration(.seconds(1)))
        },
        .wait(0.7),
        .perform("the app no longer needs the confirmation") { confirmation?.dismiss() },
        .wait(0.5),
        .expectSeen(Copy.emptyDone.text),
        .picture("confirmation", caption: "The confirmation stays long enough to be read."),
        .wait(1.5),
        .expectUnseen(Copy.emptyDone.text),
        .expect("each of them had the sound of its style, once") {
          sounds.styles == [.warning, .success]
        },
        .expect("nothing is left over") { popups.leftovers.isEmpty },
        .perform("the theme is that of the system again") { StyledAlertTheme.default = .system },
      ]
    }
  )
}

/// What the user can do with a question about the bag.
private enum BagAction: Sendable {
  case empty, keep
}

@MainActor
private final class PlayedSounds {
  var styles: [StyledAlertStyle] = []
}

/// The state of the bag, without closures, and what changes it.
@MainActor
private final class BagModel {
  private let store: Store
  private(set) var question: AlertState<BagAction>?

  init(_ store: Store) {
    self.store = store
  }

  func ask() {
    question = AlertState(Copy.emptyTitle.text, message: Copy.emptyBody.text)
      .button(Copy.emptyKeep.text, role: .cancel, action: .keep)
      .button(Copy.emptyConfirm.text, role: .destructive, action: .empty)
  }

  func perform(_ action: BagAction) {
    question = nil
    if action == .empty { store.bag.value = [] }
  }
}
