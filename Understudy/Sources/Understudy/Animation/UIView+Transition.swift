// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  /// Cross dissolve is the only transition; with other options the changes animate as in `animate`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard options.contains(.transitionCrossDissolve), duration > 0, areAnimationsEnabled,
      !view.bounds.isEmpty
    else {
      animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
      return
    }
    let old = transitionSnapshot(of: view)
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
    }
    view.addSubview(old)
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: { old.alpha = 0 },
      completion: { finished in
        old.removeFromSuperview()
        completion?(finished)
      })
  }

  private class func transitionSnapshot(of view: UIView) -> UIView {
    view.layoutIfNeeded()
    let old = view.snapshotView(afterScreenUpdates: false) ?? UIView()
    old.frame = view.bounds
    old.isUserInteractionEnabled = false
    return old
  }
}
