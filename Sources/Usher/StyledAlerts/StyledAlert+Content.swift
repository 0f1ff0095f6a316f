// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is on the card, from top to bottom.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// The title; `nil` for none.
  public func title(_ title: String?) -> StyledAlert {
    configuringContent { $0.title = title.map { .plain($0) } }
  }

  /// The title, with attributes; what they do not say is as the theme says.
  public func title(_ title: NSAttributedString) -> StyledAlert {
    configuringContent { $0.title = .attributed(title) }
  }

  /// The text below the title; `nil` for none. It scrolls where there is no room for all of it.
  public func message(_ message: String?) -> StyledAlert {
    configuringContent { $0.message = message.map { .plain($0) } }
  }

  /// The text below the title, with attributes; what they do not say is as the theme says.
  public func message(_ message: NSAttributedString) -> StyledAlert {
    configuringContent { $0.message = .attributed(message) }
  }

  /// A view below the text, and below the views that were given before.
  ///
  /// The closure is called once for each card, when it is that card's turn, and never if it ends before.
  /// The view is as wide as the text, or as the card, and as high as its constraints or its
  /// `sizeThatFits` want at that width; after a change of its mind call `view.usher.popup?.sizeDidChange()`.
  /// One without height takes no room. With `reachesEdges` it goes from edge to edge of the card;
  /// `spacing` is its distance from what is above it, in points, instead of the theme's.
  public func customView(
    extendsToEdges: Bool = false, spacing: CGFloat? = nil,
    _ makeView: @escaping @MainActor () -> UIView
  ) -> StyledAlert {
    configuringContent {
      $0.rows.append(
        StyledAlertRow(
          spacing: spacing.map { Double($0) }, extendsToEdges: extendsToEdges, part: .view(makeView)))
    }
  }

  /// A picture instead of the style's icon, or of a view there; one that is a template has the colour of
  /// the icon.
  public func icon(_ image: UIImage) -> StyledAlert {
    configuringContent {
      $0.icon.image = image
      if $0.icon.makeView != nil { $0.icon.makeView = nil }
    }
  }

  /// A view instead of the style's icon, or of a picture there; it fills the circle.
  ///
  /// The closure is called once for each card, when it is that card's turn, and never if it ends before.
  public func icon(_ makeView: @escaping @MainActor () -> UIView) -> StyledAlert {
    configuringContent { $0.icon.makeView = makeView }
  }

  /// How much room the icon takes; usually as much as is usual. Where there is hardly any room it is
  /// left out.
  public func iconSize(_ size: StyledAlertIconSize) -> StyledAlert {
    configuringContent { $0.icon.size = size }
  }
}

// What the user can do.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// A button; it closes the alert and then calls the handler.
  ///
  /// The handler is called at most once, on the main actor, when the user taps the button: in the same
  /// turn, when the alert has begun to leave. It is never called when the alert ends in another way, save
  /// for the button that cancels; see `StyledAlertButtonRole/cancel`. The outcome comes later, when the alert
  /// has really left, with the reason `completed`.
  ///
  /// With a countdown the button can be tapped only after a time, or is pressed after one as if the user
  /// had tapped it.
  ///
  /// With `enabledWhen` the button can be tapped only while that is true of what the fields hold. The
  /// condition is asked when the card is made and at every change that the user makes, never after the
  /// alert has ended; what an input method is still composing is left out. It should be quick and change
  /// nothing.
  public func button(
    _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
    style: StyledAlertButtonStyle = StyledAlertButtonStyle(),
    countdown: StyledAlertCountdown? = nil,
    handler: @escaping @MainActor () -> Void = {},
    enabledWhen isEnabled: (@MainActor (FormValues) -> Bool)? = nil
  ) -> StyledAlert {
    button(
      StyledAlertButton(
        title, id: id, role: role, style: style, countdown: countdown, handler: handler,
        enabledWhen: isEnabled))
  }

  /// A button whose handler is given what the fields hold when it is tapped; else as any other.
  public func button(
    _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
    style: StyledAlertButtonStyle = StyledAlertButtonStyle(),
    countdown: StyledAlertCountdown? = nil,
    handler: @escaping @MainActor (FormValues) -> Void,
    enabledWhen isEnabled: (@MainActor (FormValues) -> Bool)? = nil
  ) -> StyledAlert {
    button(
      StyledAlertButton(
        title, id: id, role: role, style: style, countdown: countdown, handler: handler,
        enabledWhen: isEnabled))
  }

  /// A button that has been described before.
  public func button(_ button: StyledAlertButton) -> StyledAlert {
    configuringContent { $0.buttons.append(button) }
  }

  /// How the buttons stand; usually as the theme says.
  public func buttonLayout(_ layout: StyledAlertButtonLayout) -> StyledAlert {
    configuringContent { $0.buttonLayout = layout }
  }

  /// How the user can close it without a button; each of these ways taps the button that cancels, if there
  /// is one.
  ///
  /// Usually it is the escape gesture where there is a button that cancels, nothing where there are only
  /// others, and a tap outside or the escape gesture where there are none; but what is
  /// `StyledAlertStyle/waiting` is left alone.
  public func dismissGestures(_ gestures: PopupDismissGestures) -> StyledAlert { configuringPresentation { $0.explicitDismissGestures = gestures } }
}
