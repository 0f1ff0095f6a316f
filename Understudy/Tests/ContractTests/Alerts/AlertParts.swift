// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Makes an alert with a title, a message, and actions that note their titles.
@MainActor
func makeAlert(
  _ actions: KeyValuePairs<String, UIAlertAction.Style>,
  style: UIAlertController.Style = .alert, chosen: @escaping @MainActor (String) -> Void = { _ in }
) -> UIAlertController {
  let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
  for (title, style) in actions {
    alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen(title) })
  }
  return alert
}

extension UIView {
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

extension UIAlertController {
  /// The label with a text, if it is shown.
  func label(_ text: String) -> UILabel? {
    view.withDescendants.lazy.compactMap { $0 as? UILabel }.first { label in
      label.text == text
        && !sequence(first: label as UIView, next: \.superview).contains(where: \.isHidden)
    }
  }

  /// The frame of the label with a text in the alert; null where there is none.
  func frame(of text: String) -> CGRect {
    guard let label = label(text) else { return .null }
    return label.convert(label.bounds, to: view)
  }

  /// Puts a finger on the label with a text and lifts it.
  func tap(_ text: String) async {
    guard let label = label(text) else { return }
    let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    await Finger(at: label.convert(middle, to: nil)).lift(after: 0.1)
  }
}
