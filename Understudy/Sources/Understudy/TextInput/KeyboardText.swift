// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The labels of keys, in the first of the device's languages that the stand-in supports.
@MainActor
enum KeyboardText {
  static var space: String { choose("space", "空格", "空格") }
  static var pause: String { choose("pause", "暂停", "暫停") }
  static var wait: String { choose("wait", "等待", "等待") }

  static func returnKey(_ type: UIReturnKeyType) -> String {
    switch type {
    case .default: choose("return", "换行", "換行")
    case .go: choose("go", "前往", "前往")
    case .google, .search, .yahoo: choose("search", "搜索", "搜尋")
    case .join: choose("join", "加入", "加入")
    case .next: choose("next", "下一项", "下一個")
    case .route: choose("route", "路线", "路線")
    case .send: choose("send", "发送", "傳送")
    case .done: choose("done", "完成", "完成")
    case .emergencyCall: choose("emergency call", "紧急呼叫", "緊急電話")
    case .continue: choose("continue", "继续", "繼續")
    }
  }

  private static func choose(
    _ english: String, _ simplified: String, _ traditional: String
  ) -> String {
    let language = HeadlessDevice.current.languages.first ?? "en"
    if language.isTraditionalChinese { return traditional }
    return language.hasPrefix("zh") ? simplified : english
  }
}
