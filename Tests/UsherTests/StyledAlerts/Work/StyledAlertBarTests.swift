// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The appearance of progress bars.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertBarTests {
  @Test func `a progress bar has the accent color of the alert and animates to its value`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").tint(.systemPink).progress(0.2, style: .bar)
        .show()
      app.runUntilIdle()
      let bar = try #require(app.styledAlert?.progressBar)
      let fill = try #require(bar.subviews.first)
      #expect(fill.backgroundColor == .systemPink)
      #expect(fill.layer.animationKeys()?.isEmpty != false)

      handle.update { $0.progress(0.7, style: .bar).tint(.systemTeal) }

      #expect(fill.layer.animationKeys()?.isEmpty == false)
      #expect(fill.backgroundColor == .systemTeal)
      #expect(abs(fill.bounds.width - bar.bounds.width * 0.7) < 0.5)
    }
  }

  @Test(arguments: [false, true])
  func `an indeterminate bar moves in reading direction until the progress is known`(
    isRightToLeft: Bool
  ) throws {
    try TestApp.run { app in
      app.device.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      app.runTurn()
      let handle = StyledAlert(.waiting, "Saving…").progress(nil, style: .bar).show()
      app.runUntilIdle()
      let fill = try #require(app.styledAlert?.progressBar?.subviews.first)
      let travel = fill.layer.animation(forKey: "travel") as? CABasicAnimation
      let end = try #require(travel?.toValue as? CGFloat)
      #expect(isRightToLeft ? end < -200 : end > 200)

      handle.update { $0.progress(0.1, style: .bar) }
      app.runUntilIdle()

      #expect(fill.layer.animation(forKey: "travel") == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a report of work keeps a bar, and adds a ring where there is no progress yet`(isBar: Bool)
    async throws
  {
    try await TestApp.run { app in
      var progress: StyledAlertProgress?
      var end: CheckedContinuation<Void, Never>?
      let alert = StyledAlert(.waiting, "Saving…")
      let handle = (isBar ? alert.progress(nil, style: .bar) : alert).run {
        progress = $0
        await withCheckedContinuation { end = $0 }
      } failure: { alert, _ in
        alert
      }
      await app.device.settle()
      app.runUntilIdle()

      progress?.report(0.5)

      let view = try #require(app.styledAlert)
      #expect(view.progressBar?.progress == (isBar ? .determinate(0.5) : nil))
      #expect(view.icon.progress == (isBar ? nil : .determinate(0.5)))
      handle.dismiss(animated: false)
      end?.resume()
      await app.device.settle()
    }
  }

  @Test func `work for a rejected alert does not start`() async {
    await TestApp.run { app in
      var didStart = false
      var page: UIViewController? = UIViewController()
      let alert = page.map { StyledAlert(.waiting, "Saving…").inside($0) }
      page = nil
      let handle = alert?.run { _ in
        didStart = true
      } failure: { alert, _ in
        alert
      }
      await app.device.settle()

      #expect(handle?.outcomeIfDismissed?.reason == .pageGone)
      #expect(!didStart)
    }
  }
}
