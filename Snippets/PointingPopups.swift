// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Popups that point at views: a tip at a row of a list, and a step of a guide that asks for a tap.

// snippet.hide
import UIKitShim
import Usher

final class HintView: UIView {
  convenience init(_ text: String) { self.init() }
}

// snippet.show
@MainActor
func explain(_ list: UITableViewController, _ search: UIBarButtonItem) {
  // Above or below the row, and only there. The list can be used meanwhile.
  let row = IndexPath(row: 0, section: 0)
  list.usher.popups.show(
    Popup(HintView("Swipe to archive")).modal(false).on(list)
      .source(edges: [.top, .bottom]) { [weak list] in list?.tableView.cellForRow(at: row) }
      .arrow(.systemYellow))

  // Everything else is dark. A tap on the button reaches it.
  list.usher.popups.show(
    Popup(HintView("Tap here to search")).on(list)
      .source(search).arrow(.systemYellow).backdrop(.spotlight(allowsTouches: true)))
}
