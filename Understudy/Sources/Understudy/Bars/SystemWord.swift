// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The words that the system itself puts on bars, in the languages that the stand-in knows.
@MainActor
enum SystemWord {
  case done, cancel, edit, save, undo, redo, add, close, back
  case compose, share, search, refresh, stop, delete, sidebar, clearText
  case more, favorites, featured, topRated, recents, contacts, history, mostRecent, mostViewed

  var text: String {
    let language = HeadlessDevice.current.languagesOfApp.first ?? "en"
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
    case .compose: Words("Compose", "编写", "編寫", "إنشاء")
    case .share: Words("Share", "共享", "分享", "مشاركة")
    case .search: Words("Search", "搜索", "搜尋", "بحث")
    case .refresh: Words("Refresh", "刷新", "重新整理", "تحديث")
    case .stop: Words("Stop", "停止", "停止", "إيقاف")
    case .delete: Words("Delete", "删除", "刪除", "حذف")
    case .sidebar: Words("Sidebar", "边栏", "側邊欄", "الشريط الجانبي")
    case .clearText: Words("Clear text", "清除文本", "清除文字", "مسح النص")
    case .more: Words("More", "更多", "更多", "المزيد")
    case .favorites: Words("Favorites", "个人收藏", "喜好項目", "المفضلة")
    case .featured: Words("Featured", "精选", "精選", "مميز")
    case .topRated: Words("Top Rated", "评分最高", "最高評分", "الأعلى تقييمًا")
    case .recents: Words("Recents", "最近", "最近項目", "الأخيرة")
    case .contacts: Words("Contacts", "通讯录", "聯絡資訊", "جهات الاتصال")
    case .history: Words("History", "历史记录", "瀏覽記錄", "السجل")
    case .mostRecent: Words("Most Recent", "最新", "最新", "الأحدث")
    case .mostViewed: Words("Most Viewed", "查看最多", "最多人觀看", "الأكثر مشاهدة")
    }
  }
}
