// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A card with an icon, text and buttons, in front of everything, as a description: nothing is built
/// before it is its turn.
///
/// ```swift
/// StyledAlert(.success, "Saved")
///   .message("Your order is on its way.")
///   .button("OK") { router.showOrders() }
///   .closes(after: .seconds(3))
///   .show()
/// ```
///
/// It waits in the lane `alerts`, unless ``PopupPresentable/lane(_:)`` says otherwise. As a value it can be
/// kept, changed and shown as often as one likes; each time it is a new card.
///
/// What it looks like is said by a ``StyledAlertTheme``: its own, or the one of all alerts at the moment
/// at which it gets into the line.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct StyledAlert: PopupPresentable {
  public var _configuration: _PopupConfiguration<StyledAlertResult>
  /// What is on the card, and how it is shown.
  private var kind: StyledAlertPresentation { didSet { _configuration.presentation = kind } }

  /// Describes an alert with an icon and, where there is one, a title.
  public init(_ style: StyledAlertStyle, _ title: String? = nil) {
    kind = StyledAlertPresentation(content: StyledAlertContent(style: style))
    kind.content.title = title.map { .plain($0) }
    _configuration = _PopupConfiguration(presentation: kind)
    _configuration.lane = .alerts
  }

  /// What is on the card of another one, with nothing else said.
  init(_ kind: StyledAlertPresentation) {
    self.init(kind.content.style)
    self.kind.content = kind.content
    self.kind.explicitDismissGestures = kind.explicitDismissGestures
    _configuration.presentation = self.kind
  }

  /// How its progress is shown, if it is.
  var progressStyle: StyledAlertProgressStyle? { kind.content.progress?.style }

  /// What is on the card, and how it is shown, as it is described so far.
  var presentation: StyledAlertPresentation { kind }

  /// What it is about.
  public var style: StyledAlertStyle { kind.content.style }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  func configuringPresentation(_ change: (inout StyledAlertPresentation) -> Void) -> StyledAlert {
    var copy = self
    change(&copy.kind)
    return copy
  }

  func configuringContent(_ change: (inout StyledAlertContent) -> Void) -> StyledAlert {
    configuringPresentation { change(&$0.content) }
  }
}
