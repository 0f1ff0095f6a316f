// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the customer can choose.
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
    store.preferences.observe(by: self) { [weak self] _ in self?.lookDidChange() }
  }

  private func build() {
    let preferences = store.preferences.value
    sections = [
      Section(header: .settingsHome, footer: .settingsHomeNote, rows: [lookRow()]),
      Section(
        header: .settingsNews, footer: .settingsNewsNote,
        rows: [
          .toggle(.settingsFirings, isOn: preferences.tellsOfFirings) { [weak self] in
            self?.store.preferences.value.tellsOfFirings = $0
          },
          .toggle(.settingsSeats, isOn: preferences.tellsOfSeats) { [weak self] in
            self?.store.preferences.value.tellsOfSeats = $0
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

  private func lookRow() -> Row {
    let look = store.preferences.value.vesselLook
    return .link(.settingsVessels, value: look.copy.text) { [weak self] in
      guard let self else { return }
      self.navigationController?.pushViewController(LookPage(self.store), animated: true)
    }
  }

  private func lookDidChange() {
    sections[0].rows[0] = lookRow()
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  /// The hours are there only while they mean something.
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
