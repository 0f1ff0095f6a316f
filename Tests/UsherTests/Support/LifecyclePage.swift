// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A view controller that records its lifecycle calls.
@MainActor
final class LifecyclePage: UIViewController {
  let diary = CallLog()
  private let size: CGSize

  init(size: CGSize = CGSize(width: 240, height: 160)) {
    self.size = size
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = size
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) { diary.record("willAppear") }
  override func viewDidAppear(_ animated: Bool) { diary.record("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { diary.record("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.record("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    diary.record(parent == nil ? "willMove out" : "willMove in")
  }
  override func didMove(toParent parent: UIViewController?) {
    diary.record(parent == nil ? "didMove out" : "didMove in")
  }
}
