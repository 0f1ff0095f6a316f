// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What is shown of a popup and goes with its time on the screen.
@MainActor
protocol DisplayTimerObserver: AnyObject {
  /// The time of the popup stands so from now on; called at the beginning, at every change, and at last
  /// with `still`.
  func displayTimerDidChange(to state: DisplayTimerState)
}
