// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsNeverFinishes = Story(
    feature: .modals,
    name: "never-finishes",
    title: Words("A page whose transition never ends", chinese: "转场永远不结束的页面"),
    trouble: Words(
      "The news rises with an animation of the app, whose code forgets to complete the transition. "
        + "UIKit waits for that: it ignores touches on the news, and presents nothing else.",
      chinese: "新消息用应用自己的动画升起，代码却忘了告诉 UIKit 转场已结束。UIKit 一直等着：点击没有反应，别的页面也弹不出来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let transition = UnfinishedTransition()
      return [
        .perform("the news opens with an animation that forgets to complete") {
          root.present(transition.makeNewsPage(), animated: true)
        },
        .wait(1),
        .expectSeen(Copy.newsTitle.text),
        .perform("the app presents a question") {
          root.present(QuestionPage.consent(), animated: true)
        },
        .wait(33),
        .expectOutOfReach(Copy.newsDone.text),
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "stuck",
          caption: "Half a minute later the button does nothing, and the question was refused.",
          .trouble),
      ]
    },
    script: { root in
      let transition = UnfinishedTransition()
      var news: PopupHandle<Never>?
      var voucher: PopupHandle<ShopPopups.Choice>?
      var consent: PopupHandle<Bool>?
      var reports: Set<String> = []
      return [
        .perform("the app collects what Usher reports") {
          MisuseReport.handler = { reports.insert($0.code) }
        },
        .perform("the news opens with an animation that forgets to complete") {
          news = root.usher.popups.show(Modal(transition.makeNewsPage()))
        },
        .wait(1),
        .expectSeen(Copy.newsTitle.text),
        .perform("the app shows a voucher") {
          voucher = root.usher.popups.show(ShopPopups.voucher)
        },
        .picture(
          "news", caption: "The news looks as if it had appeared. The voucher waits for it.",
          .moving),
        .wait(24),
        .expectUnseen(Copy.voucherTitle.text),
        .expect("the queue still waits for the transition") { news?.outcomeIfDismissed == nil },
        .wait(8),
        .expectSeen(Copy.voucherTitle.text),
        .expect("the news has failed") { news?.outcomeIfDismissed?.reason == .failed },
        .picture(
          "voucher", caption: "After thirty seconds the queue gives up, and shows the voucher."),
        .tap(Copy.voucherKeep.text),
        .wait(1),
        .expect("the answer has arrived") { voucher?.outcomeIfDismissed?.value == .accepted },
        .perform("the app shows a question, which UIKit would have to present") {
          consent = root.usher.popups.show(ShopModals.consent)
        },
        .wait(4),
        .expectUnseen(Copy.consentTitle.text),
        .expect("the question names the page that it waits for") {
          consent?.blockers.contains(.foreignModal("NewsPage")) == true
        },
        .expect("the app knows that a transition does not end") {
          reports == ["pages-did-not-settle"]
        },
      ]
    }
  )
}

/// A page rises from below, and its transition is never completed.
private final class UnfinishedTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  @MainActor
  func makeNewsPage() -> NewsPage {
    let page = NewsPage()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = self
    return page
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    view.frame = transitionContext.containerView.bounds
    transitionContext.containerView.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    // A completion handler that calls completeTransition(_:) is missing here.
    UIView.animate(withDuration: 0.4) { view.transform = .identity }
  }
}
