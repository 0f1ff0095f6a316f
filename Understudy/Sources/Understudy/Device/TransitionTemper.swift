// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What noise makes of one transition. All of it happens on devices; none of it is promised.
struct TransitionTemper {
  /// It begins a turn later than it was asked for.
  var startsLate = false
  /// Its coordinator is there before it begins.
  var comesEarly = false
  /// Its coordinator is gone when the did-callbacks come, instead of some turns after them.
  var leavesEarly = false

  /// No rhythm that presenting and dismissing in turn would fall into.
  static func number(_ number: Int) -> TransitionTemper {
    TransitionTemper(
      startsLate: number % 3 == 1, comesEarly: number % 3 == 2,
      leavesEarly: number % 5 == 1 || number % 5 == 3)
  }
}

extension HeadlessDevice {
  /// How the next transition behaves.
  func temperOfNextTransition() -> TransitionTemper {
    switches.isNoisy ? noise.nextTemper() : TransitionTemper()
  }

  /// Runs `body` after the layout pass of this turn, or of the next one for what starts late.
  func start(_ temper: TransitionTemper, _ body: @escaping () -> Void) {
    guard temper.startsLate else { return afterLayout(body) }
    afterLayout {
      let device = HeadlessDevice.current
      device.inNextTurn { device.afterLayout(body) }
    }
  }
}
