// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher
import UsherPresets

/// The activities of a scene that have not ended, and the card that shows the newest one.
@MainActor
final class FuzzActivities {
  struct Entry {
    let activity: PopupActivity
    let name: String
    let spec: ActivitySpec
  }

  /// Oldest first.
  private(set) var entries: [Entry] = []
  /// When the first one of them began.
  private(set) var beganAt = 0.0
  /// Whether that one blocks the page, so that the card does.
  private(set) var blocksPage = false
  /// When the last one ended, or the app dismissed the card.
  private(set) var endedAt = 0.0
  /// Whether an older one is the newest one again.
  private(set) var isOlderShown = false
  /// How often the user has cancelled one.
  var cancelCount = 0
  /// The last card, from when it is queued until its outcome. An older one may still be disappearing.
  var card: FuzzPopup?
  /// Since when nothing has kept a card from being shown.
  var waitingSince: Double?
  /// Whether the card was removed in a way that Usher notices only later.
  private var isCardRemoved = false

  func add(_ entry: Entry, at now: Double) {
    if entries.isEmpty { (beganAt, blocksPage) = (now, entry.spec.blocksPage) }
    entries.append(entry)
    isOlderShown = false
  }

  func end(_ activity: PopupActivity, at now: Double) {
    if let index = entries.firstIndex(where: { $0.activity === activity }) {
      isOlderShown = index == entries.count - 1 && index > 0
      entries.remove(at: index)
      if entries.isEmpty { endedAt = now }
    }
    activity.end()
  }

  func endAll(at now: Double) {
    for entry in entries { end(entry.activity, at: now) }
  }

  /// The app dismisses the card, so that it shows none of the present activities any more.
  func forget(at now: Double) {
    (entries, endedAt) = ([], now)
  }

  /// The content of a card, or its window, is removed.
  func wasRemoved(_ card: FuzzPopup, at now: Double) {
    // What began after the dismissal of the card has another one.
    guard card.handle?.isDismissing == false else { return }
    forget(at: now)
    isCardRemoved = true
  }

  /// A card has its outcome.
  func didDismiss(_ dismissed: FuzzPopup, at now: Double) {
    guard card === dismissed else { return }
    card = nil
    // What began before Usher has noticed the removal belongs to the old card.
    if isCardRemoved { forget(at: now) }
    isCardRemoved = false
  }
}
