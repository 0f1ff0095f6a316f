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
/// It waits in the lane `alerts`, unless ``Enqueueable/lane(_:)`` says otherwise. As a value it can be
/// kept, changed and shown as often as one likes; each time it is a new card.
///
/// What it looks like is said by a ``StyledAlertTheme``: its own, or the one of all alerts at the moment
/// at which it gets into the line.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct StyledAlert: Enqueueable {
  public var settings: PopupSettings<StyledAlertResult>
  /// What is on the card, and how it is shown.
  private var kind: StyledAlertKind { didSet { settings.kind = kind } }

  /// Describes an alert with an icon and, where there is one, a title.
  public init(_ style: StyledAlertStyle, _ title: String? = nil) {
    kind = StyledAlertKind(content: StyledAlertContent(style: style))
    kind.content.title = title.map { .plain($0) }
    settings = PopupSettings(kind: kind)
    settings.lane = .alerts
  }

  /// What is on the card of another one, with nothing else said.
  init(_ kind: StyledAlertKind) {
    self.init(kind.content.style)
    self.kind.content = kind.content
    self.kind.closing = kind.closing
    settings.kind = self.kind
  }

  /// How its progress is shown, if it is.
  var progressLook: StyledAlertProgressLook? { kind.content.progress?.look }

  /// What is on the card, and how it is shown, as it is described so far.
  var described: StyledAlertKind { kind }

  /// What it is about.
  public var style: StyledAlertStyle { kind.content.style }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  func with(_ change: (inout StyledAlertKind) -> Void) -> StyledAlert {
    var copy = self
    change(&copy.kind)
    return copy
  }

  func containing(_ change: (inout StyledAlertContent) -> Void) -> StyledAlert {
    with { change(&$0.content) }
  }
}
