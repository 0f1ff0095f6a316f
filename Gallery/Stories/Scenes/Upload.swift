// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
    let popup = Popup<Never> { handle in
      let card = UploadCard(arrived: arrived)
      card.onHide = { handle.dismiss() }
      return card
    }
    .key(key, updatingExisting: { (card: UploadCard) in card.show(arrived) })
    return page.usher.popups.show(arrived == 3 ? popup.displayDuration(.seconds(3)) : popup)
  }
}
