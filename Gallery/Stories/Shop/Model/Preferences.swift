// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The user's settings.
struct Preferences: Sendable {
  enum VesselStyle: CaseIterable, Sendable {
    case pictures, list

    var copy: Copy {
      switch self {
      case .pictures: .settingsPictures
      case .list: .settingsList
      }
    }
  }

  var vesselStyle = VesselStyle.pictures
  var notifiesOfFirings = true
  var notifiesOfSeats = false
  var isQuietAtNight = true
}
