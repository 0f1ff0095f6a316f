// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
