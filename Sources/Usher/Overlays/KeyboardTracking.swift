// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// A view with the frame of the keyboard, which causes a layout pass of its superview.
///
/// The layout pass runs in the keyboard's animation whenever the keyboard appears, disappears or
/// changes its height. UIKit's guide ignores keyboards that do not cover the bottom edge: a
/// floating or undocked one, and the parts that a hardware keyboard makes unnecessary.
@MainActor
final class KeyboardTrackingView: UIView {
  private let monitor = SceneRegistry.current.keyboardMonitor
  /// The keyboard that was on the screen when this view was installed, until that keyboard changes.
  ///
  /// The guide of a new window may learn of a keyboard only when it changes.
  private var earlierKeyboard: CGRect?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the view to its superview and makes it follow the keyboard.
  func install(in view: UIView) {
    earlierKeyboard = monitor.frame
    if earlierKeyboard != nil { monitor.notifyOnce(self) }
    view.addSubview(self)
    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// The keyboard that was on the screen first has changed: from now on the guide knows it.
  fileprivate func keyboardWillChange() {
    earlierKeyboard = nil
    superview?.setNeedsLayout()
  }

  /// How much of the superview's bottom the keyboard covers, or the safe area without a keyboard.
  var overlap: CGFloat {
    guard let view = superview else { return 0 }
    let frame = view.keyboardLayoutGuide.layoutFrame
    // The guide has no frame before the first layout.
    let known = frame == .zero ? 0 : max(0, view.bounds.maxY - frame.minY)
    // The frame that UIKit has announced may be wrong, so it counts only if the guide knows nothing.
    return known > view.safeAreaInsets.bottom ? known : max(known, earlierOverlap(in: view))
  }

  private func earlierOverlap(in view: UIView) -> CGFloat {
    guard let earlierKeyboard, let window = view.window else { return 0 }
    let frame = view.convert(earlierKeyboard, from: window.screen.coordinateSpace)
    // A floating keyboard does not reach the bottom.
    return frame.maxY >= view.bounds.maxY ? max(0, view.bounds.maxY - frame.minY) : 0
  }
}

/// The last frame that UIKit has announced for the keyboard.
@MainActor
final class KeyboardMonitor {
  /// In the coordinates of the screen; `nil` while there is no keyboard.
  private(set) var frame: CGRect? {
    didSet { if frame != oldValue { notifyViews() } }
  }
  /// Whether it was hidden. The frame to which it then moves may be announced before or after that.
  private var isHidden = false
  private var views: [Weak<KeyboardTrackingView>] = []

  init() {
    observe(UIResponder.keyboardWillShowNotification) { ($0.isHidden, $0.frame) = (false, $1) }
    observe(UIResponder.keyboardWillChangeFrameNotification) { if !$0.isHidden { $0.frame = $1 } }
    observe(UIResponder.keyboardWillHideNotification) { monitor, _ in
      (monitor.isHidden, monitor.frame) = (true, nil)
    }
  }

  private func observe(
    _ name: Notification.Name, _ update: @escaping @MainActor (KeyboardMonitor, CGRect?) -> Void
  ) {
    UIKitNotifications.observe(
      name, for: self,
      reading: { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }, update)
  }

  /// Notifies a view of the next change.
  func notifyOnce(_ view: KeyboardTrackingView) {
    views.removeAll { $0.object == nil }
    views.append(Weak(object: view))
  }

  private func notifyViews() {
    let notified = views
    views = []
    for view in notified { view.object?.keyboardWillChange() }
  }
}
