// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Who has a search bar and goes by what is done with it.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// The delegate lets editing begin.
  func barWillBeginEditing()
  func barDidBeginEditing()
  /// The text has changed, by the user or in code.
  func barTextDidChange()
  func barCancelWasTapped()
  /// The app shows or hides Cancel itself.
  func barShowsCancelDidChange()
}
