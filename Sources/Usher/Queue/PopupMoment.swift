// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Something that happens to a popup before its end, in the order in which a popup is told of it.
enum PopupMoment: Equatable {
  /// It was suspended and begins to come back.
  case resumed
  /// It is in its window and begins to appear.
  case willAppear(isReturn: Bool)
  /// It is on the screen and its animation has ended.
  case didAppear(isReturn: Bool)
  /// It begins to leave the screen, for good or not.
  case willLeave
  /// It has left the screen, for good or not.
  case didLeave
  /// It has left the screen for these causes and may come back.
  case suspended(PopupSuspension)
}
