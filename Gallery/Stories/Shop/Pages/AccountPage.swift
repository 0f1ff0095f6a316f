// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The account page: the customer's profile, reservations and settings.
final class AccountPage: ShopTablePage {
  private let store: Store

  init(_ store: Store) {
    self.store = store
    super.init()
    title = Copy.accountTitle.text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.customer.observe(by: self) { [weak self] _ in self?.update() }
    store.reserved.observe(by: self) { [weak self] _ in self?.update() }
  }

  private func update() {
    let customer = store.customer.value
    let links = Section(rows: [
      .link(.accountSettings, symbol: "gearshape") { [weak self] in
        self.map { $0.push(SettingsPage($0.store)) }
      },
      .link(.accountAbout, symbol: "info.circle") { [weak self] in self?.push(AboutPage()) },
    ])
    guard let customer else {
      sections = [Section(rows: [signInRow()]), links]
      tableView.reloadData()
      return tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
    let count = store.reserved.value.count
    sections = [
      Section(rows: [profile(customer)]),
      Section(rows: [
        .link(.accountReserved, symbol: "calendar", value: count == 0 ? nil : "\(count)") {
          [weak self] in self.map { $0.push(ActivitiesPage($0.store, onlyReserved: true)) }
        },
        .link(.bag, symbol: "bag") { [weak self] in
          guard let self else { return }
          self.openBag(self.store)
        },
      ]),
      links,
      Section(rows: [
        .action(.accountLogOut, color: Palette.warning) { [weak self] in self?.askToLogOut() }
      ]),
    ]
    tableView.reloadData()
  }

  /// A generic person icon.
  private static var personIcon: UIImage? {
    UIImage(
      systemName: "person.crop.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 44))
  }

  private func signInRow() -> Row {
    Row(
      configure: { cell in
        var content = UIListContentConfiguration.subtitleCell()
        content.image = cell.traitCollection.hasHugeText ? nil : Self.personIcon
        content.imageProperties.tintColor = Palette.celadonShade
        content.text = Copy.accountSignIn.text
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.color = Palette.accent
        content.secondaryText = Copy.accountSignInNote.text
        content.secondaryTextProperties.color = Palette.fadedInk
        cell.contentConfiguration = content
        cell.accessibilityTraits = .button
      },
      select: { [weak self] in
        guard let self else { return }
        self.signIn(self.store)
      })
  }

  private func profile(_ customer: Customer) -> Row {
    Row(configure: { cell in
      var content = UIListContentConfiguration.subtitleCell()
      content.image =
        cell.traitCollection.hasHugeText ? nil : Monogram.image(customer.initials)
      content.text = customer.name
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.color = Palette.ink
      content.secondaryText = customer.email
      // An address does not break; it becomes smaller instead.
      content.secondaryTextProperties.numberOfLines = 1
      content.secondaryTextProperties.adjustsFontSizeToFitWidth = true
      content.secondaryTextProperties.minimumScaleFactor = 0.4
      content.secondaryTextProperties.color = Palette.fadedInk
      cell.contentConfiguration = content
    })
  }

  private func push(_ page: UIViewController) {
    navigationController?.pushViewController(page, animated: true)
  }

  private func askToLogOut() {
    let alert = UIAlertController(
      title: Copy.logOutAlertTitle.text, message: Copy.logOutAlertMessage.text,
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: Copy.logOutAlertCancel.text, style: .cancel) { [weak self] _ in
        self?.deselect()
      })
    alert.addAction(
      UIAlertAction(title: Copy.logOutAlertConfirm.text, style: .destructive) { [weak self] _ in
        self?.store.logOut()
      })
    alert.usher.show()
  }

  private func deselect() {
    guard let path = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: path, animated: true)
  }
}
