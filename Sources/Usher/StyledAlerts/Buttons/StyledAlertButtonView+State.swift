// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Whether it can be tapped, and what it says about that.
extension StyledAlertButtonView {
  /// Takes on what its countdown and what was filled in make of it.
  func updateState() {
    isEnabled = isValid && !isBusy && !isWaitingForCountdown
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if countdown != nil { accessibilityTraits.insert(.updatesFrequently) }
    accessibilityValue = isBusy ? LocalizedStrings.inProgress : countdown.map { LocalizedStrings.remaining($0.seconds) }
    title.alpha = isBusy ? 0 : 1
    ring?.isHidden = isBusy
    updateIndicator()
    updateColors()
  }

  /// It stands where the title was, so that the button keeps its size.
  private func updateIndicator() {
    guard isBusy else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    guard self.indicator == nil else { return }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.isAccessibilityElement = false
    addSubview(indicator)
    indicator.startAnimating()
    self.indicator = indicator
    setNeedsLayout()
  }
}
