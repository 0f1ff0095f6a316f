// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What of the looks of text the app has chosen by itself, which stays so.
struct CustomizedProperties {
  var font = false
  var color = false
  var placeholder = false
}
