// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! A popup with two ways to other pages, which is there again when the user comes back.

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
    // The popup leaves with its page and comes back with it: nothing has to be said about that here.
    view.onPick = { activity in
      home?.navigationController?.pushViewController(ActivityPage(activity), animated: true)
    }
    view.onClose = { handle.dismiss() }
    return view
  }
  home.usher.popups.show(offer.on(home).keepAlive())
}
