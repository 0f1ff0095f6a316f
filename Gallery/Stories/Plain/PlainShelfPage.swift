// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The shelf, as it is often written: with views that are added over the list by hand.
final class PlainShelfPage: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let server: ShelfServer
  /// The kinds of cover that the page shows.
  private let says: Set<PlainCover.Kind>
  private var products: [Product] = []
  private(set) var cover: PlainCover?

  init(_ server: ShelfServer, says: Set<PlainCover.Kind>) {
    self.server = server
    self.says = says
    super.init(nibName: nil, bundle: nil)
    title = Copy.shelfTitle.text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.applyShopStyle()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "product")
    tableView.dataSource = self
    tableView.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.load() })
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  /// Loads the products, and shows every response, even a late one.
  func load() {
    addCover(.loading)
    server.load { [weak self] response in
      guard let self else { return }
      tableView.refreshControl?.endRefreshing()
      removeCover()
      switch response {
      case .failure: addCover(.failure)
      case .success(let products):
        self.products = products
        tableView.reloadData()
        if products.isEmpty { addCover(.empty) }
      }
    }
  }

  /// Removes the cover that was added last.
  private func removeCover() {
    cover?.removeFromSuperview()
    cover = nil
  }

  private func addCover(_ kind: PlainCover.Kind) {
    guard says.contains(kind) else { return }
    cover = .add(kind, over: view) { [weak self] in self?.load() }
  }
}

extension PlainShelfPage: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    products.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    (cell as? ShelfCell)?.show(products[indexPath.row])
    return cell
  }
}

extension UIViewController {
  /// The shelf in plain UIKit at the top of this navigation controller.
  var plainShelf: PlainShelfPage? {
    (self as? UINavigationController)?.topViewController as? PlainShelfPage
  }

  /// Replaces the shelf that uses Usher with one in plain UIKit, and starts a load.
  func showPlainShelf(says: Set<PlainCover.Kind>, _ responses: ShelfServer.Response...) {
    let page = PlainShelfPage(ShelfServer(responses), says: says)
    (self as? UINavigationController)?.setViewControllers([page], animated: false)
    view.layoutIfNeeded()
    page.load()
  }
}
