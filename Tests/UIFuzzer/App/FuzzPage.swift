// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A page of the fuzzer's app.
@MainActor
package class FuzzPage: UIViewController {
  package enum Kind: String, Sendable, CaseIterable { case home, list, detail, form }

  /// Whether popups with the predicate for marked pages can start here.
  var isMarked = false
  let field = UITextField()

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.frame = CGRect(x: 20, y: 120, width: 160, height: 34)
    view.addSubview(field)
  }

  static func make(_ kind: Kind) -> FuzzPage {
    let page: FuzzPage =
      switch kind {
      case .home: HomePage()
      case .list: ListPage()
      case .detail: DetailPage()
      case .form: FormPage()
      }
    page.title = kind.rawValue
    // `DetailPage` is a subclass of `ListPage`, and two page types share one page name.
    if kind == .detail || kind == .form { page.usher.pageName = "named" }
    return page
  }

  static func type(of kind: Kind) -> FuzzPage.Type {
    switch kind {
    case .home: HomePage.self
    case .list: ListPage.self
    case .detail: DetailPage.self
    case .form: FormPage.self
    }
  }
}

final class HomePage: FuzzPage {}

class ListPage: FuzzPage {}

final class DetailPage: ListPage {}

/// The only page that supports portrait only.
final class FormPage: FuzzPage {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
