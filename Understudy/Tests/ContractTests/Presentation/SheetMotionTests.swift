// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SheetMotionTests {
  @Test
  func `M9: a sheet comes on a critically damped spring that settles in 0.506 seconds`() async {
    await withSheet { sheet, rest in
      let height = (sheet.view.window?.bounds.maxY ?? 0) - rest
      // Seen twice, because when the first frame is shown is not known.
      var seen: [(time: TimeInterval, left: CGFloat)] = []
      let start = CACurrentMediaTime()
      while seen.count < 12 {
        await pass(TestPlatform.frame)
        let left = (shownOrigin(of: sheet.view).y - rest) / height
        if left < 0.999 { seen.append((CACurrentMediaTime() - start, left)) }
      }
      let frequency = (1000.0 / 3).squareRoot()
      func expected(_ time: TimeInterval) -> CGFloat {
        (1 + frequency * time) * exp(-frequency * time)
      }
      let begin = (0..<30).map { seen[0].time - Double($0) / 600 }.min {
        abs(expected(seen[0].time - $0) - seen[0].left)
          < abs(expected(seen[0].time - $1) - seen[0].left)
      }
      for (time, left) in seen {
        #expect(abs(expected(time - (begin ?? 0)) - left) < 0.02)
      }
    }
  }

  @Test(
    .enabled(if: TestPlatform.hasFinger),
    arguments: [(0.4, false, false), (0.6, false, true), (0.3, true, true)])
  func `M10: a sheet is dismissed past the middle or by a flick, and returns otherwise`(
    part: CGFloat, isFlicked: Bool, goes: Bool
  ) async {
    await withSheet { sheet, rest in
      await pass(1)
      let height = (sheet.view.window?.bounds.maxY ?? 0) - rest
      var finger = Finger(at: CGPoint(x: 200, y: rest + 20))
      await finger.move(to: CGPoint(x: 200, y: rest + 40))
      await finger.move(
        to: CGPoint(x: 200, y: rest + 40 + part * height), frames: isFlicked ? 8 : 20)
      await finger.lift(after: isFlicked ? 0 : 0.3)
      await pass(1)

      #expect((sheet.presentingViewController == nil) == goes)
    }
  }

  /// A page that has just begun to present a sheet, and where that will be.
  private func withSheet(
    _ body: @MainActor (UIViewController, CGFloat) async -> Void
  ) async {
    await withScene { scene in
      let page = UIViewController()
      _ = await showWindow(of: scene, root: page)
      let sheet = UIViewController()
      page.present(sheet, animated: false)
      _ = await until { sheet.viewIfLoaded?.window != nil && sheet.hasSettled }
      let rest = shownOrigin(of: sheet.view).y
      page.dismiss(animated: false)
      _ = await until { page.presentedViewController == nil }
      await pass(0.1)
      page.present(sheet, animated: true)
      _ = await until { sheet.viewIfLoaded?.window != nil }
      await body(sheet, rest)
    }
  }
}
