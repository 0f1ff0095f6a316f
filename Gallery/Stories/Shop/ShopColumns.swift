// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The shop's activities on a wide screen: the list, and beside it the page of the chosen one.
final class ShopColumns: UISplitViewController {
  /// How wide the list is.
  static let listWidth: CGFloat = 360

  let store: Store

  /// The activity whose page is beside the list.
  private(set) var chosen = Activity.wheel.id

  /// The pages that were chosen before: one that is chosen again is as it was left.
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

  /// Shows the page of an activity in place of what was beside the list.
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
