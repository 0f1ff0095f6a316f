// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A popup that opens other pages and resumes when the user comes back.

// snippet.hide
import UIKitShim
import Usher

final class ActivityPage: UIViewController {
  convenience init(_ name: String) { self.init() }
}

final class ActivitiesView: UIView {
  var onPick: @MainActor (String) -> Void = { _ in }
  var onClose: @MainActor () -> Void = {}
}

// snippet.show
@MainActor
func offerActivities(on home: UIViewController) {
  let offer = Popup<Never> { [weak home] handle in
    let view = ActivitiesView()
    // The popup is suspended with its page and resumes with it; no code is needed here.
    view.onPick = { activity in
      home?.navigationController?.pushViewController(ActivityPage(activity), animated: true)
    }
    view.onClose = { handle.dismiss() }
    return view
  }
  home.usher.popups.show(offer.on(home).pageExit(.keepAlive))
}
