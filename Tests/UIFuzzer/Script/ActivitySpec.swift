// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The description of an activity that the fuzzer begins.
package struct ActivitySpec: Sendable {
  let blocksPage: Bool
  let canBeCancelled: Bool
  /// In milliseconds, after which the app ends it if no action has done so before. Less than a
  /// quarter of a second is too short for it to be shown.
  let duration: Int

  /// One that can be cancelled, and beside which the page can be used.
  static let cancellable = ActivitySpec(blocksPage: false, canBeCancelled: true, duration: 1500)

}

extension ActivitySpec {
  init(_ random: inout FuzzRandom) {
    blocksPage = random.one(in: 3)
    canBeCancelled = !random.one(in: 3)
    duration = random.pick([100, 200, 700, 1500, 4000, 8000])
  }
}

extension ActivitySpec: CustomStringConvertible {
  package var description: String {
    "an activity of \(duration) ms\(blocksPage ? " that blocks the page" : "")"
      + (canBeCancelled ? " with a button" : "")
  }
}
