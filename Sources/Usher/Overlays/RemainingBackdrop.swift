// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The backdrop of a popup whose card has disappeared, in the host of that popup; or that of a popup
/// that is being suspended.
///
/// What is behind it cannot be used, and keeps its dimmed tint, until the backdrop is removed or
/// another popup takes it over.
@MainActor
final class RemainingBackdrop {
  private let host: any OverlayHost
  private let isAnimated: Bool
  /// Whether the host is removed with the backdrop; that of a suspended popup is not.
  private let ownsHost: Bool
  private var isFading = false

  /// The backdrop of a popup that has disappeared. Without an animation, it disappears at once.
  init(in host: any OverlayHost, isAnimated: Bool) {
    (self.host, self.isAnimated, ownsHost) = (host, isAnimated, true)
    host.root.backdrop?.isButton = false
    host.root.isInteractive = true
  }

  /// The backdrop of a popup that fades out, because it is being suspended.
  init(ofSuspended host: any OverlayHost) {
    (self.host, isAnimated, ownsHost) = (host, true, false)
  }

  /// Removes it; from now on, the page can be used.
  func remove(animated: Bool) {
    // The suspension fades it out.
    guard ownsHost, !isFading else { return }
    host.root.isInteractive = false
    host.deactivate(isPageDisappearing: false)
    guard animated, isAnimated, let backdrop = host.root.backdrop, backdrop.visibility > 0 else {
      return host.tearDown()
    }
    isFading = true
    host.root.scene.fadingBackdrop = self
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      // Retained until then.
      animations: { backdrop.visibility = 0 }, completion: { _ in self.host.tearDown() })
  }

  /// Passes it to a host that is visible now and has the focus. If the two backdrops are too
  /// different, one fades out while the other one fades in.
  func pass(to newHost: any OverlayHost) {
    host.root.scene.focus.transferReturn(from: host, to: newHost)
    guard host.coversAppWindow, newHost.coversAppWindow, let old = host.root.backdrop,
      let new = newHost.root.backdrop, new.continueBackdrop(old)
    else { return remove(animated: true) }
    if ownsHost { host.tearDown() }
  }
}
