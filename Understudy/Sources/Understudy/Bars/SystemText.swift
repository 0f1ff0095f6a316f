// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The system's own texts on bars, in the languages that the stand-in supports.
@MainActor
enum SystemText {
  case back, cancel, clearText, more, search, sidebar

  var text: String {
    let language = HeadlessDevice.current.languagesOfApp.first ?? "en"
    if language.hasPrefix("zh-Hant") || language.hasPrefix("zh-TW") || language.hasPrefix("zh-HK") {
      return translations.traditionalChinese
    }
    if language.hasPrefix("zh") { return translations.chinese }
    if language.hasPrefix("ar") { return translations.arabic }
    return translations.english
  }

  private struct Translations {
    let english, chinese, traditionalChinese, arabic: String

    init(_ english: String, _ chinese: String, _ traditionalChinese: String, _ arabic: String) {
      self.english = english
      self.chinese = chinese
      self.traditionalChinese = traditionalChinese
      self.arabic = arabic
    }
  }

  private var translations: Translations {
    switch self {
    case .cancel: Translations("Cancel", "取消", "取消", "إلغاء")
    case .back: Translations("Back", "返回", "返回", "رجوع")
    case .search: Translations("Search", "搜索", "搜尋", "بحث")
    case .sidebar: Translations("Sidebar", "边栏", "側邊欄", "الشريط الجانبي")
    case .clearText: Translations("Clear text", "清除文本", "清除文字", "مسح النص")
    case .more: Translations("More", "更多", "更多", "المزيد")
    }
  }
}
