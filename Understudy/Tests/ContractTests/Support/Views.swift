// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// A visible window of the scene's size; kept alive by the box below, as UIKit keeps none.
@MainActor
func makeWindow(
  in scene: UIWindowScene, level: UIWindow.Level = .normal, key: Bool = true
) -> UIWindow {
  let window = UIWindow(windowScene: scene)
  window.windowLevel = level
  if key { window.makeKeyAndVisible() } else { window.isHidden = false }
  scene.kept.append(window)
  return window
}

/// A view of 100 by 100 points around (50, 100) in a visible window of its own.
@MainActor
func makeView(in scene: UIWindowScene) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
  makeWindow(in: scene).addSubview(view)
  return view
}

@MainActor
private final class Kept {
  static let box = AssociatedObject<Kept>()
  var windows: [UIWindow] = []
}

extension UIWindowScene {
  /// Windows that live as long as the scene.
  fileprivate var kept: [UIWindow] {
    get { Kept.box[self]?.windows ?? [] }
    set {
      let kept = Kept.box[self] ?? Kept()
      kept.windows = newValue
      Kept.box[self] = kept
    }
  }
}
