// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

extension StyleSheet {
  /// The texts of an alert for each style, one line each, so that all cards have the same height.
  struct Words {
    let title: String
    let message: String
    let button: String

    init(_ style: StyledAlertStyle) {
      (title, message, button) =
        switch style {
        case .success: ("Order placed", "It leaves the shop today.", "Great")
        case .error: ("Not sent", "There is no connection.", "Try again")
        case .notice: ("Closed on Monday", "We are back on Tuesday at nine.", "All right")
        case .warning: ("Almost gone", "Two are left in your size.", "Keep one")
        case .info: ("Free returns", "For a month after you buy.", "Got it")
        case .edit: ("New address", "Say where the parcel goes.", "Edit")
        case .waiting: ("Paying", "Your bank is being asked.", "Cancel")
        case .question: ("Wrap it up?", "In paper, with a ribbon.", "Yes, please")
        case .custom: ("From us to you", "Thank you for ten orders.", "Collect it")
        }
    }
  }
}
