// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// An area that is empty while there is content behind it, and otherwise shows a placeholder.
///
/// It shows one when its state changes, in the next turn: an update with the same state changes
/// nothing that the user sees.
package final class PlaceholderAreaView: UIView {
  /// What is known about the content.
  package enum State: Equatable {
    case content
    case loading
    case empty
    /// With a description that tells errors apart.
    case failed(String)
  }

  private var state = State.content
  private var makePlaceholder: @MainActor () -> Placeholder? = { nil }
  private var isTurnScheduled = false
  private let device = DeviceContext()

  /// Takes the state of an update. `placeholder` is called in the next turn, if the state is another
  /// one than before; `nil` shows the content.
  package func update(
    to state: State, placeholder: @escaping @MainActor () -> Placeholder?
  ) {
    guard state != self.state else { return }
    self.state = state
    makePlaceholder = placeholder
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    device.nextTurn { [weak self] in self?.apply() }
  }

  private func apply() {
    isTurnScheduled = false
    let make = makePlaceholder
    // What it captures is no longer needed.
    makePlaceholder = { nil }
    let page = PagePlaceholder(driver: PlaceholderLifetime.make(for: self).driver)
    if let placeholder = make() { page.show(placeholder) } else { page.hide() }
  }
}
