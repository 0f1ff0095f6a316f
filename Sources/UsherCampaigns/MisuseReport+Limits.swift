// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher
import UsherCore
import UsherLimits

@MainActor
extension MisuseReport {
  static func limitStoreFailed(_ error: LimitStoreError) -> MisuseReport {
    switch error {
    case .unavailable(let text): limitStoreUnavailable(text)
    case .damaged(let text): limitStoreDamaged(text)
    case .newerFormat: limitStoreIsNewer()
    }
  }

  /// A popup with limits or a hold-out has no key.
  ///
  /// Impressions are counted by key, so they have no effect; those of its group have one. The popup
  /// is shown.
  static func limitsWithoutKey() -> MisuseReport {
    MisuseReport(
      code: "limits-without-key",
      problem: "A popup has limits that have no effect.",
      evidence: "It has no key, by which its impressions would be counted.",
      suggestion: "Give it one with key(_:).")
  }

  /// The store of impressions could not be read or written, for example because the device has not
  /// been unlocked since it was started, or there is no space.
  ///
  /// Popups with limits wait, with the blocker `limitStoreUnavailable`, and are asked about again
  /// after a minute and when a scene becomes active. All others are shown.
  static func limitStoreUnavailable(_ text: String) -> MisuseReport {
    MisuseReport(
      code: "limits-unavailable",
      problem: "The store of impressions cannot be used now.",
      evidence: text + ".",
      suggestion: "Check the folder of the store, and the space on the device.")
  }

  /// The contents of the store of impressions are not what was written.
  ///
  /// The file has been renamed and is not deleted. Popups with limits wait until the app decides:
  /// with a new store, what was to be shown once could be shown twice.
  static func limitStoreDamaged(_ text: String) -> MisuseReport {
    MisuseReport(
      code: "limits-damaged",
      problem: "The store of impressions is damaged and was set aside.",
      evidence: text + ".",
      suggestion: "Call PopupLimits.shared.startOver() if something may be shown once more.")
  }

  /// The store of impressions was written by a later version of Usher, as after a downgrade of the
  /// app.
  ///
  /// Popups with limits wait. The file is not changed.
  static func limitStoreIsNewer() -> MisuseReport {
    MisuseReport(
      code: "limits-newer",
      problem: "A later version of Usher has written the store of impressions.",
      evidence: "Its format is unknown.",
      suggestion: "Update Usher.")
  }
}
