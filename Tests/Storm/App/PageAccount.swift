// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The storm's own account of which pages the user sees, told by how its app is made and by nothing of
/// Usher's.
@MainActor
struct PageAccount {
  /// What the user sees as pages; none while they move.
  private(set) var visible: [Weak<UIViewController>] = []
  /// Whether something in front keeps the pages' own popups away.
  private(set) var isObstructed = false
  private(set) var isMoving = true
  /// What was visible when nothing moved the last time.
  private var rested: [Weak<UIViewController>] = []
  /// The turn in which that was first seen, and whether it was seen in another one, too: only then does
  /// it count for Usher.
  private var restedSince = 0
  private(set) var isConfirmed = false
  /// What was visible when nothing moved in two turns the last time.
  private var counted: [Weak<UIViewController>] = []
  /// What will be visible if what is leaving has left; the same as `visible` while nothing is.
  private(set) var coming: [Weak<UIViewController>] = []
  /// Whether everything that moves does so by itself, and not with a finger nor because one gave up.
  private(set) var isOnItsWay = false
  /// Whether anything does.
  private(set) var isAnyOnItsWay = false
  /// The turn in which something was last presented, behind which UIKit may have put the pages aside.
  private(set) var lastBehind = 0
  /// Whether all that moves follows a finger or has been given up.
  private var isInHand = false
  /// Since when all of this has been so.
  private(set) var since = 0.0

  /// How many pages those were.
  var restedCount: Int { rested.count }

  /// Looks again.
  mutating func update(_ app: StormScene, on device: HeadlessDevice, at now: Double) {
    var pages = [app.bottomPage].compactMap { $0 }
    var coming = pages
    var obstructs = false
    // What moves behind a controller that covers it is not seen.
    var watched = app.bottomLine
    var isPopups = false
    for controller in app.presented {
      watched.append(controller)
      // What a popup's own controller presents belongs to that popup.
      if let wanted = (controller as? StormCardController)?.wanted, !wanted.isPage {
        isPopups = true
      }
      if isPopups { continue }
      let relation =
        controller.frontStyle?.relation(on: device)
        ?? (controller is UIAlertController ? .obstructs : .nothing)
      switch relation {
      case .covers:
        (pages, obstructs, watched) = ([controller], false, [controller])
        if !controller.isBeingDismissed { coming = pages }
      case .obstructs: obstructs = true
      case .nothing: break
      }
    }
    if !app.presented.isEmpty { lastBehind = device.clock.turn }
    self.coming = coming.map { Weak(value: $0) }
    let transitions = watched.compactMap(\.transitionCoordinator)
    isOnItsWay =
      !transitions.isEmpty && transitions.allSatisfy { !$0.isInteractive && !$0.isCancelled }
    isAnyOnItsWay = transitions.contains { !$0.isInteractive && !$0.isCancelled }
    isInHand = !transitions.isEmpty && !isAnyOnItsWay
    let moves = app.isAnyMoving(of: watched)
    if !moves { rest(on: pages, in: device.clock.turn) }
    let same =
      moves == isMoving && obstructs == isObstructed && PageAccount.isSame(pages, visible)
    guard !same else { return }
    (visible, isObstructed, isMoving, since) = (
      pages.map { Weak(value: $0) }, obstructs, moves, now
    )
  }

  private mutating func rest(on pages: [UIViewController], in turn: Int) {
    let isNew = isMoving || !PageAccount.isSame(pages, rested)
    if isNew { restedSince = turn }
    isConfirmed = turn > restedSince
    rested = pages.map { Weak(value: $0) }
    if isConfirmed { counted = rested }
  }

  private static func isSame(
    _ pages: [UIViewController], _ known: [Weak<UIViewController>]
  ) -> Bool {
    pages.count == known.count && zip(pages, known).allSatisfy { $0 === $1.value }
  }

  /// The page for which a popup may come, among those that were visible when nothing moved.
  func page(for popup: StormPopup) -> UIViewController? { page(for: popup, among: rested) }

  /// The same while they move: what was between two movements for one turn has not counted.
  func countedPage(for popup: StormPopup) -> UIViewController? {
    page(for: popup) ?? page(for: popup, among: counted)
  }

  private func page(
    for popup: StormPopup, among pages: [Weak<UIViewController>]
  ) -> UIViewController? {
    pages.compactMap(\.value).first { candidate in
      switch popup.wish.pages {
      case .anywhere: true
      case .type(let kind): candidate.isKind(of: kind)
      case .named: candidate is DetailPage || candidate is FormPage
      case .thisPage: candidate === popup.namedPage
      case .marked: (candidate as? StormPage)?.isMarked == true
      }
    }
  }

  /// Whether a page that the user saw is on its way out, and no finger can take that back any more.
  func isLeaving(_ page: UIViewController?) -> Bool {
    guard let page, isOnItsWay, rested.contains(where: { $0.value === page }) else { return false }
    return !coming.contains { $0.value === page }
  }

  func sees(_ page: UIViewController?) -> Bool {
    page != nil && visible.contains { $0.value === page }
  }

  /// Whether the user sees a page, or holds it and may take it back, or has let go and it comes back.
  func keeps(_ page: UIViewController?) -> Bool {
    sees(page) || page != nil && isInHand && rested.contains { $0.value === page }
  }

  /// Whether nothing is the matter with a page.
  func isUndisturbed(_ page: UIViewController?) -> Bool {
    sees(page) && !isMoving && !isObstructed
  }
}

extension UIViewController {
  /// How it lies in front of the pages; what Usher presents does not count unless it says so.
  fileprivate var frontStyle: StormFront.Style? {
    if let front = self as? StormFront { return front.style }
    guard let ours = (self as? StormCardController)?.wanted, ours.isPage else { return nil }
    return ours.style
  }

  fileprivate func isKind(of kind: StormPage.Kind) -> Bool {
    switch kind {
    case .home: self is HomePage
    case .list: self is ListPage
    case .detail: self is DetailPage
    case .form: self is FormPage
    }
  }
}
