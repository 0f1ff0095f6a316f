// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Events in any order, also such as no view and no popup sends.
package enum PopupBindingEvents {
  private static let items: [ItemNumber?] =
    [nil] + (1...3).map { ItemNumber(serial: UInt64($0)) }

  private static let all: [PopupBindingMachine.Event] =
    items.dropLast().flatMap { item in
      [
        .viewDidUpdate(item), .turnDidBegin(item, isPopupBeingDismissed: false),
        .turnDidBegin(item, isPopupBeingDismissed: true),
      ]
    } + [
      .viewDidMoveToWindow(true), .viewDidMoveToWindow(false), .viewWasRemoved, .popupWasDismissed,
    ]

  /// Returns the first failure of all scripts of this length, for a view in a window, or `nil`.
  package static func firstFailure(
    updatesContent: Bool, depth: Int, count: () -> Void = {}
  ) -> String? {
    var test = PopupBindingDifferentialTest(updatesContent: updatesContent)
    if let failure = test.play(.viewDidMoveToWindow(true)) { return failure }
    return explore(test, depth: depth, count)
  }

  private static func explore(
    _ test: PopupBindingDifferentialTest, depth: Int, _ count: () -> Void
  ) -> String? {
    guard depth > 0 else { return nil }
    for event in all {
      var next = test
      if let failure = next.play(event) { return failure }
      count()
      if let failure = explore(next, depth: depth - 1, count) { return failure }
    }
    return nil
  }

  /// Returns the failure of a random script, or `nil`.
  package static func failure(updatesContent: Bool, seed: UInt64, steps: Int) -> String? {
    var random = SplitMix(seed: seed)
    var script: [PopupBindingMachine.Event] = []
    for index in 0..<steps {
      let item = items.randomElement(using: &random) ?? nil
      let event: PopupBindingMachine.Event =
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3: .viewDidUpdate(item)
        case 4...7:
          .turnDidBegin(
            item, isPopupBeingDismissed: Int.random(in: 0..<4, using: &random) == 0)
        case 8: .viewDidMoveToWindow(Int.random(in: 0..<4, using: &random) > 0)
        case 9 where index > steps / 2: .viewWasRemoved
        default: .popupWasDismissed
        }
      script.append(event)
    }
    func failure(of script: [PopupBindingMachine.Event]) -> String? {
      var test = PopupBindingDifferentialTest(updatesContent: updatesContent)
      for event in script {
        if let failure = test.play(event) { return failure }
      }
      return nil
    }
    guard failure(of: script) != nil else { return nil }
    return "seed \(seed): \(failure(of: shrunk(script) { failure(of: $0) != nil }) ?? "")"
  }
}
