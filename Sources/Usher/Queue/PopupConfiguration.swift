// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What every kind of popup can be told by the modifiers of ``PopupPresentable``, and the kind that it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct _PopupConfiguration<Value: Sendable> {
  var presentation: any PopupPresentation<Value>
  var key: PopupKey?
  var keyPolicy = PopupKeyPolicy.join
  var update: ContentUpdate?
  var group: PopupGroup?
  var lane = PopupLane.popups
  var priority = PopupPriority.standard
  var delay = Duration.zero
  var conflict = PopupConflict.wait
  var expiration: Duration?
  var displayDuration: Duration?
  /// The rule for the time on screen, where that depends on what is to be read.
  var readingTime: ReadingTime?
  /// Whether anything was said about the time on screen.
  var hasExplicitDisplayDuration = false
  var isAnimated = true
  var pages = PageTarget.anywhere
  var pageExit: PopupPageExit?
  var ignoresPageCover = false
  var dismissalCallbacks: [@MainActor (PopupOutcome<Value>) -> Void] = []
  var lifecycleCallbacks: [@MainActor (PopupLifecycleEvent) -> Void] = []

  init(presentation: any PopupPresentation<Value>) {
    self.presentation = presentation
  }

  /// What the engine is told about it.
  func request(
    id: PopupID, scope: PageScope, link: QueueDriver.Link, placement: PopupPlacement
  ) -> PopupQueue.Request {
    var request = PopupQueue.Request(
      id: id, key: key, keyPolicy: keyPolicy, group: group, lane: lane, priority: priority,
      scope: scope, pageExit: pageExit, ignoresPageCover: ignoresPageCover, parent: link.parent,
      sequence: link.sequence, delay: delay, conflict: conflict, expiration: expiration,
      displayDuration: displayDuration, isAnimated: isAnimated)
    presentation.configure(&request, for: placement)
    return request
  }
}

@available(iOSApplicationExtension, unavailable)
extension _PopupConfiguration {
  /// Lets it wait until the user sees a controller, as a page is waited for, unless pages have been
  /// named; where the controller is none, a page in it is waited for.
  mutating func restrictToPage(for controller: UIViewController) {
    guard case .anywhere = pages else { return }
    if controller.containerKind == .plain {
      pages = .page(PageTarget.Page(controller: controller))
    } else {
      pages = .predicate { [weak controller] page in
        controller.map { page.isInside($0) } ?? false
      }
    }
  }
}

extension UIViewController {
  /// Whether it is this controller or anywhere in it.
  fileprivate func isInside(_ container: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === container }
  }
}

/// The pages that a popup may appear on, as the app names them.
enum PageTarget {
  /// One page, which is not held.
  struct Page {
    weak var controller: UIViewController?
  }

  case anywhere
  case types([UIViewController.Type])
  case names(Set<PageName>)
  case page(Page)
  case predicate(@MainActor (UIViewController) -> Bool)
}

/// How one kind of popup gets onto the screen: what is to be known about it before it gets into the
/// line, and who presents it when it is its turn.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol PopupPresentation<Value> {
  associatedtype Value: Sendable

  /// What a report calls it, with its article, at the beginning of a sentence.
  var kindName: String { get }

  /// Why it cannot get into the line as it is; `nil`, if it can.
  var rejection: PopupRejection? { get }

  /// The controller without which it cannot be presented, if there is one.
  var requiredController: UIViewController? { get }

  /// Changes what this kind does not mean as it is said.
  func prepare(_ settings: inout _PopupConfiguration<Value>, `for` place: PopupPlacement)

  /// Adds what the engine has to know about this kind.
  func configure(_ request: inout PopupQueue.Request, `for` place: PopupPlacement)

  /// Makes its presenter and claims what it shows for its handle.
  func makePresenter(for handle: PopupHandle<Value>, placement: PopupPlacement) -> any PopupPresenter
}

@available(iOSApplicationExtension, unavailable)
extension PopupPresentation {
  var requiredController: UIViewController? { nil }

  func prepare(_ settings: inout _PopupConfiguration<Value>, `for` place: PopupPlacement) {}
}

/// Why a popup did not get into the line.
struct PopupRejection {
  /// The reason with which its handle ends.
  let reason: PopupDismissalReason
  /// What is told about it, if it is a mistake.
  var report: MisuseReport?
}

/// Where a popup is to stand among the others.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PopupPlacement {
  /// The least storey of its window.
  let level: OverlayBand
  /// What shows the popup that it belongs to, if it belongs to one.
  let parent: (any PopupPresenter)?
  /// Whether its time on screen is limited.
  let hasDisplayDuration: Bool

  /// Whether it must have a window of its own: in the app's it would be below its parent.
  var requiresOwnWindow: Bool { parent?.isInAppWindow == false }
}

/// Something that happens to a popup before its end, in the order in which a popup is told of it.
enum PopupLifecycleEvent: Equatable {
  /// It was suspended and begins to come back.
  case resumed
  /// It is in its window and begins to appear.
  case willAppear(isReturning: Bool)
  /// It is on the screen and its animation has ended.
  case didAppear(isReturning: Bool)
  /// It begins to leave the screen, for good or not.
  case willDisappear
  /// It has left the screen, for good or not.
  case didDisappear
  /// It has left the screen for these causes and may come back.
  case suspended(PopupSuspensionCauses)
}
