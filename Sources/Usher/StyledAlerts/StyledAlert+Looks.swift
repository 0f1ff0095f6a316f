// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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

// Showing it.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// Shows the alert when it is its turn, from anywhere; the same as `enqueue`.
  ///
  /// With `await` it is shown, too, and the answer is waited for.
  @discardableResult
  public func showAlert(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<StyledAlertResult> {
    show(above: popup, in: center)
  }
}
