// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a popup of a storm shows: a button and perhaps a field.
@MainActor
final class FuzzCard: UIView {
  let name: String
  private(set) var field: UITextField?
  /// The size that it wants.
  var size: CGSize
  /// Whether its controller was asked for its presentation controller and has never been presented:
  /// UIKit lets such a one hold itself.
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

/// The same in a controller.
@MainActor
final class FuzzCardController: UIViewController {
  let card: FuzzCard
  /// How UIKit presents it, if it does.
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
