// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import UsherCore

/// What a fuzz run has covered of the rules about surfaces, and how often.
struct SurfaceCoverage {
  /// A combination that must occur.
  enum Combination: String, CaseIterable {
    case presentedInWindow, presentedInView, presentedInAppWindow, viewResumed
    case windowAboveView, viewAbovePresented, presentedAboveView
    case refusedByFreeWindow, refusedByOccupiedWindow, retriedWithPages
  }

  private(set) var hits: [Combination: Int] = [:]
  private var surfaces: [PopupID: PopupSurface] = [:]
  private var pages = PageState()
  /// Requests that were refused by the app window and wait for their next attempt.
  private var refused: Set<PopupID> = []

  /// Starts another script.
  mutating func reset() {
    (surfaces, pages, refused) = ([:], PageState(), [])
  }

  /// Counts an event and its effects.
  mutating func count(
    _ event: PopupQueue.Event, effects: [PopupQueue.Effect], of queue: borrowing PopupQueue
  ) {
    switch event {
    case .enqueued(let request) where surfaces[request.id] == nil:
      let isAboveWindow = request.parent.map { surfaces[$0] == .ownWindow } ?? false
      surfaces[request.id] = isAboveWindow ? .ownWindow : request.surface
    case .pagesDidChange(let pageState): pages = pageState
    case .didFailToPresent(let id, .refused), .didVerify(let id, status: .notVisible):
      countRefusal(of: id, by: queue)
    default: break
    }
    for effect in effects { count(effect, after: event) }
    countTopmost(of: queue)
  }

  private mutating func countRefusal(of id: PopupID, by queue: borrowing PopupQueue) {
    guard surfaces[id] == .appWindowModal, case .delayed = queue.phase(of: id) else { return }
    let isFree = !pages.visible.isEmpty && pages.disappearing.isEmpty && pages.foreignModal == nil
    hits[isFree ? .refusedByFreeWindow : .refusedByOccupiedWindow, default: 0] += 1
    refused.insert(id)
  }

  private mutating func count(_ effect: PopupQueue.Effect, after event: PopupQueue.Event) {
    switch effect {
    case .present(let id, animated: _):
      switch surfaces[id] {
      case .ownWindow: hits[.presentedInWindow, default: 0] += 1
      case .appWindowView: hits[.presentedInView, default: 0] += 1
      case .appWindowModal, nil: hits[.presentedInAppWindow, default: 0] += 1
      }
      guard refused.remove(id) != nil, case .pagesDidChange = event else { return }
      hits[.retriedWithPages, default: 0] += 1
    case .resume(let id, animated: _) where surfaces[id] == .appWindowView:
      hits[.viewResumed, default: 0] += 1
    default: break
    }
  }

  /// Counts the surface of the topmost modal popup, if another surface has a popup, too.
  private mutating func countTopmost(of queue: borrowing PopupQueue) {
    guard let topmost = queue.topmostModal, let surface = surfaces[topmost] else { return }
    func isVisible(_ other: PopupSurface, in queue: borrowing PopupQueue) -> Bool {
      for (id, surface) in surfaces where surface == other && id != topmost {
        if queue.phase(of: id) == .visible { return true }
      }
      return false
    }
    switch surface {
    case .ownWindow where isVisible(.appWindowView, in: queue):
      hits[.windowAboveView, default: 0] += 1
    case .appWindowView where isVisible(.appWindowModal, in: queue):
      hits[.viewAbovePresented, default: 0] += 1
    case .appWindowModal where isVisible(.appWindowView, in: queue):
      hits[.presentedAboveView, default: 0] += 1
    case .ownWindow, .appWindowView, .appWindowModal: break
    }
  }

  /// What should have been covered and was not.
  var neverHit: [String] {
    Combination.allCases.filter { hits[$0] == nil }.map(\.rawValue)
  }

  /// A row for each combination.
  var rows: [[String]] {
    [["surface", "all"]] + Combination.allCases.map { [$0.rawValue, "\(hits[$0] ?? 0)"] }
  }
}
