// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What the customer has chosen in the app's settings.
struct Preferences: Sendable {
  enum VesselLook: CaseIterable, Sendable {
    case pictures, list

    var copy: Copy {
      switch self {
      case .pictures: .settingsPictures
      case .list: .settingsList
      }
    }
  }

  var vesselLook = VesselLook.pictures
  var tellsOfFirings = true
  var tellsOfSeats = false
  var isQuietAtNight = true
}
