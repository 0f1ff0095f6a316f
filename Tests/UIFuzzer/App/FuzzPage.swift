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
  /// What popups point at: a button, and a cell in a scroll view.
  let target = UIButton(frame: CGRect(x: 24, y: 240, width: 60, height: 40))
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let scrollView = UIScrollView(frame: CGRect(x: 200, y: 120, width: 100, height: 140))
  /// Whether closures that look for the button find it.
  var isTargetFound = true
  /// How often the button was tapped.
  private(set) var tapCount = 0

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.frame = CGRect(x: 20, y: 120, width: 160, height: 34)
    view.addSubview(field)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    cell.frame = CGRect(x: 20, y: 40, width: 60, height: 40)
    target.addAction(UIAction { [weak self] _ in self?.tapCount += 1 }, for: .touchUpInside)
    for view in [target, scrollView] { view.isAccessibilityElement = false }
    addSources()
  }

  /// Adds what popups point at, unless it is there.
  func addSources() {
    if target.superview == nil { view.addSubview(target) }
    if scrollView.superview == nil { view.addSubview(scrollView) }
    if cell.superview == nil { scrollView.addSubview(cell) }
    for view in [target, cell] { view.isHidden = false }
    isTargetFound = true
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
