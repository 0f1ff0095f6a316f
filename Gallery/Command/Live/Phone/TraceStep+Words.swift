// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher
import UsherCore

extension PopupQueue.Trace.Step {
  /// Returns the event and its effects as sentences; `nil` for a step that only concerns timers.
  func words(names: [PopupID: String]) -> (event: LiveWords, orders: [LiveWords])? {
    let orders = effects.compactMap { $0.words(names) }
    guard !orders.isEmpty || !event.keepsTime else { return nil }
    return (event.words(names), orders)
  }
}

extension PopupQueue.Trace {
  /// The display names of all requests.
  var names: [PopupID: String] {
    steps.reduce(into: [:]) { names, step in
      if case .enqueued(let request) = step.event { names[request.id] = request.shortName }
    }
  }
}

extension PopupQueue.Event {
  fileprivate var keepsTime: Bool {
    switch self {
    case .deadlineDidPass, .nextTurnDidBegin: true
    default: false
    }
  }

  fileprivate func words(_ names: [PopupID: String]) -> LiveWords {
    let name: (PopupID) -> String = { "\($0)".naming(names) }
    return switch self {
    case .enqueued(let request):
      LiveWords(
        "\(name(request.id)) is queued with \(request.priority) priority.",
        chinese: "请求展示 \(name(request.id))，优先级 \(request.priority)。")
    case .didAnswer(let id, let answer, by: _):
      LiveWords(
        "The answer about \(name(id)) is “\(answer.words.english)”.",
        chinese: "对 \(name(id)) 的回答是“\(answer.words.chinese)”。")
    case .reconsiderationRequested(.all):
      LiveWords("Postponed popups are reconsidered.", chinese: "重新考虑已推迟的弹窗。")
    case .reconsiderationRequested(.limited):
      LiveWords(
        "Popups that their limits have postponed are reconsidered.",
        chinese: "重新考虑因次数限制而推迟的弹窗。")
    case .didPresent(let id):
      LiveWords("\(name(id)) is presented.", chinese: "\(name(id)) 已在屏幕上。")
    case .didFailToPresent(let id, .refused):
      LiveWords("UIKit refused to present \(name(id)).", chinese: "\(name(id)) 未被展示。")
    case .didFailToPresent(let id, .impossible):
      LiveWords("\(name(id)) cannot be presented.", chinese: "\(name(id)) 无法展示。")
    case .dismissalDidBegin(let id, _):
      LiveWords("The dismissal of \(name(id)) begins.", chinese: "\(name(id)) 开始离开。")
    case .didDisappear(let id):
      LiveWords("\(name(id)) has disappeared.", chinese: "\(name(id)) 已离开屏幕。")
    case .contentWasRemoved(let id):
      LiveWords("The app removed the content of \(name(id)).", chinese: "应用自行移除了 \(name(id))。")
    case .didVerify(let id, let found): found.words(name(id))
    case .dismissalRequested(let target, let reason, _): target.words(reason, name)
    case .changeRequested(let id, let change): change.words(name(id))
    case .displayTimerPaused(let id, let pause):
      LiveWords(
        "The display timer of \(name(id)) is paused: \(pause).",
        chinese: "\(name(id)) 暂停计时：\(pause)。")
    case .displayTimerResumed(let id, let pause):
      LiveWords(
        "A pause of the display timer of \(name(id)) has ended: \(pause).",
        chinese: "\(name(id)) 可以继续计时：\(pause) 已结束。")
    case .sceneDidChange(let state): state.words
    case .pagesDidChange(let pages): pages.words
    case .holdAdded(let hold):
      LiveWords(
        "The lane “\(hold.lane.name)” is held: \(hold.reason).",
        chinese: "通道“\(hold.lane.name)”被暂停：\(hold.reason)。")
    case .holdReleased: LiveWords("A hold is released.", chinese: "一个暂停已解除。")
    case .deadlineDidPass: LiveWords("A deadline has passed.", chinese: "时间到了。")
    case .nextTurnDidBegin: LiveWords("The next turn begins.", chinese: "下一轮开始。")
    }
  }
}

extension PopupQueue.Effect {
  /// Returns the effect as a sentence; `nil` for effects that only schedule the next event.
  fileprivate func words(_ names: [PopupID: String]) -> LiveWords? {
    let name: (PopupID) -> String = { "\($0)".naming(names) }
    return switch self {
    case .ask(let id):
      LiveWords("Ask whether to show \(name(id)).", chinese: "询问是否展示 \(name(id))。")
    case .stopAsking(let id):
      LiveWords("Stop asking about \(name(id)).", chinese: "不再等待关于 \(name(id)) 的回答。")
    case .forgetAnswer(let id):
      LiveWords(
        "Forget the answer about \(name(id)).", chinese: "关于 \(name(id)) 的回答不再有效。")
    case .present(let id, _): LiveWords("Present \(name(id)).", chinese: "展示 \(name(id))。")
    case .dismiss(let id, _): LiveWords("Dismiss \(name(id)).", chinese: "移除 \(name(id))。")
    case .suspend(let id, _):
      LiveWords("Suspend \(name(id)).", chinese: "暂时收起 \(name(id))。")
    case .resume(let id, _): LiveWords("Resume \(name(id)).", chinese: "恢复 \(name(id))。")
    case .hide(let id):
      LiveWords("Hide \(name(id)).", chinese: "先隐去 \(name(id))。")
    case .unhide(let id):
      LiveWords("Unhide \(name(id)).", chinese: "让 \(name(id)) 重新可见。")
    case .passBackdrop(let id, let next):
      LiveWords(
        "Let \(name(next)) take over the backdrop of \(name(id)).",
        chinese: "\(name(next)) 沿用 \(name(id)) 的背景。")
    case .removeBackdrop(let id, _):
      LiveWords("Remove the backdrop of \(name(id)).", chinese: "撤去 \(name(id)) 的背景。")
    case .verify(let id):
      LiveWords("Verify whether \(name(id)) is visible.", chinese: "查看 \(name(id)) 是否在屏幕上。")
    case .deliverOutcome(let id, let reason):
      LiveWords(
        "Report the dismissal of \(name(id)). \(reason.sentence.english)",
        chinese: "报告 \(name(id)) 已结束。\(reason.sentence.chinese)")
    case .join(let id, let first):
      LiveWords("Let \(name(id)) join \(name(first)).", chinese: "把 \(name(id)) 并入 \(name(first))。")
    case .update(let id, let newer, _):
      LiveWords(
        "Update \(name(id)) with the content of \(name(newer)).",
        chinese: "用 \(name(newer)) 的内容更新 \(name(id))。")
    case .reportOverdueHold:
      LiveWords("Report an overdue hold.", chinese: "报告一个持续过久的暂停。")
    case .setDeadline, .requestNextTurn: nil
    }
  }
}

extension PopupAnswer {
  fileprivate var words: LiveWords {
    switch self {
    case .now: LiveWords("now", chinese: "现在")
    case .later: LiveWords("later", chinese: "以后")
    case .drop: LiveWords("drop", chinese: "放弃")
    }
  }
}

extension PopupQueue.ScreenStatus {
  fileprivate func words(_ name: String) -> LiveWords {
    switch self {
    case .visible: LiveWords("Verified: \(name) is visible.", chinese: "查看结果：\(name) 在屏幕上。")
    case .notVisible: LiveWords("Verified: \(name) is not visible.", chinese: "查看结果：\(name) 不在屏幕上。")
    case .inTransition:
      LiveWords("Verified: \(name) is in a transition.", chinese: "查看结果：\(name) 正在过渡中。")
    }
  }
}

extension PopupQueue.DismissalTarget {
  fileprivate func words(_ reason: PopupDismissalReason, _ name: (PopupID) -> String) -> LiveWords {
    let (english, chinese) =
      switch self {
      case .request(let id): ("A dismissal of \(name(id)) is requested.", "\(name(id)) 要结束。")
      case .key(let key):
        ("A dismissal of the key “\(key.name)” is requested.", "键为“\(key.name)”的要结束。")
      case .group(let group):
        ("A dismissal of the group “\(group.name)” is requested.", "组“\(group.name)”要结束。")
      case .lane(let lane):
        ("A dismissal of the lane “\(lane.name)” is requested.", "通道“\(lane.name)”里的都要结束。")
      case .all: ("A dismissal of all popups is requested.", "全部要结束。")
      }
    return LiveWords(
      "\(english) \(reason.sentence.english)", chinese: chinese + reason.sentence.chinese)
  }
}

extension PopupQueue.RequestChange {
  fileprivate func words(_ name: String) -> LiveWords {
    let (english, chinese) =
      switch self {
      case .priority(let priority): ("priority \(priority)", "优先级为 \(priority)")
      case .scope: ("pages", "所属页面")
      case .delay: ("delay", "延时")
      case .expiration: ("expiration", "最长等待时间")
      case .displayDuration: ("display duration", "停留时间")
      }
    return LiveWords("\(name) is changed: \(english).", chinese: "\(name) 有变：\(chinese)。")
  }
}

extension PopupSceneState {
  fileprivate var words: LiveWords {
    switch self {
    case .active: LiveWords("The window is active.", chinese: "窗口处于活跃状态。")
    case .inactive: LiveWords("The window is inactive.", chinese: "窗口当前不活跃。")
    case .windowless:
      LiveWords("The window has no root view controller.", chinese: "窗口还没有根视图控制器。")
    case .background: LiveWords("The app is in the background.", chinese: "应用在后台。")
    case .disconnected: LiveWords("The window is closed.", chinese: "窗口已关闭。")
    }
  }
}

extension PageState {
  fileprivate var words: LiveWords {
    let pages = visible.compactMap { $0.name?.name ?? $0.types.first?.name.withoutModules }
    guard !pages.isEmpty else { return LiveWords("No page is visible.", chinese: "没有页面。") }
    return LiveWords(
      "Visible: \(pages.joined(separator: ", ")).",
      chinese: "用户看到 \(pages.joined(separator: "、"))。")
  }
}
