// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UIBarButtonItem {
  /// Those that show a word, a space, or a sign that is easily drawn; the other signs are left out.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case undo = 21
    case redo = 22
    case close = 24

    var isProminent: Bool { self == .done || self == .save }

    /// The word in the language of the device; nil for signs and spaces.
    @MainActor var localizedTitle: String? {
      switch self {
      case .done: SystemWord.done.text
      case .cancel: SystemWord.cancel.text
      case .edit: SystemWord.edit.text
      case .save: SystemWord.save.text
      case .undo: SystemWord.undo.text
      case .redo: SystemWord.redo.text
      case .add, .close, .flexibleSpace, .fixedSpace: nil
      }
    }

    @MainActor var spokenLabel: String? {
      switch self {
      case .add: SystemWord.add.text
      case .close: SystemWord.close.text
      default: localizedTitle
      }
    }
  }
}

/// The words that the system itself puts on bars, in the languages that the stand-in knows.
@MainActor
enum SystemWord {
  case done, cancel, edit, save, undo, redo, add, close, back, more

  var text: String {
    let language = HeadlessDevice.current.languages.first ?? "en"
    if language.hasPrefix("zh-Hant") || language.hasPrefix("zh-TW") || language.hasPrefix("zh-HK") {
      return words.traditionalChinese
    }
    if language.hasPrefix("zh") { return words.chinese }
    if language.hasPrefix("ar") { return words.arabic }
    return words.english
  }

  private struct Words {
    let english, chinese, traditionalChinese, arabic: String

    init(_ english: String, _ chinese: String, _ traditionalChinese: String, _ arabic: String) {
      self.english = english
      self.chinese = chinese
      self.traditionalChinese = traditionalChinese
      self.arabic = arabic
    }
  }

  private var words: Words {
    switch self {
    case .done: Words("Done", "完成", "完成", "تم")
    case .cancel: Words("Cancel", "取消", "取消", "إلغاء")
    case .edit: Words("Edit", "编辑", "編輯", "تحرير")
    case .save: Words("Save", "存储", "儲存", "حفظ")
    case .undo: Words("Undo", "撤销", "還原", "تراجع")
    case .redo: Words("Redo", "重做", "重做", "إعادة")
    case .add: Words("Add", "添加", "加入", "إضافة")
    case .close: Words("Close", "关闭", "關閉", "إغلاق")
    case .back: Words("Back", "返回", "返回", "رجوع")
    case .more: Words("More", "更多", "更多", "المزيد")
    }
  }
}
