// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A card with an icon, text, fields and buttons, described as a value.
///
/// No view is created before the alert starts.
///
/// ```swift
/// StyledAlert(.success, "Saved")
///   .message("Your order is on its way.")
///   .button("OK") { router.showOrders() }
///   .displayDuration(.seconds(3))
///   .show()
/// ```
///
/// Its lane is `alerts`, unless ``PopupPresentable/lane(_:)`` sets another one. A value can be
/// stored, changed and shown any number of times; each `show` creates a new card.
///
/// Its appearance is set by a ``StyledAlertTheme``: its own, or ``StyledAlertTheme/default`` as it
/// is when `show` is called.
@MainActor
public struct StyledAlert: PopupPresentable {
  @CopyOnWrite private var settings = _PopupConfiguration<StyledAlertResult>()
  public var _configuration: _PopupConfiguration<StyledAlertResult> {
    get { settings }
    set { settings = newValue }
  }
  /// The content of the card, and how it is shown, as configured so far.
  @CopyOnWrite private(set) var presentation: StyledAlertPresentation

  /// Creates an alert in a style, with an optional title and a message below it.
  public init(_ style: StyledAlertStyle, _ title: String? = nil, message: String? = nil) {
    presentation = StyledAlertPresentation(content: StyledAlertContent(style: style))
    presentation.content.title = title.map { .plain($0) }
    presentation.content.message = message.map { .plain($0) }
  }

  /// Creates an alert with the content and the dismiss gestures of a presentation, and defaults for
  /// everything else.
  init(_ presentation: StyledAlertPresentation) {
    self.init(presentation.content.style)
    self.presentation.content = presentation.content
    self.presentation.explicitDismissGestures = presentation.explicitDismissGestures
  }

  public func _makePresentation() -> _PopupPresentation<StyledAlertResult> {
    presentation.makePresentation(readingTime: _configuration.readingTime)
  }

  /// The style: what the alert is about.
  public var style: StyledAlertStyle { presentation.content.style }
}

extension StyledAlert {
  func configuringPresentation(_ change: (inout StyledAlertPresentation) -> Void) -> StyledAlert {
    var copy = self
    change(&copy.presentation)
    return copy
  }

  func configuringContent(_ change: (inout StyledAlertContent) -> Void) -> StyledAlert {
    configuringPresentation { change(&$0.content) }
  }
}

// MARK: - Content of the card, from top to bottom

extension StyledAlert {
  /// Sets the title; `nil` for none.
  public func title(_ title: String?) -> StyledAlert {
    configuringContent { $0.title = title.map { .plain($0) } }
  }

  /// Sets the title with attributes; the theme supplies those that are missing.
  public func title(_ title: NSAttributedString) -> StyledAlert {
    configuringContent { $0.title = .attributed(title) }
  }

  /// Sets the text below the title; `nil` for none. It scrolls if there is not enough room.
  public func message(_ message: String?) -> StyledAlert {
    configuringContent { $0.message = message.map { .plain($0) } }
  }

  /// Sets the text below the title, with attributes; the theme supplies those that are missing.
  public func message(_ message: NSAttributedString) -> StyledAlert {
    configuringContent { $0.message = .attributed(message) }
  }

  /// Adds a view below the text and below the rows that were added before.
  ///
  /// The closure is called once for each card, when the card is created, and never if the alert is
  /// dismissed before. The view is as wide as the text, or as the card with `extendsToEdges`. Its
  /// height at that width is given by its constraints or its `sizeThatFits`; if that changes later,
  /// call `view.usher.enclosingPopup?.invalidateContentSize()`. A view without height takes no
  /// space. `spacing` is the distance to the row above, in points, instead of the theme's.
  public func customView(
    extendsToEdges: Bool = false, spacing: CGFloat? = nil,
    _ makeView: @escaping @MainActor () -> UIView
  ) -> StyledAlert {
    configuringContent {
      $0.rows.append(
        StyledAlertRow(
          spacing: spacing.map { Double($0) }, extendsToEdges: extendsToEdges,
          part: .view(makeView)))
    }
  }

  /// Shows an image instead of the icon of the style or a view; a template image is drawn in the
  /// icon color.
  ///
  /// For no icon at all, use `iconSize(.none)`.
  public func icon(_ image: UIImage) -> StyledAlert {
    configuringContent {
      $0.icon.image = image
      // Each assignment gives the icon a new identity.
      if $0.icon.makeView != nil { $0.icon.makeView = nil }
    }
  }

  /// Shows a view instead of the icon of the style or an image; it fills the circle.
  ///
  /// The closure is called once for each card, when the card is created, and never if the alert is
  /// dismissed before.
  public func icon(_ makeView: @escaping @MainActor () -> UIView) -> StyledAlert {
    configuringContent { $0.icon.makeView = makeView }
  }

  /// Sets the size of the icon. Default: `regular`. On very small screens there is no icon.
  public func iconSize(_ size: StyledAlertIconSize) -> StyledAlert {
    configuringContent { $0.icon.size = size }
  }
}

// MARK: - Buttons and dismiss gestures

extension StyledAlert {
  /// Adds a button; it dismisses the alert, and the handler is called.
  ///
  /// The handler is called at most once, on the main actor, when the alert has disappeared after
  /// the user tapped the button, right before the outcome, whose reason is `completed`. It is not
  /// called if the alert is dismissed in another way; the exception is the cancel button, see
  /// `StyledAlertButtonRole/cancel`.
  ///
  /// With a countdown, the button is enabled only after a time, or is pressed automatically after
  /// a time.
  ///
  /// With `isEnabled`, the button is enabled only while the closure returns `true` for the values
  /// of the fields. It is called when the card is created and after each change by the user, never
  /// after the alert has been dismissed. The values do not contain text that an input method is
  /// still composing. The closure should be fast and have no side effects.
  public func button(
    _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
    style: StyledAlertButtonStyle = StyledAlertButtonStyle(),
    countdown: StyledAlertCountdown? = nil,
    handler: @escaping @MainActor () -> Void = {},
    enabledWhen isEnabled: (@MainActor (FormValues) -> Bool)? = nil
  ) -> StyledAlert {
    button(
      title, id: id, role: role, style: style, countdown: countdown,
      handler: { (_: FormValues) in handler() }, enabledWhen: isEnabled)
  }

  /// Adds a button whose handler receives the values of the fields at the time of the tap.
  public func button(
    _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
    style: StyledAlertButtonStyle = StyledAlertButtonStyle(),
    countdown: StyledAlertCountdown? = nil,
    handler: @escaping @MainActor (FormValues) -> Void,
    enabledWhen isEnabled: (@MainActor (FormValues) -> Bool)? = nil
  ) -> StyledAlert {
    let button = StyledAlertButton(
      title: title, id: id ?? title, role: role, style: style, countdown: countdown,
      condition: isEnabled.map { (StyledAlertRow.Identity(), $0) }, handler: handler)
    return configuringContent { $0.buttons.append(button) }
  }

  /// Sets how the buttons are arranged. Default: as in the theme.
  public func buttonLayout(_ layout: StyledAlertButtonLayout) -> StyledAlert {
    configuringContent { $0.buttonLayout = layout }
  }

  /// Sets how the user can dismiss it without a button; if there is a cancel button, each gesture
  /// taps it. For none, use `[]`.
  ///
  /// Default: the escape gesture if there is a cancel button; none if there are only other buttons;
  /// a tap outside and the escape gesture if there are no buttons. An alert in the style
  /// `StyledAlertStyle/waiting` without buttons has no default gesture.
  public func dismissGestures(_ gestures: PopupDismissGestures) -> StyledAlert {
    configuringPresentation { $0.explicitDismissGestures = gestures }
  }
}

// MARK: - Appearance and container

extension StyledAlert {
  /// Sets the theme of this alert instead of the app's; changes made with `theme(_:)` and a closure
  /// still apply.
  public func theme(_ theme: StyledAlertTheme) -> StyledAlert {
    configuringPresentation { $0.theme = theme }
  }

  /// Changes the theme for this alert only.
  ///
  /// ```swift
  /// alert.theme { $0.colors.card = .systemYellow }
  /// ```
  ///
  /// The closure is called once for each `show`, during that call.
  public func theme(
    _ change: @escaping @MainActor (inout StyledAlertTheme) -> Void
  ) -> StyledAlert {
    configuringPresentation { $0.themeChanges.append(change) }
  }

  /// Sets the corner radius of the card, in points.
  public func cornerRadius(_ radius: CGFloat) -> StyledAlert {
    theme { $0.metrics.cornerRadius = Double(radius) }
  }

  /// Sets the width of the card in points, at any text size; it is less where there is not enough
  /// room.
  public func width(_ width: CGFloat) -> StyledAlert {
    theme {
      $0.metrics.width = Double(width)
      $0.metrics.accessibilityWidth = Double(width)
    }
  }

  /// Sets the color of the circle and of the buttons, instead of the color of the style.
  ///
  /// It is dimmed like any tint color while a modal popup is in front.
  public func tint(_ color: UIColor?) -> StyledAlert { configuringContent { $0.tint = color } }

  /// Sets the haptic and the sound when it appears. Default: as in the theme.
  public func feedback(_ feedback: StyledAlertFeedback) -> StyledAlert {
    configuringContent { $0.feedback = feedback }
  }

  /// Sets the backdrop between the alert and the page. Default: as in the theme.
  public func backdrop(_ backdrop: PopupBackdrop) -> StyledAlert {
    theme { $0.backdrop = backdrop }
  }

  /// Sets how it appears and disappears. Default: as in the theme.
  public func transition(_ transition: PopupTransition) -> StyledAlert {
    self.transition(in: transition, out: transition)
  }

  /// Sets the transition with which it appears, and the one with which it disappears.
  public func transition(
    in appearance: PopupTransition, out disappearance: PopupTransition
  ) -> StyledAlert {
    theme {
      $0.transitionIn = appearance
      $0.transitionOut = disappearance
    }
  }

  /// Shows it in the view of a controller instead of a window of its own.
  ///
  /// It is centered in the visible part of that view; bars around the view can still be used. The
  /// controller is not retained and gets no child view controller. Unless `on` names other pages or
  /// the alert is shown above another popup, the controller is its page: the alert waits until the
  /// controller is visible, and `pageExit` applies when the user leaves it. If the alert is shown
  /// above a popup with a window of its own and the controller is behind that window, the alert has
  /// a window, too.
  public func inside(_ controller: UIViewController) -> StyledAlert {
    configuringPresentation { $0.parent = OverlayParent(controller: controller) }
  }
}

extension StyledAlert {
  /// Dismisses it when there has been time to read its title and its message.
  ///
  /// ```swift
  /// alert.displayDuration(.readingTime)
  /// alert.displayDuration(.readingTime(atLeast: .seconds(2), atMost: .seconds(10)))
  /// ```
  ///
  /// The display timer runs as for any popup. It is paused while VoiceOver or Switch Control is
  /// running: their users dismiss the alert with the escape gesture or a button. Of this and a
  /// fixed `displayDuration`, the modifier that is applied last counts.
  public func displayDuration(_ time: ReadingTime) -> StyledAlert {
    configuring {
      ($0.displayDuration, $0.readingTime, $0.hasExplicitDisplayDuration) =
        (time.minimum, time, true)
    }
  }
}
