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

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// Lets it close when there has been time to read its title and its message.
  ///
  /// ```swift
  /// alert.closes(after: .readingTime)
  /// alert.closes(after: .readingTime(atLeast: .seconds(2), atMost: .seconds(10)))
  /// ```
  ///
  /// What counts as time on the screen is the same as for any popup. While VoiceOver or Switch Control
  /// runs it stands still: whoever uses one of these closes the alert, by the escape gesture or by a
  /// button. Of this and a time of a fixed length the last counts.
  public func displayDuration(after time: ReadingTime) -> StyledAlert {
    configuring {
      ($0.displayDuration, $0.readingTime, $0.hasExplicitDisplayDuration) = (time.minimum, time, true)
    }
  }
}

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

// What it looks like, and where it is.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// The theme of this alert instead of that of all alerts; what was changed with `change` stays so.
  public func theme(_ theme: StyledAlertTheme) -> StyledAlert { configuringPresentation { $0.theme = theme } }

  /// Changes what the theme says for this alert only.
  ///
  /// ```swift
  /// alert.theme { $0.colors.card = .systemYellow }
  /// ```
  ///
  /// The closure is called each time the alert is shown, when it gets into the line.
  public func theme(
    _ change: @escaping @MainActor (inout StyledAlertTheme) -> Void
  ) -> StyledAlert {
    configuringPresentation { $0.themeChanges.append(change) }
  }

  /// The radius of the card's corners, in points.
  public func cornerRadius(_ radius: CGFloat) -> StyledAlert {
    theme { $0.metrics.cornerRadius = Double(radius) }
  }

  /// The width of the card, in points, as far as there is room for it, also with large text.
  public func width(_ width: CGFloat) -> StyledAlert {
    theme {
      $0.metrics.width = Double(width)
      $0.metrics.accessibilityWidth = Double(width)
    }
  }

  /// The colour of the circle and of the buttons instead of that of the style.
  ///
  /// While something modal is in front, it is greyed as every tint is.
  public func tint(_ color: UIColor?) -> StyledAlert { configuringContent { $0.tint = color } }

  /// What is felt and heard when the alert appears; usually what is felt in its style, and no sound.
  public func feedback(_ feedback: StyledAlertFeedback) -> StyledAlert {
    configuringContent { $0.feedback = feedback }
  }

  /// What lies between the alert and the page; usually as the theme says.
  public func backdrop(_ backdrop: PopupBackdrop) -> StyledAlert {
    theme { $0.backdrop = backdrop }
  }

  /// How it comes and goes; usually as the theme says.
  public func transition(_ transition: PopupTransition) -> StyledAlert { self.transition(in: transition, out: transition) }

  /// How it comes, and how it goes.
  public func transition(in appearance: PopupTransition, out disappearance: PopupTransition) -> StyledAlert {
    theme {
      $0.transitionIn = appearance
      $0.transitionOut = disappearance
    }
  }

  /// Puts it into the view of this controller instead of a window of its own: in the middle of what that
  /// view shows, with the bars around it in reach.
  ///
  /// The controller is not held. The alert waits until the user sees it, unless `on` names pages or the
  /// alert belongs to a popup, and leaves with it. It is no child of the controller, which is not told of
  /// it. Where the alert belongs to a popup in a window of its own and the controller is behind that, the
  /// alert has a window, too.
  public func inside(_ controller: UIViewController) -> StyledAlert {
    configuringPresentation { $0.parent = OverlayParent(controller: controller) }
  }
}
