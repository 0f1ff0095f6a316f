// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import UsherCore

/// What a soak has hit of what depends on the surfaces of popups, and how often.
struct SurfaceTally {
  /// One thing that must happen.
  enum Encounter: String, CaseIterable {
    case presentedInWindow, presentedInView, presentedOnAppWindow, viewRestored
    case windowAboveView, viewAbovePresented, presentedAboveView
    case refusedByFreeWindow, refusedByTakenWindow, triedAgainWithPages
  }

  private(set) var hits: [Encounter: Int] = [:]
  private var surfaces: [RequestID: PopupSurface] = [:]
  private var pages = PageSituation()
  /// Those that were refused on the app's window and wait for their next attempt.
  private var refused: Set<RequestID> = []

  /// Another script begins.
  mutating func beginAnew() {
    (surfaces, pages, refused) = ([:], PageSituation(), [])
  }

  /// Counts an event and its answer.
  mutating func count(
    _ event: PopupQueue.Event, answer effects: [PopupQueue.Effect], by queue: borrowing PopupQueue
  ) {
    switch event {
    case .enqueued(let request) where surfaces[request.id] == nil:
      let isAboveWindow = request.parent.map { surfaces[$0] == .overlay } ?? false
      surfaces[request.id] = isAboveWindow ? .overlay : request.surface
    case .pagesDidChange(let situation): pages = situation
    case .didFailToPresent(let id, .refused), .didLook(let id, found: .absent):
      countRefusal(of: id, by: queue)
    default: break
    }
    for effect in effects { count(effect, after: event) }
    countTopmost(of: queue)
  }

  private mutating func countRefusal(of id: RequestID, by queue: borrowing PopupQueue) {
    guard surfaces[id] == .appWindow, case .delayed = queue.phase(of: id) else { return }
    let isFree = !pages.visible.isEmpty && pages.departing.isEmpty && pages.foreignModal == nil
    hits[isFree ? .refusedByFreeWindow : .refusedByTakenWindow, default: 0] += 1
    refused.insert(id)
  }

  private mutating func count(_ effect: PopupQueue.Effect, after event: PopupQueue.Event) {
    switch effect {
    case .present(let id, animated: _):
      switch surfaces[id] {
      case .overlay: hits[.presentedInWindow, default: 0] += 1
      case .appView: hits[.presentedInView, default: 0] += 1
      case .appWindow, nil: hits[.presentedOnAppWindow, default: 0] += 1
      }
      guard refused.remove(id) != nil, case .pagesDidChange = event else { return }
      hits[.triedAgainWithPages, default: 0] += 1
    case .restore(let id, animated: _) where surfaces[id] == .appView:
      hits[.viewRestored, default: 0] += 1
    default: break
    }
  }

  /// Counts which surface the topmost modal popup is on, where another one has a popup, too.
  private mutating func countTopmost(of queue: borrowing PopupQueue) {
    guard let topmost = queue.topmostModal, let surface = surfaces[topmost] else { return }
    func isVisible(_ other: PopupSurface, in queue: borrowing PopupQueue) -> Bool {
      for (id, surface) in surfaces where surface == other && id != topmost {
        if queue.phase(of: id) == .visible { return true }
      }
      return false
    }
    switch surface {
    case .overlay where isVisible(.appView, in: queue): hits[.windowAboveView, default: 0] += 1
    case .appView where isVisible(.appWindow, in: queue): hits[.viewAbovePresented, default: 0] += 1
    case .appWindow where isVisible(.appView, in: queue):
      hits[.presentedAboveView, default: 0] += 1
    case .overlay, .appView, .appWindow: break
    }
  }

  /// What should have been hit and never was.
  var neverHit: [String] {
    Encounter.allCases.filter { hits[$0] == nil }.map(\.rawValue)
  }

  /// A row for each encounter.
  var rows: [[String]] {
    [["surface", "all"]] + Encounter.allCases.map { [$0.rawValue, "\(hits[$0] ?? 0)"] }
  }
}
