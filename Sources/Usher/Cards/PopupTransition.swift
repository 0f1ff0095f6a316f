// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// How a popup appears and disappears.
///
/// With Reduce Motion, every transition except ``none`` is a cross-fade without movement.
///
/// UIKit does not draw glass and other effects as such while a view around them is transparent.
/// Content with an effect should use ``slide(from:)``, the only one that never makes it transparent,
/// or animate its own effect in ``custom(duration:prepare:animate:)``.
public struct PopupTransition: Sendable {
  /// An animation of the app.
  struct Custom: Sendable {
    let prepare: @MainActor @Sendable (UIView) -> Void
    let animate: @MainActor @Sendable (UIView) -> Void
  }

  enum Kind: Sendable {
    case style(CardAnimation.Style)
    case classic(ClassicAnimation)
    case custom(Custom)
  }

  private let kind: Kind
  /// The duration that the app has set, in seconds.
  private var duration: Double?
  /// The spring that the app has set instead of the default curve.
  private(set) var spring: CardAnimation.Curve?

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// No animation.
  public static let none = PopupTransition(.style(.none))
  /// Fades in and out.
  public static let fade = PopupTransition(.style(.fade))
  /// Scales slightly while fading: up when it appears, down when it disappears.
  public static let zoom = PopupTransition(.style(.zoom))
  /// Shrinks slightly while fading in, and fades out: as an alert of the system.
  public static let alert = PopupTransition(.style(.alert))
  /// Scales beyond its size and settles.
  public static let spring = PopupTransition(.style(.spring))

  /// Slides in from beyond an edge of the screen, and back.
  public static func slide(from edge: PopupEdge) -> PopupTransition {
    PopupTransition(.style(.slide(edge)))
  }

  /// A custom animation of the card, which contains only the content; the backdrop fades in
  /// meanwhile, and out afterwards unless the next popup takes it over.
  ///
  /// Both closures receive the card. `prepare` is called once, before the animation and outside of
  /// it; when the popup appears, it sets the initial state. `animate` is called once, inside an
  /// animation of Usher's with the given duration, at most five seconds. When the popup appears, it
  /// sets the final state, with an identity transform and the alpha 1, which Usher ensures
  /// afterwards; when the popup disappears, it makes the card disappear. The animation always ends.
  /// Neither closure is called without animation or with Reduce Motion.
  public static func custom(
    duration: Duration, prepare: @escaping @MainActor @Sendable (UIView) -> Void = { _ in },
    animate: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> PopupTransition {
    PopupTransition(.custom(Custom(prepare: prepare, animate: animate))).duration(duration)
  }

  /// Returns the same transition with another duration, at most five seconds.
  ///
  /// If it has several steps, their durations are scaled. ``none`` and the cross-fade with Reduce
  /// Motion are not affected.
  public func duration(_ duration: Duration) -> PopupTransition {
    var transition = self
    transition.duration = duration.inSeconds
    return transition
  }

  /// Returns the same transition with a spring instead of its own curve.
  ///
  /// The damping is limited to 0.01 (oscillates for long) through 1 (does not oscillate). The
  /// velocity is the initial one, in multiples of the total distance per second, limited to 50 in
  /// both directions.
  public func spring(damping: Double, velocity: Double = 0) -> PopupTransition {
    var transition = self
    transition.spring = .limitedSpring(damping: damping, velocity: velocity)
    return transition
  }
}

extension PopupTransition {
  /// Whether nothing is animated, with Reduce Motion or without.
  var isNone: Bool {
    if case .style(.none) = kind { true } else { false }
  }

  var custom: Custom? {
    if case .custom(let custom) = kind { custom } else { nil }
  }

  /// Returns the animation for a card with this frame; `nil` if nothing is animated.
  ///
  /// With Reduce Motion it is a cross-fade without movement. A custom transition has one step, with
  /// its timing and without a change of the pose.
  func animation(
    _ direction: CardAnimation.Direction, of frame: LayoutRect, in layout: CardLayout,
    reducesMotion: Bool
  ) -> CardAnimation? {
    let isAppearing = direction == .appearing
    let base: CardAnimation?
    switch kind {
    case .style(.none): return nil
    case _ where reducesMotion: return .fade(direction)
    case .style(let style): base = CardAnimation(style, direction, of: frame, in: layout)
    case .classic(let classic):
      base =
        isAppearing
        ? classic.appearance(in: layout.container) : classic.disappearance(in: layout.container)
    case .custom:
      let step = CardAnimation.Step(0, .easeInOut, to: .identity, backdrop: isAppearing ? 1 : 0)
      base = CardAnimation(from: .identity, [step])
    }
    guard var result = base else { return nil }
    if let duration { result = result.scaled(to: duration) }
    if let spring { result = result.withCurve(spring) }
    return result
  }
}
