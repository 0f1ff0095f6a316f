// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import Usher
import UsherCore
import UsherLimits

/// The impressions of the app's popups, and what limits all of them: account, budgets and quiet
/// hours.
///
/// The store is opened when the first popup with limits would start. Popups whose limits do not
/// allow them are asked about again when they do, when a scene becomes active, and when something
/// here changes.
@MainActor
public final class PopupLimits {
  private static let instances = PerApplication { PopupLimits() }

  /// The limits of the app.
  ///
  /// Its first use counts as the launch of the app, so refer to it when the app is launched if
  /// something is limited by the time since then.
  public static var shared: PopupLimits { instances.current }

  private var ledger: StoredLedger
  private let launch: LimitLaunch
  private var budgets: [PopupLane: LaneBudget] = [:]
  private var willReconsider = false

  private init() {
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    launch = LimitLaunch(
      id: RandomNumber.next(), uptime: .milliseconds(DeviceClock.read().uptime),
      appVersion: version ?? "")
    #if canImport(UIKit)
      let store = SQLiteLimitStore()
    #else
      let store = InMemoryLimitStore()
    #endif
    ledger = PopupLimits.makeLedger(store, launch)
    UIKitNotifications.observe(UIScene.didActivateNotification, for: self, reading: { _ in }) {
      limits, _ in limits.reconsider()
    }
  }

  private static func makeLedger(_ store: any LimitStore, _ launch: LimitLaunch) -> StoredLedger {
    StoredLedger(
      store: store, launch: launch, readClock: { DeviceClock.read() },
      report: { MisuseReport.limitStoreFailed($0).report() })
  }

  // MARK: - Settings

  /// The account in use; `nil`, the default, without one.
  ///
  /// Impressions belong to the account in which they were made. Set it at login and logout: nothing
  /// is erased, and the impressions of another account count again when that is set.
  public var account: String? { didSet { if account != oldValue { reconsider() } } }

  /// The window of local time in which nothing unsolicited is shown; `nil`, the default, is none.
  public var quietHours: QuietHours? { didSet { if quietHours != oldValue { reconsider() } } }

  /// Sets how many unsolicited popups a lane may show; without a budget it shows any number.
  public func setBudget(_ budget: LaneBudget?, of lane: PopupLane = .popups) {
    budgets[lane] = budget
    reconsider()
  }

  // MARK: - The store

  /// Uses another store from now on, such as one that the app shares with an extension.
  ///
  /// Call it before the first popup with limits is shown: a reservation in the earlier store counts
  /// there.
  public func use(_ store: any LimitStore) {
    ledger = PopupLimits.makeLedger(store, launch)
    reconsider()
  }

  /// Whether the store can be used; if it has not been opened yet, it is opened.
  public var isAvailable: Bool {
    do {
      try ledger.open()
      return true
    } catch {
      return false
    }
  }

  /// Sets the store aside and begins with a new one, in which nothing has been shown.
  ///
  /// Until this is called after a damage, popups with limits wait. Call it when it is better to
  /// show something once more than not at all.
  public func startOver() throws {
    try ledger.startOver()
    reconsider()
  }

  /// Returns everything that is stored, to be merged on another device of the user.
  public func rows() throws -> [LimitRow] { try ledger.rows() }

  /// Adds what another device has stored; rows that are known already have no effect.
  ///
  /// The app transports them, in any order and as often as it likes. If a row is damaged, none is
  /// added.
  public func merge(_ rows: [LimitRow]) throws {
    try ledger.merge(rows)
    reconsider()
  }

  // MARK: - For the popups

  /// A reserved impression, and the ledger that has it.
  typealias Reservation = (ledger: StoredLedger, id: LimitRecordID)

  /// Returns what decides about a popup that is shown now.
  func admission(of request: PopupQueue.Request, _ settings: LimitSettings) -> LimitAdmission {
    if settings.needsKey, request.key == nil { MisuseReport.limitsWithoutKey().report() }
    return LimitAdmission(settings, limits: self, key: request.key, lane: request.lane)
  }

  /// Reserves an impression if there may be one now.
  func reserve(
    _ settings: LimitSettings, key: PopupKey?, lane: PopupLane
  ) -> (verdict: LimitVerdict, reservation: Reservation?) {
    guard settings.isCounted else { return (.admitted, nil) }
    let request = settings.request(
      key: key, lane: lane, account: account, budget: budgets[lane], quietHours: quietHours)
    let (verdict, id) = ledger.reserve(request)
    return (verdict, id.map { (ledger, $0) })
  }

  /// Records what has become of a reservation.
  func end(_ reservation: Reservation, _ result: ImpressionTimer.Result) {
    reservation.ledger.end(reservation.id, result)
    // Others that it would have counted for may be shown now.
    if result == .released { reconsider() }
  }

  /// Asks about what waits again, in the next turn: this may be called by a queue.
  private func reconsider() {
    guard !willReconsider else { return }
    willReconsider = true
    MainClock.nextTurn { [weak self] in
      self?.willReconsider = false
      PopupCenter.reconsiderLimits()
    }
  }
}
