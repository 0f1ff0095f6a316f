// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Irregular timing of one transition. All of it happens on devices; none of it is promised.
struct TransitionJitter {
  /// It begins a turn later than it was asked for.
  var startsLate = false
  /// Its coordinator exists before it begins.
  var hasEarlyCoordinator = false
  /// Its coordinator is gone when the did-callbacks come, instead of some turns after them.
  var releasesCoordinatorEarly = false

  /// No rhythm that presenting and dismissing in turn would fall into.
  static func forTransition(_ number: Int) -> TransitionJitter {
    TransitionJitter(
      startsLate: number % 3 == 1, hasEarlyCoordinator: number % 3 == 2,
      releasesCoordinatorEarly: number % 5 == 1 || number % 5 == 3)
  }
}

extension HeadlessDevice {
  /// How the next transition behaves.
  func jitterOfNextTransition() -> TransitionJitter {
    switches.simulatesInterference ? interference.nextTransitionJitter() : TransitionJitter()
  }

  /// Runs `body` after the layout pass of this turn, or of the next one for what starts late.
  func start(_ jitter: TransitionJitter, _ body: @escaping () -> Void) {
    guard jitter.startsLate else { return afterLayout(body) }
    afterLayout {
      let device = HeadlessDevice.current
      device.inNextTurn { device.afterLayout(body) }
    }
  }
}
