// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Hands the looks at a stage to the watcher, and adds to what that tells the conditions on pages,
/// which only the shell can evaluate.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PageLookout {
  /// A condition on pages, as the app wrote it.
  typealias Predicate = @MainActor (UIViewController) -> Bool

  private var watcher = PageWatcher()
  private var predicates: [PagePredicateID: Predicate] = [:]
  private var lastPredicateSerial: UInt64 = 0
  /// Which conditions held for which page when they were last evaluated.
  private var satisfiedPredicates: [PageID: Set<PagePredicateID>] = [:]
  /// Whether the watcher has told anything since the last beginning.
  private(set) var hasReported = false

  /// Whether a look in the next turn will tell whether the pages are settled.
  var needsNextTurn: Bool { watcher.needsConfirmation }
  /// The moment at which to look again at the latest, if there is one.
  var deadline: MonotonicInstant? { watcher.deadline }

  /// Forgets what is visible: nobody has looked for a while.
  func reset() {
    watcher.reset()
    satisfiedPredicates = [:]
    hasReported = false
  }

  /// Takes in the last look at the stage; answers what has happened to its pages.
  func process(_ scene: SceneContext, at now: MonotonicInstant) -> [Output] {
    let outputs = watcher.process(scene.reader.snapshot, at: now)
    return outputs.isEmpty ? outputs : outputs.map { addPredicates($0, in: scene) }
  }

  /// The controllers of these pages do not exist any more; the next look tells.
  func pagesDidDeallocate(_ pages: Set<PageID>) {
    watcher.pagesDidDeallocate(pages)
  }

  // MARK: Conditions

  /// Whether anybody waits for a condition.
  var hasPredicates: Bool { !predicates.isEmpty }

  /// Adds a condition until it is removed.
  func add(_ predicate: @escaping Predicate) -> PagePredicateID {
    lastPredicateSerial += 1
    let id = PagePredicateID(serial: lastPredicateSerial)
    predicates[id] = predicate
    return id
  }

  func remove(_ id: PagePredicateID) {
    predicates[id] = nil
  }

  /// The situation that was last told, with the conditions as they are now.
  func reevaluatedState(`in` scene: SceneContext) -> PageState {
    addPredicates(watcher.pageState, in: scene)
  }

  private func addPredicates(_ output: Output, `in` scene: SceneContext) -> Output {
    switch output {
    case .pagesChanged(let pageState):
      hasReported = true
      return .pagesChanged(addPredicates(pageState, in: scene))
    case .didNotSettle:
      return output
    }
  }

  private func addPredicates(_ pageState: PageState, `in` scene: SceneContext) -> PageState {
    guard hasPredicates else { return pageState }
    // While a change is running what was found before it counts.
    if pageState.disappearing.isEmpty { evaluate(for: Set(pageState.visible.map(\.id)), on: scene) }
    var result = pageState
    for index in result.visible.indices {
      result.visible[index].predicates = satisfiedPredicates[result.visible[index].id] ?? []
    }
    return result
  }

  private func evaluate(for pages: Set<PageID>, on scene: SceneContext) {
    var found: [(page: PageID, controller: UIViewController)] = []
    scene.appWindow?.rootViewController?.forEachController { controller in
      guard let id = PageIdentity.existing(controller)?.id, pages.contains(id) else { return }
      found.append((id, controller))
    }
    // A condition may do anything, also add another.
    let evaluated = predicates
    satisfiedPredicates = [:]
    for (page, controller) in found {
      satisfiedPredicates[page] = Set(evaluated.filter { $0.value(controller) }.keys)
    }
  }
}
