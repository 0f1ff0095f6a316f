// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// How the home page shows vessels: one of two.
final class LookPage: ShopTablePage {
  private let store: Store

  init(_ store: Store) {
    self.store = store
    super.init()
    title = Copy.settingsVessels.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.preferences.observe(by: self) { [weak self] preferences in
      self?.read(preferences.vesselLook)
    }
  }

  private func read(_ chosen: Preferences.VesselLook) {
    let rows = Preferences.VesselLook.allCases.map { look in
      Row.choice(look.copy, isChosen: look == chosen) { [weak self] in
        self?.store.preferences.value.vesselLook = look
      }
    }
    sections = [Section(footer: .settingsHomeNote, rows: rows)]
    tableView.reloadData()
  }
}
