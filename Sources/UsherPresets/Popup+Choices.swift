// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A choice in a sheet; see ``Usher/Popup/choices(_:message:_:)``.
@MainActor
public struct PopupChoice<Value: Sendable> {
  /// What a choice does.
  public enum Role: Sendable, Hashable, CaseIterable {
    /// An ordinary choice.
    case standard
    /// Deletes or changes something irreversibly; its title is red.
    case destructive
  }

  let row: ChoiceContent
  let value: Value

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: The title. Long titles have several lines.
  ///   - subtitle: More text below it.
  ///   - image: An image before the texts, such as a symbol; a template has the tint color.
  ///   - role: What it does.
  ///   - isSelected: Whether it is the present choice, which has a checkmark.
  ///   - value: The value of the outcome if the user chooses it.
  public init(
    _ title: String, subtitle: String? = nil, image: UIImage? = nil, role: Role = .standard,
    isSelected: Bool = false, value: Value
  ) {
    row = ChoiceContent(
      title: title, subtitle: subtitle, image: image, isDestructive: role == .destructive,
      isSelected: isSelected)
    self.value = value
  }
}

extension Popup {
  /// A sheet at the lower edge with choices, one in each row.
  ///
  /// A tap on a row dismisses it with the reason `completed` and the value of the choice. A tap
  /// outside, a swipe down and escape dismiss it without a value. If there are more rows than fit,
  /// they scroll. Without a choice, it is shown with its texts only.
  ///
  /// - Parameters:
  ///   - title: The title above the rows; `nil` for none.
  ///   - message: More text below the title.
  ///   - choices: The choices, from top to bottom.
  /// - Returns: The popup, to be shown.
  public static func choices(
    _ title: String?, message: String? = nil, _ choices: [PopupChoice<Value>]
  ) -> Popup<Value> {
    Popup { handle in
      ChoicesView([title, message], choices.map(\.row)) { index in
        handle.dismiss(returning: choices[index].value)
      }
    }
    // At the edge of the screen as the sheets of the system.
    .position(.bottom, ignoresSafeArea: true).margins(8).width(max: 440)
  }
}
