// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The fuzzer's own model of the visible pages, derived from the structure of its app and
/// independent of Usher.
@MainActor
struct PageModel {
  /// The visible pages.
  private(set) var visible: [Weak<UIViewController>] = []
  /// Whether a presented controller obstructs the pages.
  private(set) var isObstructed = false
  private(set) var isInTransition = true
  /// The visible pages when no transition was last running.
  private var idlePages: [Weak<UIViewController>] = []
  /// The turn in which `idlePages` was first seen, and whether a later turn has confirmed it. Only
  /// then are the pages settled for Usher.
  private var idleSinceTurn = 0
  private(set) var isConfirmed = false
  /// The visible pages when they were last confirmed by a second turn.
  private var confirmedPages: [Weak<UIViewController>] = []
  /// The pages that are visible once running dismissals end; equal to `visible` without one.
  private(set) var pagesAfterTransition: [Weak<UIViewController>] = []
  /// The turn in which these last changed: one transition can follow another at once.
  private(set) var lastTurnWithNewPages = 0
  /// Whether a transition of the pages is running.
  private var hasTransition = false
  /// The last turn with a presented controller, behind which UIKit may have detached the pages.
  private(set) var lastTurnWithPresentation = 0
  /// When the state last changed.
  private(set) var changedAt = 0.0
  /// The presented controllers, and whether each is presented as in compact width.
  private var adapted: [(controller: Weak<UIViewController>, isCompact: Bool)] = []

  /// Whether two turns have found the same pages and no transition is running.
  var isSettled: Bool { isConfirmed && !isInTransition }

  /// The number of pages in `idlePages`.
  var idlePageCount: Int { idlePages.count }

  /// Reads the state of the app.
  mutating func update(_ app: FuzzScene, on device: HeadlessDevice, at now: Double) {
    var pages = [app.bottomPage].compactMap { $0 }
    var coming = pages
    var obstructs = false
    // Transitions behind a covering controller are not visible.
    var watched = app.bottomPageAndContainers
    var isPopups = false
    adapt(app.presented)
    for controller in app.presented {
      watched.append(controller)
      // A controller that a popup presents is a child of that popup and not of the pages.
      if let wanted = (controller as? FuzzCardController)?.modalOptions, !wanted.isPage {
        isPopups = true
      }
      if isPopups { continue }
      let relation =
        controller.frontStyle?.relation(isCompact: isCompact(controller) == true)
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
    if !PageModel.isSame(coming, pagesAfterTransition) { lastTurnWithNewPages = device.clock.turn }
    pagesAfterTransition = coming.map { Weak(value: $0) }
    let transitions = watched.compactMap(\.transitionCoordinator)
    hasTransition = !transitions.isEmpty
    let moves = app.isAnyInTransition(of: watched)
    if !moves { transitionsDidEnd(on: pages, in: device.clock.turn) }
    let same =
      moves == isInTransition && obstructs == isObstructed && PageModel.isSame(pages, visible)
    guard !same else { return }
    (visible, isObstructed, isInTransition, changedAt) = (
      pages.map { Weak(value: $0) }, obstructs, moves, now
    )
  }

  /// Adapts the presented controllers to the width. One that is being presented or dismissed when
  /// the width changes is adapted once that has ended.
  private mutating func adapt(_ presented: [UIViewController]) {
    adapted = presented.map { controller in
      let width = controller.presentingViewController?.traitCollection.horizontalSizeClass
      let isInTransition = controller.isBeingPresented || controller.isBeingDismissed
      let known = isInTransition ? isCompact(controller) : nil
      return (Weak(value: controller), known ?? (width == .compact))
    }
  }

  private func isCompact(_ controller: UIViewController) -> Bool? {
    adapted.first { $0.controller.value === controller }?.isCompact
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

  /// Returns the page that a popup can start on, among the pages without a transition.
  func page(for popup: FuzzPopup) -> UIViewController? { page(for: popup, among: idlePages) }

  /// Returns the same during a transition, and the page among those that a turn has confirmed, which
  /// differ between two transitions.
  func countedPages(for popup: FuzzPopup) -> [UIViewController] {
    [idlePages, confirmedPages].compactMap { page(for: popup, among: $0) }
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

  /// Returns whether a page disappears in a transition, unless that is cancelled.
  func isDisappearing(_ page: UIViewController?) -> Bool {
    page != nil && hasTransition && idlePages.contains { $0.value === page }
      && !pagesAfterTransition.contains { $0.value === page }
  }

  func isVisible(_ page: UIViewController?) -> Bool {
    page != nil && visible.contains { $0.value === page }
  }

  /// Returns whether a page stays visible in a transition.
  func remainsVisible(_ page: UIViewController?) -> Bool {
    page != nil && hasTransition && idlePages.contains { $0.value === page }
      && pagesAfterTransition.contains { $0.value === page }
  }

  /// Returns whether a page is visible, not obstructed, and not in a transition.
  func isUndisturbed(_ page: UIViewController?) -> Bool {
    isVisible(page) && !isInTransition && !isObstructed
  }
}

extension UIViewController {
  /// The style of a controller in front of the pages; `nil` for modals that do not count as a page.
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
