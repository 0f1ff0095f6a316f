// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

extension PopupBlocker {
  /// Returns the blocker as a sentence: in English the description with the names of the popups,
  /// and a Chinese translation.
  func words(names: [PopupID: String]) -> LiveWords {
    LiveWords(
      description.withoutModules.naming(names).sentence, chinese: chinese(names: names) + "。")
  }

  private func chinese(names: [PopupID: String]) -> String {
    let name: (PopupReference) -> String = { "\($0.id)".naming(names) }
    return switch self {
    case .sceneInBackground: "应用在后台"
    case .sceneDisconnected: "窗口已关闭"
    case .sceneInactive: "应用当前不活跃"
    case .noRootViewController: "窗口还没有根视图控制器"
    case .waitingForNextTurn: "刚有弹窗结束，下一轮再显示"
    case .delayed(let time): "延时还剩 \(time.tenthsText) 秒"
    case .presentationRefused(let times, let time): "已被拒绝 \(times) 次，\(time.tenthsText) 秒后再试"
    case .awaitingAnswer: "正在询问应用是否展示"
    case .postponed(let time): "应用把它推迟\(time.map { "，还剩 \($0.tenthsText) 秒" } ?? "，等待重新考虑")"
    case .limited(let time): "已达到次数限制\(time.map { "，\($0.tenthsText) 秒后再试" } ?? "")"
    case .limitStoreUnavailable: "无法读取次数限制"
    case .previousStep(let id): "序列中 \(name(id)) 排在它前面"
    case .suspended(let causes): "已暂停：" + causes.chinese
    case .noPage: "尚不知道当前页面"
    case .wrongPage(let visible, let wanted):
      "当前页面是 \(visible.joined(separator: "、").withoutModules)，"
        + "它要等 \("\(wanted)".withoutModules)"
    case .pageCovered(let what): "所属页面被 \(what.withoutModules) 盖住"
    case .pageObstructed(let what): "所属页面被 \(what.withoutModules) 挡住"
    case .pageDisappearing: "所属页面正要离开"
    case .parentNotVisible(let id): "它属于 \(name(id))，后者不可见"
    case .laneHeld(let reason): "通道被暂停：\(reason)"
    case .laneFull(let ids): "通道已满：\(ids.map(name).joined(separator: "、")) 正在屏幕上"
    case .laneGap(let time): "通道间隔还剩 \(time.tenthsText) 秒"
    case .sequenceRunning: "有一组引导正在进行，中间不插入"
    case .foreignModal(let what): "应用正在展示 \(what.withoutModules)"
    case .appWindowInUse(let id): "应用窗口正在展示 \(name(id))"
    case .cannotInterrupt(let id): "\(name(id)) 不能被打断"
    case .outranked(by: let id): "\(name(id)) 先来"
    }
  }
}

extension PopupSuspensionCauses {
  fileprivate var chinese: String {
    let all: [(PopupSuspensionCauses, String)] = [
      (.interrupted, "更紧急的弹窗占了位置"), (.pageLeft, "用户离开了所属页面"), (.pageCovered, "所属页面被盖住"),
      (.pageObstructed, "所属页面被挡住"), (.parentSuspended, "它所属的弹窗已暂停"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: "，")
  }
}

extension String {
  /// The text without module names: `Shop.HomePage` becomes HomePage.
  var withoutModules: String {
    replacing(/\b[A-Za-z_]\w*\.(?=[A-Z])/, with: "")
  }

  /// Returns the text with a name after each popup ID: `#1` becomes #1 “voucher”.
  func naming(_ names: [PopupID: String]) -> String {
    replacing(/#(\d+)/) { match in
      let name = UInt64(match.1).flatMap { names[PopupID(serial: $0)] }
      return name.map { "\(match.0) “\($0)”" } ?? String(match.0)
    }
  }

  /// The text with a capital letter at the start and a period at the end.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
