// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// A button that waits, or is pressed by itself.
extension StyledAlertButtonView {
  /// What takes up room because of the countdown; another one wants another layout.
  var measuresCountdown: ButtonCountdown.Room? { countdown.map { ButtonCountdown.Room($0) } }

  /// Whether it can be tapped only when its countdown is over.
  var waits: Bool { countdown?.wish.end == .activates }

  func countdownDidChange(from old: ButtonCountdown?) {
    showTitle()
    showRing()
    updateState()
    if measuresCountdown != old.map({ ButtonCountdown.Room($0) }) { setNeedsLayout() }
  }

  func showTitle() {
    guard let countdown, countdown.wish.look == .text else { return title.text = name }
    title.text = Texts.counting(name, "\(countdown.seconds)")
  }

  private func showRing() {
    guard let countdown, countdown.wish.look == .ring else {
      ring?.removeFromSuperview()
      return ring = nil
    }
    if ring == nil {
      let new = CountdownRingView()
      addSubview(new)
      ring = new
      dressUp()
    }
    ring?.show(countdown)
  }

  /// The size of the title, with as many digits as it can have, so that the card keeps its size.
  func measured(_ room: CGSize) -> CGSize {
    guard let countdown, countdown.wish.look == .text else { return title.sizeThatFits(room) }
    gauge.numberOfLines = 0
    gauge.font = title.font
    gauge.text = Texts.counting(name, countdown.widest)
    return gauge.sizeThatFits(room)
  }

  var ringExtent: CGFloat {
    guard let ring, let countdown else { return 0 }
    return ring.extent(for: countdown)
  }

  /// What the ring takes of the width.
  var ringRoom: CGFloat { ringExtent > 0 ? ringExtent + 8 : 0 }

  /// The ring stands where lines end; the title stays in the middle as long as it has room there.
  func placeRing() {
    guard let ring else { return }
    let extent = min(ringExtent, bounds.height, bounds.width)
    let inset = min((bounds.height - extent) / 2, insets.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ring.frame = CGRect(
      x: isRightToLeft ? inset : bounds.width - inset - extent, y: (bounds.height - extent) / 2,
      width: extent, height: extent)
    let text = measured(title.bounds.size).width
    let free = bounds.width - 2 * (inset + extent + 8)
    if text <= free {
      title.frame = title.frame.intersection(
        bounds.insetBy(dx: inset + extent + 8, dy: 0))
    } else {
      title.frame.size.width = max(0, bounds.width - insets.width - inset - extent - 8)
      title.frame.origin.x = isRightToLeft ? inset + extent + 8 : insets.width
    }
  }
}
