// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// Photos on their way to the workshop: one popup, whatever the number of reports.
@MainActor
enum Upload {
  /// The key by which a report finds the popup of the one before.
  static let key: PopupKey = "upload"

  /// Shows how many have arrived: in the popup that is there already, if one is, and else in a new one.
  /// The last report closes it after a moment.
  @discardableResult
  static func report(_ arrived: Int, on page: UIViewController) -> PopupHandle<Never> {
    let popup = Popup<Never> { handle in
      let card = UploadCard(arrived: arrived)
      card.onHide = { handle.dismiss() }
      return card
    }
    .key(key, .key { (card: UploadCard) in card.show(arrived) })
    return page.usher.popups.show(arrived == 3 ? popup.displayDuration(after: .seconds(3)) : popup)
  }
}
