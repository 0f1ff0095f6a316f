// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITabBarItem {
  /// Those whose picture the stand-in can draw; bookmarks and downloads are left out.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case search = 8
    case mostRecent = 10
    case mostViewed = 11

    @MainActor var localizedTitle: String {
      switch self {
      case .more: SystemText.more.text
      case .favorites: SystemText.favorites.text
      case .featured: SystemText.featured.text
      case .topRated: SystemText.topRated.text
      case .recents: SystemText.recents.text
      case .contacts: SystemText.contacts.text
      case .history: SystemText.history.text
      case .search: SystemText.search.text
      case .mostRecent: SystemText.mostRecent.text
      case .mostViewed: SystemText.mostViewed.text
      }
    }

    var image: UIImage? {
      switch self {
      case .more: UIImage(systemName: "ellipsis")
      case .favorites, .featured, .topRated: UIImage(systemName: "star.fill")
      case .recents, .history, .mostRecent: UIImage(systemName: "clock.fill")
      case .contacts: UIImage(systemName: "person.crop.circle.fill")
      case .search: UIImage(systemName: "magnifyingglass")
      case .mostViewed: UIImage(systemName: "list.bullet")
      }
    }
  }

  /// What the bar shows: a system's item has a title in the language of the device.
  var shownTitle: String? { systemItem?.localizedTitle ?? title }
  var shownImage: UIImage? { systemItem?.image ?? image }
}
