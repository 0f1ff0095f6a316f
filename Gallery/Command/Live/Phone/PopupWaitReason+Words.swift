// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Usher

extension PopupWaitReason {
  /// The reason for people who look at the queue; popups are called by their names.
  func words(names: [RequestID: String]) -> LiveWords {
    let name: (RequestID) -> String = { id in names[id].map { "\(id) “\($0)”" } ?? "\(id)" }
    switch self {
    case .stageNotActive(let stage):
      return LiveWords("the app is not active: \(stage)", chinese: "应用当前不活跃（\(stage)）")
    case .nextTurn:
      return LiveWords(
        "something has just ended; it comes in the next turn", chinese: "刚有弹窗结束，下一轮再显示")
    case .delayed(let moment):
      return LiveWords("its delay ends at \(moment)", chinese: "延时到 \(moment) 为止")
    case .refused(let times, let moment):
      return LiveWords(
        "refused \(times) times, tried again at \(moment)",
        chinese: "已被拒绝 \(times) 次，\(moment) 再试")
    case .afterInSequence(let id):
      return LiveWords(
        "\(name(id)) comes before it in its sequence", chinese: "序列中 \(name(id)) 排在它前面")
    case .suspended(let causes): return causes.words
    case .noPage: return LiveWords("no page is known yet", chinese: "尚不知道当前页面")
    case .wrongPage(let visible, let wanted):
      let here = visible.map(\.withoutModule).joined(separator: ", ")
      let there = "\(wanted)".withoutModule
      return LiveWords(
        "the page is \(here); it wants \(there)", chinese: "当前页面是 \(here)，它要等 \(there)")
    case .covered(let what):
      return LiveWords(
        "its page is covered by \(what.withoutModule)", chinese: "所属页面被 \(what.withoutModule) 盖住")
    case .obstructed(let what):
      return LiveWords(
        "its page is obstructed by \(what.withoutModule)",
        chinese: "所属页面被 \(what.withoutModule) 挡住")
    case .pageDeparts:
      return LiveWords("its page is about to leave", chinese: "所属页面正要离开")
    case .parentNotVisible(let id):
      return LiveWords(
        "it belongs to \(name(id)), which is not visible", chinese: "它属于 \(name(id))，后者不可见")
    case .held(let reason):
      return LiveWords("its lane is held: \(reason)", chinese: "通道被暂停：\(reason)")
    case .laneFull(let ids):
      let there = ids.map(name).joined(separator: ", ")
      return LiveWords("\(there) is on the screen", chinese: "\(there) 正在屏幕上")
    case .gap(let moment):
      return LiveWords("its lane pauses until \(moment)", chinese: "通道间隔到 \(moment)")
    case .sequenceRuns:
      return LiveWords(
        "a sequence has begun and nothing comes between its steps", chinese: "有一组引导正在进行，中间不插入")
    case .foreignModal(let what):
      return LiveWords(
        "the app presents \(what.withoutModule)", chinese: "应用正在展示 \(what.withoutModule)")
    case .appWindowTaken(let id):
      return LiveWords("the app’s window presents \(name(id))", chinese: "应用窗口正在展示 \(name(id))")
    case .cannotBeSuspended(let id):
      return LiveWords("\(name(id)) cannot be suspended", chinese: "\(name(id)) 不能被打断")
    case .behind(let id):
      return LiveWords("\(name(id)) goes first", chinese: "\(name(id)) 先来")
    }
  }
}

extension PopupSuspension {
  /// The causes for people.
  fileprivate var words: LiveWords {
    let all: [(PopupSuspension, String, String)] = [
      (.interrupted, "something more urgent took its place", "更紧急的弹窗占了位置"),
      (.left, "its page was left", "用户离开了所属页面"),
      (.covered, "its page is covered", "所属页面被盖住"),
      (.obstructed, "its page is obstructed", "所属页面被挡住"),
      (.parent, "what it belongs to is suspended", "它所属的弹窗已暂停"),
    ]
    let causes = all.filter { contains($0.0) }
    return LiveWords(
      "suspended: " + causes.map(\.1).joined(separator: ", "),
      chinese: "已暂停：" + causes.map(\.2).joined(separator: "，"))
  }
}

extension String {
  /// Names of types without the module they are from: `Shop.HomePage` becomes HomePage.
  fileprivate var withoutModule: String {
    replacing(/\b[A-Za-z_]\w*\.(?=[A-Z])/, with: "")
  }
}
