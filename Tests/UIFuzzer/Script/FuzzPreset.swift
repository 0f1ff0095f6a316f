// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

/// The popups of `UsherPresets` that the fuzzer shows, with what is expected of each.
package enum FuzzPreset: String, Sendable, CaseIterable {
  case toast, toastWithButton, banner, stackedBanner, confirmation, choices

  /// What a tap on its view does, beside its buttons and rows.
  enum TapResult { case nothing, completes, dismisses }

  var lane: PopupSpec.Lane {
    switch self {
    case .toast, .toastWithButton, .confirmation: .toasts
    case .banner, .stackedBanner: .banners
    case .choices: .popups
    }
  }

  var position: PopupSpec.Position {
    switch self {
    case .toast, .toastWithButton, .choices: .bottom
    case .banner, .stackedBanner: .top
    case .confirmation: .center
    }
  }

  var isModal: Bool { self == .choices }

  /// In milliseconds, for the short texts of the fuzzer.
  var displayDuration: Int? {
    switch self {
    case .toast: 2000
    case .toastWithButton: 5000
    case .banner, .stackedBanner: 4000
    case .confirmation: 1500
    case .choices: nil
    }
  }

  var waitsForAssistiveTechnologies: Bool { self != .toast && self != .confirmation }

  var gestures: PopupDismissGestures {
    self == .confirmation ? [.tapInside, .escape] : [.tapOutside, .escape, .swipe]
  }

  var tapResult: TapResult {
    switch self {
    case .toast, .toastWithButton, .choices: .nothing
    case .banner, .stackedBanner: .completes
    case .confirmation: .dismisses
    }
  }

  /// The type of its view.
  var viewName: String {
    switch self {
    case .toast, .toastWithButton, .banner, .stackedBanner: "PresetView"
    case .confirmation: "ConfirmationView"
    case .choices: "ChoicesView"
    }
  }

  /// Returns the label of the element that completes the popup when it is tapped, if there is one.
  func buttonLabel(_ name: String) -> String? {
    switch self {
    case .toast, .confirmation: nil
    case .toastWithButton: "Undo \(name)"
    case .banner, .stackedBanner: name
    case .choices: "Choose \(name)"
    }
  }
}

extension PopupSpec {
  /// Returns a random description of a preset, which has the rules of other popups.
  static func preset(_ preset: FuzzPreset, _ random: inout FuzzRandom) -> PopupSpec {
    var spec = PopupSpec(&random)
    spec.preset = preset
    (spec.content, spec.hasField, spec.transition) = (.deferredView, false, .standard)
    (spec.lane, spec.position, spec.isModal) = (preset.lane, preset.position, preset.isModal)
    (spec.displayDuration, spec.allowsDismissGestures) = (preset.displayDuration, true)
    spec.waitsForAssistiveTechnologies = preset.waitsForAssistiveTechnologies
    (spec.source, spec.keyPolicy) = (nil, .change)
    spec.key = preset == .stackedBanner ? FuzzNames.stack : nil
    // Choices have no display duration, after which an interrupted popup could be resumed.
    if preset == .choices, spec.conflict == .interrupt { spec.conflict = .wait }
    return spec
  }
}
