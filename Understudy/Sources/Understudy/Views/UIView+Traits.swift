// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  var effectiveTraits: UITraitCollection { inherited.traits ?? computedTraits }

  private var computedTraits: UITraitCollection {
    var traits = tree.superview?.effectiveTraits ?? rootTraits
    if let headlessController { traits = headlessController.adjust(traits) }
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.with { $0.userInterfaceStyle = self.overrideUserInterfaceStyle }
    }
    let overrides = inherited.overrides
    if overrides != UITraitCollection.Values() { traits = traits.with { $0.merge(overrides) } }
    guard inherited.tint != nil || inherited.adjustment != .automatic else { return traits }
    return UITraitCollection(values: traits.values, tint: effectiveTint)
  }

  private var rootTraits: UITraitCollection {
    let window = self as? UIWindow
    let traits =
      window?.windowScene?.traitCollection ?? HeadlessDevice.currentIfAny?.traits
      ?? UITraitCollection.current
    guard let window, !window.hasTraits else { return traits }
    return traits.with {
      $0.horizontalSizeClass = .unspecified
      $0.verticalSizeClass = .unspecified
      $0.userInterfaceStyle = .light
      $0.preferredContentSizeCategory = .large
    }
  }

  /// Called by the controller when what it makes of the traits has changed.
  package func headlessTraitsDidChange() { updateTraits() }

  /// Inherits the traits from above and notifies the view, and those below, if they changed.
  func updateTraits() {
    let new = computedTraits
    let hasNewTint = inherited.traits?.tint != new.tint
    guard inherited.traits !== new, inherited.traits != new || hasNewTint else { return }
    let previous = inherited.traits ?? HeadlessDevice.currentIfAny?.traits
    let isFirst = inherited.traits == nil
    inherited.traits = new
    if previous != new {
      notifyTraitsChanged(from: previous)
    } else if isFirst || hasNewTint {
      // The device may have changed since the view was made, without a notification.
      if drawingState.backgroundColor != nil { resolveBackgroundColor() }
      if layer.state.mayHaveBacking { layer.setNeedsDisplay() }
    }
    for subview in tree.subviews { subview.updateTraits() }
  }

  private func notifyTraitsChanged(from previous: UITraitCollection?) {
    if drawingState.backgroundColor != nil { resolveBackgroundColor() }
    if layer.state.mayHaveBacking { layer.setNeedsDisplay() }
    layer.markNeedsUpdateOfProperties()
    setNeedsLayout()
    constraintsDidChange()
    effectiveTraits.performAsCurrent {
      systemTraitsDidChange(from: previous)
      if callsDeprecatedTraitHook { traitCollectionDidChange(previous) }
      headlessController?.traitsDidChange(from: previous)
      notifyTraitObservers(from: previous ?? UITraitCollection())
    }
  }

  /// Whether `traitCollectionDidChange` is called.
  var callsDeprecatedTraitHook: Bool {
    HeadlessDevice.currentIfAny?.switches.deprecatedTraitHookIsCalled ?? true
  }

  /// Notifies the view, and those below, that the device's language has changed.
  func updateLocalizedText() {
    headlessLanguageDidChange()
    setNeedsLayout()
    for subview in tree.subviews { subview.updateLocalizedText() }
  }

  func setBackgroundColor(_ color: UIColor?) {
    drawingState.backgroundColor = color
    resolveBackgroundColor()
  }

  func resolveBackgroundColor() {
    layer.backgroundColor = drawingState.backgroundColor?.cgColor(for: effectiveTraits)
  }
}
