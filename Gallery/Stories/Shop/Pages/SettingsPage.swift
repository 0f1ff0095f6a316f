// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The settings.
final class SettingsPage: ShopTablePage {
  private let store: Store
  private let newsSection = 1

  init(_ store: Store) {
    self.store = store
    super.init()
    title = Copy.accountSettings.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    build()
    store.preferences.observe(by: self) { [weak self] _ in self?.styleDidChange() }
  }

  private func build() {
    let preferences = store.preferences.value
    sections = [
      Section(header: .settingsHome, footer: .settingsHomeNote, rows: [styleRow()]),
      Section(
        header: .settingsNews, footer: .settingsNewsNote,
        rows: [
          .toggle(.settingsFirings, isOn: preferences.notifiesOfFirings) { [weak self] in
            self?.store.preferences.value.notifiesOfFirings = $0
          },
          .toggle(.settingsSeats, isOn: preferences.notifiesOfSeats) { [weak self] in
            self?.store.preferences.value.notifiesOfSeats = $0
          },
          .toggle(.settingsQuiet, isOn: preferences.isQuietAtNight) { [weak self] in
            self?.quietDidChange($0)
          },
        ] + (preferences.isQuietAtNight ? [hoursRow] : [])),
      Section(rows: [.value(.settingsVersion, Copy.settingsVersionValue.text)]),
    ]
    tableView.reloadData()
  }

  private var hoursRow: Row { .value(.settingsHours, Copy.settingsHoursValue.text) }

  private func styleRow() -> Row {
    let style = store.preferences.value.vesselStyle
    return .link(.settingsVessels, value: style.copy.text) { [weak self] in
      guard let self else { return }
      self.navigationController?.pushViewController(VesselStylePage(self.store), animated: true)
    }
  }

  private func styleDidChange() {
    sections[0].rows[0] = styleRow()
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  /// Updates the setting. The row with the hours is visible only while it is on.
  private func quietDidChange(_ isOn: Bool) {
    store.preferences.value.isQuietAtNight = isOn
    let path = IndexPath(row: 3, section: newsSection)
    if isOn {
      sections[newsSection].rows.append(hoursRow)
      tableView.insertRows(at: [path], with: .fade)
    } else {
      sections[newsSection].rows.removeLast()
      tableView.deleteRows(at: [path], with: .fade)
    }
  }
}
