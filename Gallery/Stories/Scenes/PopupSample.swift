// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A popup that is shown by hand, to observe the queue.
public enum PopupSample: String, CaseIterable, Sendable {
  case delivery, voucher, news, payment, offer, modest, bag, page, sheet, question, rating
  case alert, gift
  case piece, countdown, form

  /// The kind of popup.
  public enum Kind: CaseIterable, Sendable {
    case popups, modals, alerts, styled

    /// The heading above the buttons of this kind.
    public var title: Words {
      switch self {
      case .popups: Words("Popups", chinese: "弹窗")
      case .modals: Words("Modals", chinese: "模态页面")
      case .alerts: Words("System alerts", chinese: "系统提示")
      case .styled: Words("Styled alerts", chinese: "卡片提示")
      }
    }
  }

  /// The kind of popup.
  public var kind: Kind {
    switch self {
    case .delivery, .voucher, .news, .payment, .offer, .modest, .bag, .page: .popups
    case .sheet, .question, .rating: .modals
    case .alert, .gift: .alerts
    case .piece, .countdown, .form: .styled
    }
  }

  /// The title of its button.
  public var title: Words {
    switch self {
    case .delivery: Words("Delivery", chinese: "送达时间")
    case .voucher: Words("Voucher", chinese: "礼券")
    case .news: Words("News", chinese: "新消息")
    case .payment: Words("Payment", chinese: "付款确认")
    case .offer: Words("Latest news", chinese: "最新消息")
    case .modest: Words("Optional voucher", chinese: "可放弃的礼券")
    case .bag: Words("Bag only", chinese: "仅限购物袋")
    case .page: Words("This page only", chinese: "仅限本页")
    case .sheet: Words("What’s new", chinese: "店里的新变化")
    case .question: Words("Question", chinese: "提问")
    case .rating: Words("Rating", chinese: "评价")
    case .alert: Words("Alert", chinese: "系统提示")
    case .gift: Words("Gift card", chinese: "礼品卡")
    case .piece: Words("Last piece", chinese: "最后一件")
    case .countdown: Words("Held seat", chinese: "保留的座位")
    case .form: Words("Sign-in form", chinese: "登录表单")
    }
  }

  /// Its priority, policy or other distinguishing property.
  public var note: Words {
    switch self {
    case .delivery: Words("standard priority, waits", chinese: "普通优先级，等待")
    case .voucher: Words("launch priority, waits", chinese: "启动优先级，等待")
    case .news: Words("campaign priority, waits", chinese: "活动优先级，等待")
    case .payment: Words("urgent, interrupts", chinese: "紧急，打断")
    case .offer: Words("campaign, replaces", chinese: "活动优先级，替换")
    case .modest: Words("dropped if busy", chinese: "忙时放弃")
    case .bag: Words("waits for the bag", chinese: "等到购物袋打开")
    case .page: Words("kept alive with its page", chinese: "随页面暂存")
    case .sheet: Words("a sheet", chinese: "sheet")
    case .question: Words("requires an answer", chinese: "必须回答")
    case .rating: Words("full screen", chinese: "全屏")
    case .alert: Words("in front of everything", chinese: "最上层")
    case .gift: Words("with two fields", chinese: "带两个输入框")
    case .piece: Words("an icon and two buttons", chinese: "图标和两个按钮")
    case .countdown: Words("pressed automatically after 10 s", chinese: "10 秒后自动点按")
    case .form: Words("validates its fields", chinese: "会校验输入框")
    }
  }

  /// Shows it in the scene of the window.
  @MainActor
  public func show(on window: UIWindow) {
    guard let page = window.rootViewController?.pageInFront else { return }
    let center = page.usher.popups
    let group = PopupGroup(rawValue)
    switch self {
    case .delivery: center.show(ShopPopups.delivery.group(group))
    case .voucher: center.show(ShopPopups.voucher.group(group))
    case .news: center.show(ShopPopups.arrivals.group(group))
    case .payment: center.show(ShopPopups.payment.group(group))
    case .offer: center.show(ShopPopups.arrivals.conflict(.replace).group(group))
    case .modest: center.show(ShopPopups.voucher.conflict(.drop).group(group))
    case .bag: center.show(ShopPopups.delivery.on(BagPage.self).group(group))
    case .page:
      let store = window.rootViewController?.shopStore ?? Store()
      center.show(ShopPopups.picks(on: page, store).group(group))
    case .sheet: center.show(ShopModals.news.group(group))
    case .question: center.show(ShopModals.consent.group(group))
    case .rating: center.show(ShopModals.rating.group(group))
    case .alert: center.show(ShopAlerts.lastPiece.group(group))
    case .gift: center.show(ShopAlerts.giftCard.group(group))
    case .piece: center.show(ShopStyledAlerts.lastPiece.group(group))
    case .countdown: center.show(ShopStyledWork.heldSeat.group(group))
    case .form: center.show(ShopForms.login.group(group))
    }
  }
}

extension UIViewController {
  /// The frontmost page, including presented controllers.
  fileprivate var pageInFront: UIViewController {
    var front = self
    while let presented = front.presentedViewController, !presented.isBeingDismissed {
      front = presented
    }
    return (front as? UINavigationController)?.topViewController ?? front.frontPage
  }
}
