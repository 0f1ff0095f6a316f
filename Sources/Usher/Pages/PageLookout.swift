// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Hands the looks at a stage to the watcher, and adds to what that tells the conditions on pages,
/// which only the shell can evaluate.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PageLookout {
  /// A condition on pages, as the app wrote it.
  typealias Condition = @MainActor (UIViewController) -> Bool

  private var watcher = PageWatcher()
  private var conditions: [PagePredicateID: Condition] = [:]
  private var lastCondition: UInt64 = 0
  /// Which conditions held for which page when they were last evaluated.
  private var holding: [PageID: Set<PagePredicateID>] = [:]
  /// Whether the watcher has told anything since the last beginning.
  private(set) var hasTold = false

  /// Whether a look in the next turn will tell whether the pages are settled.
  var wantsNextTurn: Bool { watcher.wantsNextTurn }
  /// The moment at which to look again at the latest, if there is one.
  var deadline: Instant? { watcher.deadline }

  /// Forgets what is visible: nobody has looked for a while.
  func beginAnew() {
    watcher.beginAnew()
    holding = [:]
    hasTold = false
  }

  /// Takes in the last look at the stage; answers what has happened to its pages.
  func take(_ stage: Stage, at now: Instant) -> [PageChange] {
    let changes = watcher.take(stage.reader.snapshot, at: now)
    return changes.isEmpty ? changes : changes.map { complete($0, on: stage) }
  }

  /// The controllers of these pages do not exist any more; the next look tells.
  func pagesDidDeallocate(_ pages: Set<PageID>) {
    watcher.pagesDidDeallocate(pages)
  }

  // MARK: Conditions

  /// Whether anybody waits for a condition.
  var hasConditions: Bool { !conditions.isEmpty }

  /// Adds a condition until it is removed.
  func add(_ condition: @escaping Condition) -> PagePredicateID {
    lastCondition += 1
    let id = PagePredicateID(serial: lastCondition)
    conditions[id] = condition
    return id
  }

  func remove(_ id: PagePredicateID) {
    conditions[id] = nil
  }

  /// The situation that was last told, with the conditions as they are now.
  func reevaluated(on stage: Stage) -> PageSituation {
    complete(watcher.situation, on: stage)
  }

  private func complete(_ change: PageChange, on stage: Stage) -> PageChange {
    switch change {
    case .situation(let situation):
      hasTold = true
      return .situation(complete(situation, on: stage))
    case .didNotSettle:
      return change
    }
  }

  private func complete(_ situation: PageSituation, on stage: Stage) -> PageSituation {
    guard hasConditions else { return situation }
    // While a change is running what was found before it counts.
    if situation.departing.isEmpty { evaluate(for: Set(situation.visible.map(\.id)), on: stage) }
    var complete = situation
    for place in complete.visible.indices {
      complete.visible[place].predicates = holding[complete.visible[place].id] ?? []
    }
    return complete
  }

  private func evaluate(for pages: Set<PageID>, on stage: Stage) {
    var found: [(page: PageID, controller: UIViewController)] = []
    stage.window?.rootViewController?.forEachController { controller in
      guard let id = PageIdentity.ifKnown(controller)?.id, pages.contains(id) else { return }
      found.append((id, controller))
    }
    // A condition may do anything, also add another.
    let asked = conditions
    holding = [:]
    for (page, controller) in found {
      holding[page] = Set(asked.filter { $0.value(controller) }.keys)
    }
  }
}
