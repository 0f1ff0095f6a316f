// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What the edit menu offers.
enum EditCommand: Hashable {
  case cut, copy, paste, select, selectAll

  /// In the first of the device's languages that the stand-in supports.
  @MainActor
  var title: String {
    let words: (english: String, simplified: String, traditional: String, arabic: String) =
      switch self {
      case .cut: ("Cut", "剪切", "剪下", "قص")
      case .copy: ("Copy", "拷贝", "拷貝", "نسخ")
      case .paste: ("Paste", "粘贴", "貼上", "لصق")
      case .select: ("Select", "选择", "選取", "تحديد")
      case .selectAll: ("Select All", "全选", "全選", "تحديد الكل")
      }
    switch HeadlessDevice.current.languagesOfApp.first ?? "en" {
    case let code where code.isTraditionalChinese: return words.traditional
    case let code where code.hasPrefix("zh"): return words.simplified
    case let code where code.hasPrefix("ar"): return words.arabic
    default: return words.english
    }
  }
}

extension String {
  /// Of the code of a language.
  var isTraditionalChinese: Bool {
    hasPrefix("zh-Hant") || hasPrefix("zh-TW") || hasPrefix("zh-HK")
  }
}
