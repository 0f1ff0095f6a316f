// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The split view of the activities: the list, and beside it the page of the selected activity.
final class ShopColumns: UISplitViewController {
  /// The width of the list, in points.
  static let listWidth: CGFloat = 360

  let store: Store

  /// The selected activity, whose page is beside the list.
  private(set) var chosen = Activity.wheel.id

  /// The pages that were selected before, kept with their state.
  private var pages: [Activity.ID: UINavigationController] = [:]

  init(_ store: Store) {
    self.store = store
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    displayModeButtonVisibility = .never
    preferredPrimaryColumnWidth = Self.listWidth
    maximumPrimaryColumnWidth = Self.listWidth
    let list = ShopNavigation(rootViewController: ActivitiesPage(store))
    list.navigationBar.prefersLargeTitles = true
    setViewController(list, for: .primary)
    setViewController(page(of: .wheel), for: .secondary)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
  }

  /// Selects an activity and shows its page beside the list.
  func choose(_ activity: Activity) {
    chosen = activity.id
    setViewController(page(of: activity), for: .secondary)
    show(.secondary)
  }

  private func page(of activity: Activity) -> UINavigationController {
    let page =
      pages[activity.id] ?? ShopNavigation(rootViewController: ActivityPage(activity, store))
    pages[activity.id] = page
    return page
  }
}
