// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Something that happens to a popup before its end, in the order in which a popup is told of it.
enum PopupLifecycleEvent: Equatable {
  /// It was suspended and begins to come back.
  case resumed
  /// It is in its window and begins to appear.
  case willAppear(isReturning: Bool)
  /// It is on the screen and its animation has ended.
  case didAppear(isReturning: Bool)
  /// It begins to leave the screen, for good or not.
  case willDisappear
  /// It has left the screen, for good or not.
  case didDisappear
  /// It has left the screen for these causes and may come back.
  case suspended(PopupSuspensionCauses)
}
