// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The list of activities, with pull to refresh.
final class ActivitiesPage: UITableViewController {
  private let store: Store
  private let showsOnlyReserved: Bool
  private var activities: [Activity] = []
  private lazy var empty = EmptyView(
    symbol: "calendar", title: .activitiesNone, note: .activitiesNoneNote)

  /// Creates a list of all activities, or only of those in which the customer has a seat.
  init(_ store: Store, onlyReserved: Bool = false) {
    self.store = store
    showsOnlyReserved = onlyReserved
    super.init(style: .plain)
    title = (onlyReserved ? Copy.accountReserved : .activitiesTitle).text
    navigationItem.largeTitleDisplayMode = onlyReserved ? .never : .always
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.applyShopStyle()
    tableView.register(ActivityCell.self, forCellReuseIdentifier: "activity")
    store.activities.observe(by: self) { [weak self] _ in self?.update() }
    store.reserved.observe(by: self) { [weak self] _ in self?.update() }
    guard !showsOnlyReserved else { return }
    refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.refresh() })
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    activities.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = activities[indexPath.row]
    (cell as? ActivityCell)?.isInColumn = columns != nil
    (cell as? ActivityCell)?.show(
      activity, isReserved: store.reserved.value.contains(activity.id),
      isChosen: columns?.chosen == activity.id)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let activity = activities[indexPath.row]
    if let columns {
      columns.choose(activity)
      tableView.reloadData()
    } else {
      navigationController?.pushViewController(ActivityPage(activity, store), animated: true)
    }
  }

  private var columns: ShopColumns? { splitViewController as? ShopColumns }

  private func update() {
    activities = showsOnlyReserved ? store.reservations : store.activities.value
    tableView.reloadData()
    guard showsOnlyReserved else { return }
    tableView.backgroundView = activities.isEmpty ? empty : nil
  }

  private func refresh() {
    store.refreshActivities { [weak self] in self?.refreshControl?.endRefreshing() }
  }
}
