// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// A button that waits, or is pressed by itself.
extension StyledAlertButtonView {
  /// What takes up room because of the countdown; another one wants another layout.
  var countdownSizing: CountdownState.Sizing? { countdown.map { CountdownState.Sizing($0) } }

  /// Whether it can be tapped only when its countdown is over.
  var isWaitingForCountdown: Bool { countdown?.configuration.action == .enables }

  func countdownDidChange(from old: CountdownState?) {
    updateTitle()
    updateRing()
    updateState()
    if countdownSizing != old.map({ CountdownState.Sizing($0) }) { setNeedsLayout() }
  }

  func updateTitle() {
    guard let countdown, countdown.configuration.style == .text else { return title.text = baseTitle }
    title.text = LocalizedStrings.countdownTitle(baseTitle, "\(countdown.seconds)")
  }

  private func updateRing() {
    guard let countdown, countdown.configuration.style == .ring else {
      ring?.removeFromSuperview()
      return ring = nil
    }
    if ring == nil {
      let newRing = CountdownRingView()
      addSubview(newRing)
      ring = newRing
      updateAppearance()
    }
    ring?.show(countdown)
  }

  /// The size of the title, with as many digits as it can have, so that the card keeps its size.
  func measured(_ available: CGSize) -> CGSize {
    guard let countdown, countdown.configuration.style == .text else { return title.sizeThatFits(available) }
    sizingLabel.numberOfLines = 0
    sizingLabel.font = title.font
    sizingLabel.text = LocalizedStrings.countdownTitle(baseTitle, countdown.widestText)
    return sizingLabel.sizeThatFits(available)
  }

  var ringDiameter: CGFloat {
    guard let ring, let countdown else { return 0 }
    return ring.diameter(for: countdown)
  }

  /// What the ring takes of the width.
  var ringWidth: CGFloat { ringDiameter > 0 ? ringDiameter + 8 : 0 }

  /// The ring stands where lines end; the title stays in the middle as long as it has room there.
  func layOutRing() {
    guard let ring else { return }
    let diameter = min(ringDiameter, bounds.height, bounds.width)
    let inset = min((bounds.height - diameter) / 2, insets.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ring.frame = CGRect(
      x: isRightToLeft ? inset : bounds.width - inset - diameter, y: (bounds.height - diameter) / 2,
      width: diameter, height: diameter)
    let textWidth = measured(title.bounds.size).width
    let centeredWidth = bounds.width - 2 * (inset + diameter + 8)
    if textWidth <= centeredWidth {
      title.frame = title.frame.intersection(
        bounds.insetBy(dx: inset + diameter + 8, dy: 0))
    } else {
      title.frame.size.width = max(0, bounds.width - insets.width - inset - diameter - 8)
      title.frame.origin.x = isRightToLeft ? inset + diameter + 8 : insets.width
    }
  }
}
