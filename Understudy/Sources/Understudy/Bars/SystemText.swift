// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The system's own texts on bars, in the languages that the stand-in supports.
@MainActor
enum SystemText {
  case done, cancel, edit, save, undo, redo, add, close, back
  case compose, share, search, refresh, stop, delete, sidebar, clearText
  case more, favorites, featured, topRated, recents, contacts, history, mostRecent, mostViewed

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
    case .done: Translations("Done", "完成", "完成", "تم")
    case .cancel: Translations("Cancel", "取消", "取消", "إلغاء")
    case .edit: Translations("Edit", "编辑", "編輯", "تحرير")
    case .save: Translations("Save", "存储", "儲存", "حفظ")
    case .undo: Translations("Undo", "撤销", "還原", "تراجع")
    case .redo: Translations("Redo", "重做", "重做", "إعادة")
    case .add: Translations("Add", "添加", "加入", "إضافة")
    case .close: Translations("Close", "关闭", "關閉", "إغلاق")
    case .back: Translations("Back", "返回", "返回", "رجوع")
    case .compose: Translations("Compose", "编写", "編寫", "إنشاء")
    case .share: Translations("Share", "共享", "分享", "مشاركة")
    case .search: Translations("Search", "搜索", "搜尋", "بحث")
    case .refresh: Translations("Refresh", "刷新", "重新整理", "تحديث")
    case .stop: Translations("Stop", "停止", "停止", "إيقاف")
    case .delete: Translations("Delete", "删除", "刪除", "حذف")
    case .sidebar: Translations("Sidebar", "边栏", "側邊欄", "الشريط الجانبي")
    case .clearText: Translations("Clear text", "清除文本", "清除文字", "مسح النص")
    case .more: Translations("More", "更多", "更多", "المزيد")
    case .favorites: Translations("Favorites", "个人收藏", "喜好項目", "المفضلة")
    case .featured: Translations("Featured", "精选", "精選", "مميز")
    case .topRated: Translations("Top Rated", "评分最高", "最高評分", "الأعلى تقييمًا")
    case .recents: Translations("Recents", "最近", "最近項目", "الأخيرة")
    case .contacts: Translations("Contacts", "通讯录", "聯絡資訊", "جهات الاتصال")
    case .history: Translations("History", "历史记录", "瀏覽記錄", "السجل")
    case .mostRecent: Translations("Most Recent", "最新", "最新", "الأحدث")
    case .mostViewed: Translations("Most Viewed", "查看最多", "最多人觀看", "الأكثر مشاهدة")
    }
  }
}
