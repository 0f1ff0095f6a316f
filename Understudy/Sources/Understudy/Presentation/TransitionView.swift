// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The full-size view between a window and what is presented in it.
package final class TransitionView: UIView {
  weak var controller: UIPresentationController?
  /// While a transition runs touches end here: they reach neither the presented view nor the page.
  var isTransitioning = false

  /// Only what is presented takes touches; beside it they reach the page below.
  var passesTouchesThrough = false

  package override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    controller?.presentedViewController.presentation.presenting?
      .presentationEnvironmentDidChange(from: previous, to: traitCollection)
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    if isTransitioning, found != nil { return self }
    return passesTouchesThrough && found === self ? nil : found
  }
}

// MARK: - Dimming

/// Darkens what lies below an alert or a sheet.
final class DimmingView: UIView {
  var onTap: (() -> Void)?
  private var isPressed = false

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = Self.color
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// Black, 0.20 in light and 0.48 in dark appearance.
  static let color = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPressed else { return }
    isPressed = false
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}

// MARK: - What a presentation keeps

/// The view of a presenter that a full-screen presentation has removed, and its former position.
@MainActor
package final class RemovedPresenterView {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int
  /// Whether the view has not been restored yet.
  private(set) var isRemoved = true

  init(removing view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  /// The view in which it will be restored.
  var destination: UIView? { superview }

  /// Has the view restored in another view, as when the window got its root again.
  func move(to superview: UIView) {
    self.superview = superview
  }

  func restore() {
    isRemoved = false
    guard let superview, view.superview == nil else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.frame = superview.bounds
  }
}

/// The state of presentations of and by a controller.
@MainActor
package struct PresentationState {
  /// The style as the app set it.
  package var style = UIModalPresentationStyle.automatic
  /// The controller that presents this one.
  package weak var presenting: UIViewController?
  /// The controller that this one presents; no other strong reference to it.
  package var presented: UIViewController?
  /// The controller of this one's presentation; created early if the app asks for it.
  package var controller: UIPresentationController?
  /// The presentation controller that was requested, while an adaptive one replaces it.
  package var requestedController: UIPresentationController?
  /// The transition style of the context that it is presented in, which takes the place of its own.
  package var transitionStyle: UIModalTransitionStyle?
  package var isBeingPresented = false
  package var isBeingDismissed = false
  /// The requested or running presentation or dismissal of the presented controller.
  package var transition: ModalTransition?
  /// The coordinator of a transition in which this controller takes part.
  package var coordinator: TransitionCoordinator?

  package init() {}
}
