// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

struct BoundItem: Identifiable, Equatable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "item \(id)"
  }
}

/// The state that a binding reads and writes.
@MainActor
final class BoundState {
  var item: BoundItem?
  /// Whether it keeps its item, as a constant binding does.
  var refusesNil = false
  var onDismiss: @MainActor () -> Void = {}
  let log = CallLog()
}

/// Shows a popup with a label.
@MainActor
struct LabelSource: PopupBindingSource {
  static let updatesContent = true
  let state: BoundState
  var priority = PopupPriority.standard

  var item: BoundItem? { state.item }

  func clear() {
    state.log.record("cleared")
    if !state.refusesNil { state.item = nil }
  }

  func id(of item: BoundItem) -> Int { item.id }

  func show(_ item: BoundItem, from view: UIView) -> (PopupHandle<String>, UILabel) {
    state.log.record("show \(item.text)")
    let label = UILabel()
    label.text = item.text
    return (view.showPopup(Popup<String> { _ in label }.priority(priority)), label)
  }

  func update(_ shown: inout UILabel, of handle: PopupHandle<String>, to item: BoundItem) {
    state.log.record("update to \(item.text)")
    shown.text = item.text
  }

  func popupWasDismissed(_ item: BoundItem, _ outcome: PopupOutcome<String>) {
    state.log.record("\(item.text): \(outcome.reason)\(outcome.value.map { " \($0)" } ?? "")")
    state.onDismiss()
  }
}

/// Shows a system alert.
@MainActor
struct AlertSource: PopupBindingSource {
  static let updatesContent = false
  let state: BoundState

  var item: BoundItem? { state.item }
  func clear() { state.item = nil }
  func id(of item: BoundItem) -> Int { item.id }

  func show(_ item: BoundItem, from view: UIView) -> (PopupHandle<SystemAlertResult>, Void) {
    (view.showPopup(SystemAlert(item.text).button("OK")), ())
  }

  func update(_ shown: inout Void, of handle: PopupHandle<SystemAlertResult>, to item: BoundItem) {
    Issue.record("an alert is not updated")
  }

  func popupWasDismissed(_ item: BoundItem, _ outcome: PopupOutcome<SystemAlertResult>) {
    state.log.record("\(item.text): \(outcome.reason)")
  }
}

/// A view with a binding, which the test updates as SwiftUI does.
@MainActor
final class BoundView {
  let state = BoundState()
  let binding = PopupBinding<LabelSource>()

  /// Places the view on a page.
  init(on view: UIView? = nil) {
    view?.addSubview(binding.view)
    update()
  }

  /// Sets the item, and updates the view as often as SwiftUI would: once.
  func set(_ item: BoundItem?) {
    state.item = item
    update()
  }

  func update() { binding.viewDidUpdate(LabelSource(state: state)) }

  var lines: [String] { state.log.lines }
}
