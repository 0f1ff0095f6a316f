// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Each of these can be given several times; all are called, on the main actor, in the order in which
// they were given. They come last: when one is called, everything else that the same event brings
// about has been done. It may enqueue, end and change popups.
@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// Calls back each time the popup begins to appear: its view is in its window, and nothing of it has
  /// been drawn yet.
  ///
  /// It is told whether the popup returns from a suspension, with its view as it was, or is new. Not
  /// called for a popup that never appears.
  public func onWillAppear(_ action: @escaping @MainActor (_ isReturning: Bool) -> Void) -> Self {
    observingLifecycle { if case .willAppear(let isReturning) = $0 { action(isReturning) } }
  }

  /// Calls back each time the popup is on the screen and its animation has ended.
  ///
  /// It is told whether the popup has returned from a suspension. Not called for an appearance that
  /// is cut short.
  public func onDidAppear(_ action: @escaping @MainActor (_ isReturning: Bool) -> Void) -> Self {
    observingLifecycle { if case .didAppear(let isReturning) = $0 { action(isReturning) } }
  }

  /// Calls back each time the popup begins to leave the screen, for good or to be suspended; once for
  /// every `onWillAppear`.
  public func onWillDisappear(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .willDisappear { action() } }
  }

  /// Calls back each time the popup has left the screen, for good or to be suspended; once for every
  /// `onWillDisappear`, and before `onSuspend` and `onEnd`.
  ///
  /// A popup that is suspended counts as off the screen when its window begins to fade.
  public func onDidDisappear(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .didDisappear { action() } }
  }

  /// Calls back each time the popup is suspended: off the screen, with everything in it as it is, until
  /// it returns or ends.
  ///
  /// It is told the causes: its page was left, covered or obstructed, a more urgent popup took its
  /// place, or the popup that it belongs to was suspended. Not called while it is only out of sight
  /// for the length of a transition.
  public func onSuspend(_ action: @escaping @MainActor (PopupSuspensionCauses) -> Void) -> Self {
    observingLifecycle { if case .suspended(let causes) = $0 { action(causes) } }
  }

  /// Calls back each time the popup returns from a suspension, right before `onWillAppear`.
  public func onResume(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .resumed { action() } }
  }

  /// Calls back when the popup has ended and, if it was visible, has really left the screen; exactly
  /// once, also if it never appeared.
  public func onDismiss(_ action: @escaping @MainActor (PopupOutcome<Value>) -> Void) -> Self {
    configuring { $0.dismissalCallbacks.append(action) }
  }

  private func observingLifecycle(_ callback: @escaping @MainActor (PopupLifecycleEvent) -> Void) -> Self {
    configuring { $0.lifecycleCallbacks.append(callback) }
  }
}
