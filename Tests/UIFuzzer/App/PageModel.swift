// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The storm's own account of which pages the user sees, told by how its app is made and by nothing of
/// Usher's.
@MainActor
struct PageModel {
  /// What the user sees as pages; none while they move.
  private(set) var visible: [Weak<UIViewController>] = []
  /// Whether something in front keeps the pages' own popups away.
  private(set) var isObstructed = false
  private(set) var isInTransition = true
  /// What was visible when nothing moved the last time.
  private var idlePages: [Weak<UIViewController>] = []
  /// The turn in which that was first seen, and whether it was seen in another one, too: only then does
  /// it count for Usher.
  private var idleSinceTurn = 0
  private(set) var isConfirmed = false
  /// What was visible when nothing moved in two turns the last time.
  private var confirmedPages: [Weak<UIViewController>] = []
  /// What will be visible if what is leaving has left; the same as `visible` while nothing is.
  private(set) var coming: [Weak<UIViewController>] = []
  /// Whether everything that moves does so by itself, and not with a finger nor because one gave up.
  private(set) var isOnItsWay = false
  /// Whether anything does.
  private(set) var hasCommittedTransition = false
  /// The turn in which something was last presented, behind which UIKit may have put the pages aside.
  private(set) var lastTurnWithPresentation = 0
  /// Whether all that moves follows a finger or has been given up.
  private var hasOnlyCancellableTransitions = false
  /// Since when all of this has been so.
  private(set) var changedAt = 0.0

  /// How many pages those were.
  var idlePageCount: Int { idlePages.count }

  /// Looks again.
  mutating func update(_ app: FuzzScene, on device: HeadlessDevice, at now: Double) {
    var pages = [app.bottomPage].compactMap { $0 }
    var coming = pages
    var obstructs = false
    // What moves behind a controller that covers it is not seen.
    var watched = app.bottomPageAndContainers
    var isPopups = false
    for controller in app.presented {
      watched.append(controller)
      // What a popup's own controller presents belongs to that popup.
      if let wanted = (controller as? FuzzCardController)?.modalOptions, !wanted.isPage {
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
    if !app.presented.isEmpty { lastTurnWithPresentation = device.clock.turn }
    self.coming = coming.map { Weak(value: $0) }
    let transitions = watched.compactMap(\.transitionCoordinator)
    isOnItsWay =
      !transitions.isEmpty && transitions.allSatisfy { !$0.isInteractive && !$0.isCancelled }
    hasCommittedTransition = transitions.contains { !$0.isInteractive && !$0.isCancelled }
    hasOnlyCancellableTransitions = !transitions.isEmpty && !hasCommittedTransition
    let moves = app.isAnyInTransition(of: watched)
    if !moves { transitionsDidEnd(on: pages, in: device.clock.turn) }
    let same =
      moves == isInTransition && obstructs == isObstructed && PageModel.isSame(pages, visible)
    guard !same else { return }
    (visible, isObstructed, isInTransition, changedAt) = (
      pages.map { Weak(value: $0) }, obstructs, moves, now
    )
  }

  private mutating func transitionsDidEnd(on pages: [UIViewController], in turn: Int) {
    let isNew = isInTransition || !PageModel.isSame(pages, idlePages)
    if isNew { idleSinceTurn = turn }
    isConfirmed = turn > idleSinceTurn
    idlePages = pages.map { Weak(value: $0) }
    if isConfirmed { confirmedPages = idlePages }
  }

  private static func isSame(
    _ pages: [UIViewController], _ known: [Weak<UIViewController>]
  ) -> Bool {
    pages.count == known.count && zip(pages, known).allSatisfy { $0 === $1.value }
  }

  /// The page for which a popup may come, among those that were visible when nothing moved.
  func page(for popup: FuzzPopup) -> UIViewController? { page(for: popup, among: idlePages) }

  /// The same while they move: what was between two movements for one turn has not counted.
  func countedPage(for popup: FuzzPopup) -> UIViewController? {
    page(for: popup) ?? page(for: popup, among: confirmedPages)
  }

  private func page(
    for popup: FuzzPopup, among pages: [Weak<UIViewController>]
  ) -> UIViewController? {
    pages.compactMap(\.value).first { candidate in
      switch popup.spec.pages {
      case .anywhere: true
      case .type(let kind): candidate.isKind(of: kind)
      case .named: candidate is DetailPage || candidate is FormPage
      case .thisPage: candidate === popup.namedPage
      case .marked: (candidate as? FuzzPage)?.isMarked == true
      }
    }
  }

  /// Whether a page that the user saw is on its way out, and no finger can take that back any more.
  func isDisappearing(_ page: UIViewController?) -> Bool {
    guard let page, isOnItsWay, idlePages.contains(where: { $0.value === page }) else { return false }
    return !coming.contains { $0.value === page }
  }

  func isVisible(_ page: UIViewController?) -> Bool {
    page != nil && visible.contains { $0.value === page }
  }

  /// Whether the user sees a page, or holds it and may take it back, or has let go and it comes back.
  func mayRemainVisible(_ page: UIViewController?) -> Bool {
    isVisible(page) || page != nil && hasOnlyCancellableTransitions && idlePages.contains { $0.value === page }
  }

  /// Whether nothing is the matter with a page.
  func isUndisturbed(_ page: UIViewController?) -> Bool {
    isVisible(page) && !isInTransition && !isObstructed
  }
}

extension UIViewController {
  /// How it lies in front of the pages; what Usher presents does not count unless it says so.
  fileprivate var frontStyle: FuzzPresentedPage.Style? {
    if let front = self as? FuzzPresentedPage { return front.style }
    guard let ours = (self as? FuzzCardController)?.modalOptions, ours.isPage else { return nil }
    return ours.style
  }

  fileprivate func isKind(of kind: FuzzPage.Kind) -> Bool {
    switch kind {
    case .home: self is HomePage
    case .list: self is ListPage
    case .detail: self is DetailPage
    case .form: self is FormPage
    }
  }
}
