// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a popup shows: a view, or a view controller with its view.
@MainActor
enum PopupContent {
  case view(UIView)
  case controller(UIViewController)

  /// What is seen; a controller loads its view for it.
  var view: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// What belongs to the popup as long as that lives.
  var responder: UIResponder {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller
    }
  }

  var controller: UIViewController? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  /// The size that it asks for; zero in a direction in which it asks for none.
  var preferredSize: CGSize { controller?.preferredContentSize ?? .zero }
}

/// Where a popup gets what it shows.
@MainActor
enum ContentSource {
  /// It is there.
  case ready(PopupContent)
  /// It is made when it is needed; `nil`, if it cannot be had.
  case closure(@MainActor () -> PopupContent?)
  /// Nothing: another popup has taken it, or this one has ended.
  case none
}
