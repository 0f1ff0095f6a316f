// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// How a popup comes and goes.
///
/// With Reduce Motion each of them is a cross-fade without movement, save ``none``.
public struct PopupTransition: Sendable {
  /// A movement that the app makes itself.
  struct Custom: Sendable {
    let duration: Double
    let prepare: @MainActor @Sendable (UIView) -> Void
    let animate: @MainActor @Sendable (UIView) -> Void
  }

  /// What moves where the app does not move it.
  enum Kind: Sendable {
    case style(CardAnimationParameters.Style)
    case classic(ClassicAnimation)
  }

  let kind: Kind
  private(set) var custom: Custom?
  /// The time that the app wants it to take, in seconds.
  private var duration: Double?
  /// A spring that the app wants instead of the usual curve.
  private(set) var spring: SpringParameters?

  init(_ kind: Kind, custom: Custom? = nil) {
    self.kind = kind
    self.custom = custom
  }

  init(style: CardAnimationParameters.Style, custom: Custom? = nil) {
    self.init(.style(style), custom: custom)
  }

  /// It is there at once, and gone at once.
  public static let none = PopupTransition(style: .none)
  /// It fades in and out.
  public static let fade = PopupTransition(style: .fade)
  /// It grows a little while it fades in, and shrinks while it fades out.
  public static let zoom = PopupTransition(style: .zoom)
  /// It grows beyond its size and swings back.
  public static let spring = PopupTransition(style: .spring)

  /// It comes from beyond an edge of the screen, and goes back there.
  public static func slide(from edge: PopupEdge) -> PopupTransition {
    PopupTransition(style: .slide(edge))
  }

  /// The app moves the card, which holds what the popup shows and nothing else; the backdrop fades by
  /// itself meanwhile.
  ///
  /// `prepare` is called once, before the animation and outside of it; when a popup comes, it puts the
  /// card where it comes from. `animate` is called once, inside an animation of Usher's of the given
  /// duration, at most five seconds: when a popup comes, it puts the card to rest, with the transform
  /// `identity` and the alpha 1, and Usher sees to that afterwards; when it goes, it takes the card
  /// away. The animation ends by itself whatever they do. Neither is called where nothing is animated,
  /// nor with Reduce Motion.
  public static func custom(
    duration: Duration, prepare: @escaping @MainActor @Sendable (UIView) -> Void = { _ in },
    animate: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> PopupTransition {
    PopupTransition(
      style: .fade,
      custom: Custom(duration: duration.clampedAnimationDuration, prepare: prepare, animate: animate))
  }

  /// The same movement in another time, at most five seconds; where it has several legs, each keeps
  /// its part. What does not move, and what moves with Reduce Motion, takes the time that it takes.
  public func duration(_ duration: Duration) -> PopupTransition {
    var transition = self
    transition.duration = duration.clampedAnimationDuration
    transition.custom = custom.map {
      Custom(duration: duration.clampedAnimationDuration, prepare: $0.prepare, animate: $0.animate)
    }
    return transition
  }

  /// The same movement with a spring instead of its own curve.
  ///
  /// The damping goes from 0.01, which swings for long, to 1, which does not swing; the velocity at the
  /// start is in ways per second, at most 50 either way. What is outside of that is limited to it.
  public func spring(damping: Double, velocity: Double = 0) -> PopupTransition {
    var transition = self
    transition.spring = SpringParameters(damping: damping, velocity: velocity)
    return transition
  }
}

/// The ways in which SCLAlertView shows an alert, under the names that they have there.
///
/// As the way to go each of them is the one back: an alert that is to go as it came slides in from the
/// top and out to it.
extension PopupTransition {
  /// It fades in, slowly at first.
  public static let fadeIn = PopupTransition(.classic(.fade))
  /// It comes up from below the screen.
  public static let slideInFromBottom = PopupTransition(.classic(.bottom))
  /// It falls from above the screen and swings.
  public static let slideInFromTop = PopupTransition(.classic(.top))
  /// It comes from the left, whatever the direction of the text.
  public static let slideInFromLeft = PopupTransition(.classic(.left))
  /// It comes from the right, whatever the direction of the text.
  public static let slideInFromRight = PopupTransition(.classic(.right))
  /// It is three times as large and shrinks to its size while it fades in.
  public static let slideInFromCenter = PopupTransition(.classic(.shrink))
  /// It grows from a tenth of its size while it fades in.
  public static let slideInToCenter = PopupTransition(.classic(.grow))
  /// It is there after a fifth of a second.
  public static let simplyAppear = PopupTransition(.classic(.instant))
}

/// The ways in which SCLAlertView hides an alert, under the names that they have there.
extension PopupTransition {
  /// It fades out.
  public static let fadeOut = PopupTransition(.classic(.fade))
  /// It goes down and off the screen, and then the backdrop fades.
  public static let slideOutToBottom = PopupTransition(.classic(.bottom))
  /// It goes up and off the screen, and then the backdrop fades.
  public static let slideOutToTop = PopupTransition(.classic(.top))
  /// It goes to the left and off the screen, and then the backdrop fades.
  public static let slideOutToLeft = PopupTransition(.classic(.left))
  /// It goes to the right and off the screen, and then the backdrop fades.
  public static let slideOutToRight = PopupTransition(.classic(.right))
  /// It shrinks to a tenth of its size while it fades out, and then the backdrop fades.
  public static let slideOutToCenter = PopupTransition(.classic(.grow))
  /// It grows to three times its size while it fades out, and then the backdrop fades.
  public static let slideOutFromCenter = PopupTransition(.classic(.shrink))
  /// It is gone after a fifth of a second.
  public static let simplyDisappear = PopupTransition(.classic(.instant))
}

extension PopupTransition {
  /// The course of it for a card with this frame; `nil`, if nothing is to be animated.
  ///
  /// With Reduce Motion it is a cross-fade without movement.
  func animation(
    _ direction: CardAnimationParameters.Direction, of frame: LayoutRect, in layout: CardLayout,
    reducesMotion: Bool
  ) -> CardAnimation? {
    let base: CardAnimation?
    switch kind {
    case .style(.none): return nil
    case _ where reducesMotion: return CardAnimation(.fade(direction), direction)
    case .style(let style):
      base = CardAnimationParameters.make(style, direction, of: frame, in: layout, reducesMotion: false)
        .map { CardAnimation($0, direction) }
    case .classic(let classic):
      base =
        direction == .appearing
        ? classic.appearance(in: layout.container) : classic.disappearance(in: layout.container)
    }
    guard var result = base else { return nil }
    if let duration { result = result.scaled(duration) }
    if let spring { result = result.withSpring(spring) }
    return result
  }
}

extension Duration {
  /// In seconds, from none to five.
  fileprivate var clampedAnimationDuration: Double {
    min(max(Double(components.seconds) + Double(components.attoseconds) * 1e-18, 0), 5)
  }
}
