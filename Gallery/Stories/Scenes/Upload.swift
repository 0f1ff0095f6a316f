// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// An upload of photos: one popup for all progress reports.
@MainActor
enum Upload {
  /// The key by which a report finds the popup of the previous one.
  static let key: PopupKey = "upload"

  /// Shows the number of uploaded photos, in the visible popup if there is one. The last report
  /// dismisses it after three seconds.
  @discardableResult
  static func report(_ arrived: Int, on page: UIViewController) -> PopupHandle<Never> {
    let popup = popup(arrived)
    return page.usher.popups.show(arrived == 3 ? popup.displayDuration(.seconds(3)) : popup)
  }

  /// The popup of a report, which updates that of the previous one.
  static func popup(_ arrived: Int) -> Popup<Never> {
    Popup { handle in
      let card = UploadCard(arrived: arrived)
      card.onHide = { handle.dismiss() }
      return card
    }
    .key(key, updatingExisting: { (card: UploadCard) in card.show(arrived) })
  }
}
