// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page with a card and a list, as it is often written: while the list is loading, the whole page
/// is covered.
final class PlainRegionPage: ScrollingPage {
  private let server: ShelfServer
  private var cover: PlainCover?

  init(_ server: ShelfServer) {
    self.server = server
    super.init(width: .readable)
    title = Copy.shopName.text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.add(RegionPage.makeHero())
  }

  /// Loads the list.
  func load() {
    addCover(.loading)
    server.load { [weak self] response in
      guard let self else { return }
      switch response {
      case .failure: addCover(.failure)
      case .success(let products):
        cover?.removeFromSuperview()
        for product in products { column.add(ProductRow(product) {}, after: 12) }
      }
    }
  }

  private func addCover(_ kind: PlainCover.Kind) {
    cover?.removeFromSuperview()
    cover = .add(kind, over: view) { [weak self] in self?.load() }
  }

  /// Replaces the page that uses Usher with such a page, and starts a load.
  static func show(in root: UIViewController, _ responses: ShelfServer.Response...) {
    let page = PlainRegionPage(ShelfServer(responses))
    (root as? UINavigationController)?.setViewControllers([page], animated: false)
    root.view.layoutIfNeeded()
    page.load()
  }
}
