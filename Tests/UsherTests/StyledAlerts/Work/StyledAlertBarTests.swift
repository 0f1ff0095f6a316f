// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The bar before the user's eyes.
@MainActor
struct StyledAlertBarTests {
  @Test func `it is filled in the accent of the alert, and moves there`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").tint(.systemPink).progress(0.2, as: .bar).show()
      stand.settle()
      let bar = try #require(stand.styledAlert?.bar)
      let fill = try #require(bar.subviews.first)
      #expect(fill.backgroundColor == .systemPink && fill.layer.animationKeys()?.isEmpty != false)

      handle.update { $0.progress(0.7, as: .bar).tint(.systemTeal) }

      #expect(fill.layer.animationKeys()?.isEmpty == false && fill.backgroundColor == .systemTeal)
      #expect(abs(fill.bounds.width - bar.bounds.width * 0.7) < 0.5)
    }
  }

  @Test(arguments: [false, true])
  func `what travels goes where lines go, and stops when it is known how far it is`(
    isRightToLeft: Bool
  ) throws {
    try Stand.run { stand in
      stand.device.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      stand.turn()
      let handle = StyledAlert(.waiting, "Saving…").progress(nil, as: .bar).show()
      stand.settle()
      let fill = try #require(stand.styledAlert?.bar?.subviews.first)
      let travel = fill.layer.animation(forKey: "travel") as? CABasicAnimation
      let end = try #require(travel?.toValue as? CGFloat)
      #expect(isRightToLeft ? end < -200 : end > 200)

      handle.update { $0.progress(0.1, as: .bar) }
      stand.settle()

      #expect(fill.layer.animation(forKey: "travel") == nil)
    }
  }

  @Test func `a report of work leaves a bar a bar, and makes a ring where there was nothing`()
    async throws
  {
    for isBar in [true, false] {
      try await Stand.run { stand in
        var progress: StyledAlertProgress?
        var end: CheckedContinuation<Void, Never>?
        let alert = StyledAlert(.waiting, "Saving…")
        let handle = (isBar ? alert.progress(nil, as: .bar) : alert).run {
          progress = $0
          await withCheckedContinuation { end = $0 }
        } failure: { alert, _ in
          alert
        }
        for _ in 1...5 { await Task.yield() }
        stand.settle()

        progress?.report(0.5)

        let view = try #require(stand.styledAlert)
        #expect(view.bar?.progress == (isBar ? .known(0.5) : nil))
        #expect(view.icon.progress == (isBar ? nil : .known(0.5)))
        handle.end(animated: false)
        end?.resume()
        for _ in 1...5 { await Task.yield() }
      }
    }
  }

  @Test func `work for an alert that is refused does not begin`() async {
    await Stand.run { stand in
      var begun = false
      var page: UIViewController? = UIViewController()
      let alert = page.map { StyledAlert(.waiting, "Saving…").inside($0) }
      page = nil
      let handle = alert?.run { _ in
        begun = true
      } failure: { alert, _ in
        alert
      }
      for _ in 1...5 { await Task.yield() }

      #expect(handle?.outcomeIfEnded?.reason == .pageGone && !begun)
    }
  }
}
