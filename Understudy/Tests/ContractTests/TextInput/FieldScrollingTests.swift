// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct FieldScrollingTests {
  @Test
  func `K40: a scroll view shows the field in it that gets the focus`() async {
    await withScene { scene in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 300, height: 1000)
      let fields = [20, 600].map {
        UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 40))
      }
      fields.forEach(scrollView.addSubview)
      let window = makeWindow(in: scene)
      window.addSubview(scrollView)

      fields[0].becomeFirstResponder()
      await pass(1)
      #expect(scrollView.contentOffset.y == 0)
      fields[1].becomeFirstResponder()
      await pass(1)

      #expect(scrollView.bounds.contains(fields[1].frame))
      window.endEditing(true)
    }
  }

  @Test
  func `K41: a table view controller keeps its last row above the keyboard`() async throws {
    try await withScene { scene in
      let controller = FieldTable(style: .plain)
      let window = makeWindow(in: scene)
      window.rootViewController = controller
      await pass(0.5)
      let before = controller.tableView.contentInset.bottom
      let log = KeyboardTop(scene.screen)

      controller.field.becomeFirstResponder()
      await pass(1)
      let top = try #require(log.top)
      let end = IndexPath(row: FieldTable.count - 1, section: 0)
      controller.tableView.scrollToRow(at: end, at: .bottom, animated: false)
      await pass(0.1)
      let last = try #require(controller.tableView.cellForRow(at: end))
      #expect(last.convert(last.bounds, to: nil).maxY <= top + 1)
      controller.field.resignFirstResponder()
      await pass(1)

      #expect(controller.tableView.contentInset.bottom == before)
    }
  }
}

/// Twenty rows; the field is above them.
@MainActor
private final class FieldTable: UITableViewController {
  static let count = 20
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = field
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.count
  }
}

/// Where the upper edge of the keyboard stands.
@MainActor
private final class KeyboardTop {
  var top: CGFloat?
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init(_ screen: UIScreen) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: screen, queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.top = frame?.minY }
    }
  }

  deinit {
    token.map(NotificationCenter.default.removeObserver)
  }
}
