// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Everything that the modifiers of ``PopupPresentable`` set, and how the kind of popup is
/// presented.
@MainActor
public struct _PopupConfiguration<Value: Sendable> {
  var presentation: any PopupPresentation<Value>
  /// What the engine needs. The driver fills in the identifier, the scope, the link and the lane,
  /// and the presentation the properties of its kind.
  var request = PopupQueue.Request(id: PopupID(serial: 0))
  /// The lane that was set; `nil`: the default of the kind.
  var lane: PopupLane?
  var pages = PageTarget.scope(.any)
  var update: ContentUpdate?
  /// How the display duration follows from the texts, if it does.
  var readingTime: ReadingTime?
  /// Whether a modifier has set the display duration.
  var hasExplicitDisplayDuration = false
  var dismissalCallbacks: [@MainActor (PopupOutcome<Value>) -> Void] = []
  var lifecycleCallbacks: [@MainActor (PopupEvent.Kind) -> Void] = []

  init(_ presentation: any PopupPresentation<Value>) {
    self.presentation = presentation
  }
}

extension _PopupConfiguration {
  /// Restricts the popup to a controller or, if that is a container, to any page in it; does
  /// nothing if the app has restricted the pages itself.
  mutating func restrictToPage(_ controller: UIViewController) {
    guard case .scope(.any) = pages else { return }
    if controller.containerKind == .plain {
      pages = .page(Weak(object: controller))
    } else {
      pages = .predicate { [weak controller] page in
        sequence(first: page, next: \.parent).contains { $0 === controller }
      }
    }
  }
}

/// The pages on which a popup may appear.
enum PageTarget {
  /// Those of a scope that the engine knows.
  case scope(PageScope)
  /// One page, which is not retained.
  case page(Weak<UIViewController>)
  case predicate(@MainActor (UIViewController) -> Bool)
}

/// How one kind of popup becomes a request and a presenter.
@MainActor
protocol PopupPresentation<Value> {
  associatedtype Value: Sendable

  /// What messages call it, such as “styled alert”.
  var kindName: String { get }

  /// The lane it competes in unless another one is set.
  var defaultLane: PopupLane { get }

  /// Why it cannot be queued; `nil` if it can.
  var rejection: PopupRejection? { get }

  /// The controller without which it cannot be presented, if any.
  var requiredController: UIViewController? { get }

  /// Adjusts the configuration, in which only the link has been filled in.
  func prepare(_ configuration: inout _PopupConfiguration<Value>)

  /// Adds the properties of this kind to the request.
  func configure(_ request: inout PopupQueue.Request, for placement: PopupPlacement)

  /// Makes the presenter, and registers the content for the handle.
  func makePresenter(for handle: PopupHandle<Value>, placement: PopupPlacement)
    -> any PopupPresenter
}

extension PopupPresentation {
  /// The kind with its article, to begin a sentence with.
  var misuseName: String { (kindName.hasPrefix("a") ? "An " : "A ") + kindName }

  var defaultLane: PopupLane { .popups }

  var requiredController: UIViewController? { nil }

  func prepare(_ configuration: inout _PopupConfiguration<Value>) {}
}

/// Why a popup was not queued.
struct PopupRejection {
  /// The reason of the outcome.
  let reason: PopupDismissalReason
  /// The misuse report, if it is a programming error.
  var report: MisuseReport?
}

/// Where a popup is placed among the others.
@MainActor
struct PopupPlacement {
  let lane: PopupLane
  /// The presenter of its parent, if it has one.
  let parent: (any PopupPresenter)?

  /// The minimum level of its window; a child is never below its parent.
  var level: Int { max(lane.level, parent?.level ?? lane.level) }

  /// Whether it must have its own window, because in the app's window it would be below its parent.
  var requiresOwnWindow: Bool { parent?.isInAppWindow == false }
}

/// Changes the content of the popup with the same key, instead of new content. Returns whether the
/// content has the expected type.
typealias ContentUpdate = @MainActor (PopupContent) -> Bool
