// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The content of the fuzzer's popups: a button and, if requested, a text field.
@MainActor
final class FuzzCard: UIView {
  let name: String
  private(set) var field: UITextField?
  /// The size that it reports as its fitting size.
  var size: CGSize
  /// Whether the presentation controller of its controller was created and the controller was never
  /// presented. UIKit then keeps a retain cycle.
  fileprivate(set) var hasUnusedPresentationController = false
  private let button: UIButton

  init(
    _ name: String, hasField: Bool, height: CGFloat = 140, onTap: @escaping @MainActor () -> Void
  ) {
    self.name = name
    size = CGSize(width: 220, height: height)
    button = UIButton(type: .custom, primaryAction: UIAction { _ in onTap() })
    super.init(frame: .zero)
    backgroundColor = .white
    button.isAccessibilityElement = true
    button.accessibilityLabel = name
    button.accessibilityTraits = .button
    addSubview(button)
    guard hasField else { return }
    let field = UITextField()
    addSubview(field)
    self.field = field
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.midX - 50, y: bounds.midY, width: 100, height: 44)
    field?.frame = CGRect(x: bounds.midX - 60, y: bounds.midY - 50, width: 120, height: 34)
  }
}

/// A view controller that contains a `FuzzCard`.
@MainActor
final class FuzzCardController: UIViewController {
  let card: FuzzCard
  /// The options of the modal; `nil` if UIKit does not present the controller.
  let modalOptions: PopupSpec.Presentation?

  init(_ card: FuzzCard, _ presentation: PopupSpec.Presentation? = nil, from source: UIView? = nil)
  {
    self.card = card
    modalOptions = presentation
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = card.size
    guard let presentation else { return }
    configurePresentation(presentation.style, from: source ?? card)
    card.hasUnusedPresentationController = [.popover, .undimmedSheet].contains(presentation.style)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = card
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    card.hasUnusedPresentationController = false
  }
}
