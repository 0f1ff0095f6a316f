// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What of a control's looks the app has chosen by itself, which stays so.
struct StyledAlertOwnLooks {
  var font = false
  var color = false
  var placeholder = false
  /// What assistive technology says of the control where nothing is wrong.
  var hint: String?
}
