// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Usher

extension PopupQueue.Trace.Step {
  /// What the queue was told, and what it ordered, for people; nil for a step that only keeps time.
  func words(names: [PopupID: String]) -> (event: LiveWords, orders: [LiveWords])? {
    let orders = effects.compactMap { $0.words(names) }
    guard !orders.isEmpty || !event.keepsTime else { return nil }
    return (event.words(names), orders)
  }
}

extension PopupQueue.Trace {
  /// What everything that was asked for is called.
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
        "\(name(request.id)) is asked for, with \(request.priority) priority.",
        chinese: "请求展示 \(name(request.id))，优先级 \(request.priority)。")
    case .didPresent(let id):
      LiveWords("\(name(id)) is on the screen.", chinese: "\(name(id)) 已在屏幕上。")
    case .didFailToPresent(let id, .refused):
      LiveWords("\(name(id)) was not presented.", chinese: "\(name(id)) 未被展示。")
    case .didFailToPresent(let id, .impossible):
      LiveWords("\(name(id)) cannot be presented.", chinese: "\(name(id)) 无法展示。")
    case .dismissalDidBegin(let id, _):
      LiveWords("\(name(id)) begins to leave.", chinese: "\(name(id)) 开始离开。")
    case .didDisappear(let id):
      LiveWords("\(name(id)) has left the screen.", chinese: "\(name(id)) 已离开屏幕。")
    case .contentWasRemoved(let id):
      LiveWords("The app removed \(name(id)) by itself.", chinese: "应用自行移除了 \(name(id))。")
    case .didVerify(let id, let found): found.words(name(id))
    case .dismissalRequested(let target, let reason, _): target.words(reason, name)
    case .changeRequested(let id, let change): change.words(name(id))
    case .displayTimerPaused(let id, let pause):
      LiveWords(
        "The time of \(name(id)) stands still: \(pause).", chinese: "\(name(id)) 暂停计时：\(pause)。")
    case .displayTimerResumed(let id, let pause):
      LiveWords(
        "The time of \(name(id)) may go on: \(pause) is over.",
        chinese: "\(name(id)) 可以继续计时：\(pause) 已结束。")
    case .sceneDidChange(let state): state.words
    case .pagesDidChange(let pages): pages.words
    case .holdAdded(let hold):
      LiveWords(
        "The lane “\(hold.lane.name)” is held: \(hold.reason).",
        chinese: "通道“\(hold.lane.name)”被暂停：\(hold.reason)。")
    case .holdReleased: LiveWords("A hold is released.", chinese: "一个暂停已解除。")
    case .deadlineDidPass: LiveWords("A time is over.", chinese: "时间到了。")
    case .nextTurnDidBegin: LiveWords("The next turn begins.", chinese: "下一轮开始。")
    }
  }
}

extension PopupQueue.Effect {
  /// Nothing for what only sees to it that the queue is woken.
  fileprivate func words(_ names: [PopupID: String]) -> LiveWords? {
    let name: (PopupID) -> String = { "\($0)".naming(names) }
    return switch self {
    case .present(let id, _): LiveWords("Show \(name(id)).", chinese: "展示 \(name(id))。")
    case .dismiss(let id, _): LiveWords("Take \(name(id)) away.", chinese: "移除 \(name(id))。")
    case .suspend(let id, _):
      LiveWords("Take \(name(id)) off the screen for now.", chinese: "暂时收起 \(name(id))。")
    case .resume(let id, _): LiveWords("Bring \(name(id)) back.", chinese: "恢复 \(name(id))。")
    case .hide(let id):
      LiveWords("Put \(name(id)) out of sight.", chinese: "先隐去 \(name(id))。")
    case .unhide(let id):
      LiveWords("Let \(name(id)) be seen again.", chinese: "让 \(name(id)) 重新可见。")
    case .verify(let id):
      LiveWords("Look whether \(name(id)) is there.", chinese: "查看 \(name(id)) 是否在屏幕上。")
    case .deliverOutcome(let id, let reason):
      LiveWords(
        "Report that \(name(id)) has ended. \(reason.sentence.english)",
        chinese: "报告 \(name(id)) 已结束。\(reason.sentence.chinese)")
    case .join(let id, let first):
      LiveWords("Let \(name(id)) join \(name(first)).", chinese: "把 \(name(id)) 并入 \(name(first))。")
    case .update(let id, let newer, _):
      LiveWords(
        "Let \(name(id)) show what \(name(newer)) brings.",
        chinese: "用 \(name(newer)) 的内容更新 \(name(id))。")
    case .reportOverdueHold:
      LiveWords("Report a hold that has lasted for long.", chinese: "报告一个持续过久的暂停。")
    case .setDeadline, .requestNextTurn: nil
    }
  }
}

extension PopupQueue.ScreenStatus {
  fileprivate func words(_ name: String) -> LiveWords {
    switch self {
    case .visible: LiveWords("A look finds \(name).", chinese: "查看结果：\(name) 在屏幕上。")
    case .notVisible: LiveWords("A look does not find \(name).", chinese: "查看结果：\(name) 不在屏幕上。")
    case .inTransition:
      LiveWords("A look finds \(name) on its way.", chinese: "查看结果：\(name) 正在过渡中。")
    }
  }
}

extension PopupQueue.DismissalTarget {
  fileprivate func words(_ reason: PopupDismissalReason, _ name: (PopupID) -> String) -> LiveWords {
    let (english, chinese) =
      switch self {
      case .request(let id): ("\(name(id)) is to end.", "\(name(id)) 要结束。")
      case .key(let key):
        ("What has the key “\(key.name)” is to end.", "键为“\(key.name)”的要结束。")
      case .group(let group):
        ("The group “\(group.name)” is to end.", "组“\(group.name)”要结束。")
      case .lane(let lane):
        ("All in the lane “\(lane.name)” is to end.", "通道“\(lane.name)”里的都要结束。")
      case .all: ("Everything is to end.", "全部要结束。")
      }
    return LiveWords(
      "\(english) \(reason.sentence.english)", chinese: chinese + reason.sentence.chinese)
  }
}

extension RequestChange {
  fileprivate func words(_ name: String) -> LiveWords {
    let (english, chinese) =
      switch self {
      case .priority(let priority): ("its priority is \(priority)", "优先级为 \(priority)")
      case .scope: ("the pages for which it is meant", "所属页面")
      case .delay: ("its delay", "延时")
      case .expiration: ("how long it waits at most", "最长等待时间")
      case .displayDuration: ("its time on screen", "停留时间")
      }
    return LiveWords("\(name) is changed: \(english).", chinese: "\(name) 有变：\(chinese)。")
  }
}

extension PopupSceneState {
  fileprivate var words: LiveWords {
    switch self {
    case .active: LiveWords("The window is in use.", chinese: "窗口处于活跃状态。")
    case .inactive: LiveWords("The window is not active.", chinese: "窗口当前不活跃。")
    case .background: LiveWords("The app is in the background.", chinese: "应用在后台。")
    case .disconnected: LiveWords("The window is closed.", chinese: "窗口已关闭。")
    }
  }
}

extension PageState {
  fileprivate var words: LiveWords {
    let pages = visible.compactMap { $0.name?.name ?? $0.types.first?.name.withoutModules }
    guard !pages.isEmpty else { return LiveWords("There is no page.", chinese: "没有页面。") }
    return LiveWords(
      "The user sees \(pages.joined(separator: ", ")).",
      chinese: "用户看到 \(pages.joined(separator: "、"))。")
  }
}
