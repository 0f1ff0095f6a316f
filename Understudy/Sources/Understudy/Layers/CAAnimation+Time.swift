// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension CAAnimation {
  /// How long it works, repeats included; infinite for `.infinity` repeats.
  func activeDuration(defaultDuration: TimeInterval) -> TimeInterval {
    let once = (duration > 0 ? duration : defaultDuration) * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? once * Double(repeatCount) : once
  }

  /// Applies it as its fill mode says before and after its time.
  func applyFilled(
    to values: inout LayerProperties, model: LayerProperties, elapsed: TimeInterval,
    ofDuration active: TimeInterval
  ) {
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return }
      apply(to: &values, model: model, at: 0)
    } else if elapsed >= active - HeadlessClock.tolerance {
      guard fillMode == .forwards || fillMode == .both else { return }
      apply(to: &values, model: model, at: active)
    } else {
      apply(to: &values, model: model, at: elapsed)
    }
  }

  /// The eased fraction of one run at a time since the start.
  func fraction(at time: TimeInterval) -> Double {
    let once = basicDuration
    guard once > 0 else { return 1 }
    let runs = time / once
    var local = runs - runs.rounded(.down)
    var isBackwards = autoreverses && Int(min(runs, 1e9)) % 2 == 1
    // The very end belongs to the run that ends there, not to the next one.
    if local == 0, runs > 0 {
      local = 1
      isBackwards = autoreverses && Int(min(runs, 1e9)) % 2 == 0
    }
    if isBackwards { local = 1 - local }
    return eased(local, runTime: local * once)
  }
}
