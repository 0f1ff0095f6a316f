// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// How one kind of popup gets onto the screen: what is to be known about it before it gets into the
/// line, and who presents it when it is its turn.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol PopupKind<Value> {
  associatedtype Value: Sendable

  /// What a report calls it, with its article, at the beginning of a sentence.
  var noun: String { get }

  /// Why it cannot get into the line as it is; `nil`, if it can.
  var refusal: PopupRefusal? { get }

  /// The controller without which it cannot be presented, if there is one.
  var ground: UIViewController? { get }

  /// Changes what this kind does not mean as it is said.
  func prepare(_ settings: inout PopupSettings<Value>, at place: PopupPlace)

  /// Adds what the engine has to know about this kind.
  func complete(_ request: inout PopupQueue.Request, at place: PopupPlace)

  /// Makes its presenter and claims what it shows for its handle.
  func presenter(for handle: PopupHandle<Value>, at place: PopupPlace) -> any PopupPresenter
}

@available(iOSApplicationExtension, unavailable)
extension PopupKind {
  var ground: UIViewController? { nil }

  func prepare(_ settings: inout PopupSettings<Value>, at place: PopupPlace) {}
}

/// Why a popup did not get into the line.
struct PopupRefusal {
  /// The reason with which its handle ends.
  let reason: PopupEndReason
  /// What is told about it, if it is a mistake.
  var report: MisuseReport?
}

/// Where a popup is to stand among the others.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PopupPlace {
  /// The least storey of its window.
  let band: OverlayBand
  /// What shows the popup that it belongs to, if it belongs to one.
  let parent: (any PopupPresenter)?
  /// Whether its time on screen is limited.
  let isTimed: Bool

  /// Whether it must have a window of its own: in the app's it would be below its parent.
  var needsWindow: Bool { parent?.isInAppWindow == false }
}
