// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page to choose how the home page shows vessels: as pictures or as a list.
final class VesselStylePage: ShopTablePage {
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
      self?.update(preferences.vesselStyle)
    }
  }

  private func update(_ chosen: Preferences.VesselStyle) {
    let rows = Preferences.VesselStyle.allCases.map { style in
      Row.choice(style.copy, isChosen: style == chosen) { [weak self] in
        self?.store.preferences.value.vesselStyle = style
      }
    }
    sections = [Section(footer: .settingsHomeNote, rows: rows)]
    tableView.reloadData()
  }
}
