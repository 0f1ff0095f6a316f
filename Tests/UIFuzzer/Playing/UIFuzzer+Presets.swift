// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherPresets

// Showing presets, whose views the fuzzer finds on the screen.
extension UIFuzzer {
  func show(_ preset: FuzzPreset, _ popup: FuzzPopup) {
    let name = popup.name
    let bare: Popup<Void>
    switch preset {
    case .toast: bare = .toast(name)
    case .toastWithButton: bare = .toast(name, button: "Undo \(name)")
    case .banner: bare = .banner(name)
    case .stackedBanner: bare = .banner(name, stack: FuzzNames.keys[FuzzNames.stack])
    case .confirmation: bare = .confirmation(name)
    case .choices:
      let choices = [
        PopupChoice("Keep \(name)", isSelected: true, value: 0),
        PopupChoice("Choose \(name)", role: .destructive, value: serial),
      ]
      let sheet = Popup<Int>.choices("Choices \(name)", choices)
      return adopt(send(configure(sheet, for: popup), popup), popup)
    }
    adopt(send(configure(bare, for: popup), popup), popup)
  }

  /// Records the view of a preset, which exists when that begins to appear.
  func findPresetView(of popup: FuzzPopup) {
    guard let preset = popup.spec.preset, !popup.hasJoined, popup.current == nil else { return }
    let known = popups.flatMap { $0.contents }.compactMap(\.value)
    let views = popup.app.scene.windows.flatMap { $0.descendants(named: preset.viewName) }
      .filter { view in !known.contains { $0 === view } }
    let name = popup.contentName ?? popup.name
    // A banner may show the name of another one, whose `show` has not returned.
    guard let view = views.first(where: { $0.shows(name) }) ?? views.first else { return }
    popup.contents.append(Weak(value: view))
    popup.current = view
  }

  /// Taps the button of a popup, or what completes a preset.
  func tapButton(of popup: FuzzPopup) -> Bool {
    guard let label = popup.buttonLabel else { return false }
    let isCertain = isUndisturbed(popup)
    guard tap(label, on: popup.app) else { return false }
    if isCertain { checkCompletion(of: popup) }
    return true
  }

  /// Returns whether a popup is visible, and nothing but the user will dismiss it now.
  func isUndisturbed(_ popup: FuzzPopup) -> Bool {
    isActive(popup.app) && !isFingerDown && popup.isVisible && popup.parent == nil
      && !popup.app.pageModel.isInTransition && popup.presentedController == nil
      && popup.expectedReason == nil && popup.lateSince == nil && !popup.mayBeDismissing
      && !popup.mayElapse
  }

  /// Verifies that a tap has completed a preset.
  func checkCompletion(of popup: FuzzPopup) {
    guard let preset = popup.spec.preset else { return }
    if popup.isVisible { fail("\(popup.name) is still visible after a tap on its button") }
    if let outcome = popup.outcome, outcome != .completed {
      fail("\(popup.name) was dismissed with \(outcome) after a tap on its button")
    }
    if !popup.isDismissed, !popup.mayBeDismissing { popup.expectedReason = .completed }
    switch preset {
    case .toast, .confirmation: fail("\(popup.name) has no button")
    case .toastWithButton: coverage.count(.toastCompleted)
    case .banner, .stackedBanner: coverage.count(.bannerCompleted)
    case .choices: coverage.count(.choiceCompleted)
    }
  }
}

extension FuzzPopup {
  /// The label of its button, or of what completes it.
  var buttonLabel: String? {
    switch kind {
    case .alert: "OK \(name)"
    case .activity: nil
    case .popup:
      spec.preset.map { $0.buttonLabel(contentName ?? name) } ?? name
    }
  }
}

extension UIView {
  /// The view and its descendants whose type has this name.
  func descendants(named typeName: String) -> [UIView] {
    let own = "\(type(of: self))" == typeName ? [self] : []
    return own + subviews.flatMap { $0.descendants(named: typeName) }
  }

  /// The texts of its labels that are not hidden.
  var shownTexts: [String] {
    guard !isHidden else { return [] }
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + subviews.flatMap(\.shownTexts)
  }

  /// Whether one of its labels contains a text.
  func shows(_ text: String) -> Bool { shownTexts.contains { $0.contains(text) } }
}
