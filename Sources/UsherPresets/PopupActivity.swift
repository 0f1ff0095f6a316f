// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension PopupLane {
  /// The lane of activities: beside popups and alerts, and in front of the popups.
  public static let activities = PopupLane(name: "activities", level: 1)
}

extension PopupCenter {
  /// Shows that the user has to wait, until the activity ends.
  ///
  /// Activities that overlap share one card, which shows the newest one and stays until the last one
  /// has ended. An activity of less than a quarter of a second is not shown; once it is, the card
  /// stays for at least 0.7 seconds, so that nothing flickers. Cards are in the lane
  /// ``UsherCore/PopupLane/activities`` and wait for nothing else.
  ///
  /// - Parameters:
  ///   - text: What the app does, such as "Saving".
  ///   - blocksPage: Whether the page cannot be used meanwhile; that of the first of several
  ///     activities counts.
  ///   - cancelTitle: The title of a button; `nil` if the user cannot cancel.
  ///   - onCancel: Called when the user taps that button or makes the escape gesture. The app ends
  ///     the activity itself, when its work has stopped.
  /// - Returns: The activity, which the app must end.
  public func beginActivity(
    _ text: String? = nil, blocksPage: Bool = true, cancelTitle: String? = nil,
    onCancel: @escaping @MainActor () -> Void = {}
  ) -> PopupActivity {
    let activity = PopupActivity(text, cancelTitle: cancelTitle, onCancel: onCancel)
    ActivityCard.card(of: self).begin(activity, blocksPage: blocksPage)
    return activity
  }

  /// Shows that the user has to wait while an operation runs, whether or not it throws.
  ///
  /// The operation gets the activity, to change its text or its progress.
  public func withActivity<Result>(
    _ text: String? = nil, blocksPage: Bool = true,
    _ operation: @MainActor (PopupActivity) async throws -> Result
  ) async rethrows -> Result {
    let activity = beginActivity(text, blocksPage: blocksPage)
    defer { activity.end() }
    return try await operation(activity)
  }
}

/// Something that the user waits for; see `PopupCenter.beginActivity`.
@MainActor
public final class PopupActivity {
  /// What the app does.
  public var text: String? { didSet { card?.update() } }
  /// How much of it is done, from 0 to 1; `nil`, the default, if that is not known.
  public var progress: Double? { didSet { card?.update() } }
  let cancelTitle: String?
  let onCancel: @MainActor () -> Void
  fileprivate weak var card: ActivityCard?

  init(_ text: String?, cancelTitle: String?, onCancel: @escaping @MainActor () -> Void) {
    self.text = text
    self.cancelTitle = cancelTitle
    self.onCancel = onCancel
  }

  /// Ends the activity; another call has no effect.
  public func end() {
    card?.end(self)
    card = nil
  }
}

/// The activities of one queue, and the card that shows the newest one.
@MainActor
final class ActivityCard {
  /// The cards that are shown or wait, one for each queue.
  private static var cards: [ActivityCard] = []

  private weak var center: PopupCenter?
  private var activities: [PopupActivity] = []
  private var handle: PopupHandle<Never>?
  private weak var view: ActivityView?

  static func card(of center: PopupCenter) -> ActivityCard {
    if let card = cards.first(where: { $0.center === center }) { return card }
    let card = ActivityCard(center)
    // Without those of queues that are gone.
    cards = cards.filter { $0.center != nil } + [card]
    return card
  }

  private init(_ center: PopupCenter) {
    self.center = center
  }

  func begin(_ activity: PopupActivity, blocksPage: Bool) {
    // The app has dismissed the card, and with it the activities so far; this one has another card.
    if handle?.isDismissing == true { activities = [] }
    activity.card = self
    activities.append(activity)
    // One that is about to disappear stays, because it is shown again with its key.
    if activities.count == 1 { show(blocksPage: blocksPage) }
    update()
  }

  func end(_ activity: PopupActivity) {
    activities.removeAll { $0 === activity }
    if activities.isEmpty { handle?.dismiss() } else { update() }
  }

  /// Shows the state of the newest activity.
  func update() {
    guard let activity = activities.last, let view else { return }
    view.show(activity)
    handle?.invalidateContentSize()
  }

  private func show(blocksPage: Bool) {
    let popup = Popup<Never> { [weak self] (_: PopupHandle<Never>) in
      let view = ActivityView()
      self?.view = view
      if let activity = self?.activities.last { view.show(activity) }
      return view
    }
    .key("activity").lane(.activities).modal(blocksPage).dismissGestures([]).width(max: 280)
    .delay(.milliseconds(250)).minimumDisplayDuration(.milliseconds(700))
    .onDismiss { [weak self] _ in self?.didDismiss() }
    // The outcome of an earlier card may be delivered during the call.
    handle = nil
    handle = center?.show(popup)
    didDismiss()
  }

  /// Every activity has ended, or the app has dismissed everything.
  private func didDismiss() {
    // Another card may have been shown while the last one was disappearing.
    guard handle?.isDismissed == true else { return }
    activities = []
    ActivityCard.cards.removeAll { $0 === self }
  }
}
