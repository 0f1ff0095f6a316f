// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: an ordinary guide; it tracks no edges, as the keyboard here never leaves the lower one.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var aboveKeyboard: NSLayoutConstraint?
  private var aboveSafeArea: NSLayoutConstraint?
  /// The last move of the keyboard before the guide was made: until the next one, the guide does not
  /// know the keyboard. Nil if it knows it at once.
  var lastIgnoredMove: Int?

  open var usesBottomSafeArea = true {
    didSet { aboveSafeArea?.isActive = usesBottomSafeArea }
  }

  init(view: UIView) {
    super.init(kind: .custom, owner: nil)
    owningView = view
    let above = topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
    let safe = topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
    let lowest = topAnchor.constraint(equalTo: view.bottomAnchor)
    lowest.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), above, safe, lowest,
    ])
    aboveKeyboard = above
    aboveSafeArea = safe
  }

  /// Takes over how far a keyboard at a place of the screen reaches into the view.
  /// Returns whether the guide has moved.
  @discardableResult
  func update(_ keyboard: CGRect?, moves: Int) -> Bool {
    guard let view = owningView, let aboveKeyboard else { return false }
    var overlap: CGFloat = 0
    if let keyboard, lastIgnoredMove != moves, let window = view.window {
      let top = view.convert(window.convertFromScreen(keyboard.origin), from: nil).y
      overlap = min(max(0, view.bounds.maxY - top), view.bounds.height)
    }
    guard aboveKeyboard.constant != -overlap else { return false }
    aboveKeyboard.constant = -overlap
    return true
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let key = ObjectIdentifier(UIKeyboardLayoutGuide.self)
    if let guide = headlessAssociated[key] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(view: self)
    headlessAssociated[key] = guide
    HeadlessDevice.currentIfAny?.keyboard.guides.add(guide)
    return guide
  }
}
