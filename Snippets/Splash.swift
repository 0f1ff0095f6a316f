// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A hold: popups that are shown during the splash view are queued until it has disappeared.

// snippet.hide
import UIKitShim
import Usher

final class SplashView: UIView {
  var onEnd: @MainActor () -> Void = {}
}

// snippet.show
@MainActor
func cover(_ window: UIWindow, with splash: SplashView) {
  let hold = window.usher.popups.hold(reason: "splash view")
  window.addSubview(splash)
  splash.onEnd = { [weak splash] in
    splash?.removeFromSuperview()
    hold.release()
  }
}
