// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Who has a search bar and goes by what is done with it.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// The delegate lets editing begin.
  func barAgreedToEdit()
  func barDidBeginEditing()
  /// The text is another one, whoever changed it.
  func barTextDidChange()
  func barCancelWasTapped()
  /// The app shows or hides Cancel itself.
  func barCancelWasSet()
}
