// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// A page with a label as its content.
final class ContentPage: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = "content"
    view.addSubview(label)
  }
}

/// A table view with thirty rows.
final class ListPage: UITableViewController {
  var rows = 30
  /// The number of calls of `tableView(_:numberOfRowsInSection:)`.
  private(set) var rowCountCalls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCountCalls += 1
    return rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}

extension ListPage {
  /// The rows in front of the placeholder's host view.
  var rowsInFront: [UIView] {
    tableView.subviews.reversed().prefix { !($0 is PlaceholderHostView) }.filter {
      $0 is UITableViewCell
    }
  }
}

struct NetworkError: Error {}

struct TeapotError: Error, LocalizedError {
  var errorDescription: String? { "It is a teapot." }
}

/// Collects loads, which a test finishes.
@MainActor
final class LoadCollector {
  private(set) var loads: [PlaceholderLoad] = []

  var startHandler: @MainActor (PlaceholderLoad) -> Void {
    { [weak self] in self?.loads.append($0) }
  }

  func finish(_ answer: LoadResult, _ number: Int? = nil) {
    loads[number ?? loads.count - 1].finish(answer)
  }

  func releaseLoads() { loads = [] }
}

extension TestApp {
  /// Runs a test on a page with content.
  static func runWithContent(
    switches: HeadlessSwitches? = nil, _ body: @MainActor (TestApp, ContentPage) throws -> Void
  ) rethrows {
    try runOnDevice(switches: switches) { device in
      let page = ContentPage()
      try body(TestApp(on: device, page: page), page)
    }
  }

  /// Runs a test on a list in a navigation controller.
  static func runWithList(
    switches: HeadlessSwitches? = nil, _ body: @MainActor (TestApp, ListPage) throws -> Void
  ) rethrows {
    try runOnDevice(switches: switches) { device in
      let page = ListPage(style: .plain)
      try body(TestApp(on: device, page: UINavigationController(rootViewController: page)), page)
    }
  }

  func isVisible(_ text: String) -> Bool { element(text, in: window) != nil }

  private func element(_ text: String, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    if (view as? UILabel)?.text == text { return view }
    return view.subviews.lazy.compactMap { element(text, in: $0) }.first
  }
}

extension UIView {
  /// The placeholder hosts in this view.
  var placeholderHosts: [PlaceholderHostView] {
    subviews.flatMap { ($0 as? PlaceholderHostView).map { [$0] } ?? $0.placeholderHosts }
  }

  /// Whether a placeholder covers the center of this view.
  @MainActor var isCovered: Bool {
    guard let window else { return false }
    let hit = window.hitTest(convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil), with: nil)
    return sequence(first: hit, next: { $0?.superview }).contains { $0 is PlaceholderHostView }
  }
}
