// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// A finger on a sheet.
@MainActor
@Suite(.enabled(if: TestPlatform.hasFinger))
struct SheetSwipeTests {
  @Test
  func `P16: the delegate is asked, then called before and after`() async {
    await withSheet { _, sheet, callLog in
      var finger = Finger(at: CGPoint(x: 200, y: 200))
      await finger.move(to: CGPoint(x: 200, y: 700))
      #expect(callLog.callbacks == ["should", "will", "sheet.willDisappear"])
      await finger.lift(after: 0.3)
      #expect(await until { callLog.entries.contains("did") })

      #expect(
        callLog.callbacks == ["should", "will", "sheet.willDisappear", "sheet.didDisappear", "did"])
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test
  func `V20: a canceled drag makes the sheet disappear and appear`() async {
    await withSheet { root, sheet, callLog in
      var finger = Finger(at: CGPoint(x: 200, y: 200))
      await finger.move(to: CGPoint(x: 200, y: 300))
      #expect(sheet.isBeingDismissed)
      await finger.lift(after: 0.3)
      #expect(await until { root.hasSettled })

      #expect(
        callLog.callbacks.filter { !$0.contains("isAppearing") } == [
          "should", "will", "sheet.willDisappear", "sheet.willAppear", "sheet.didAppear",
        ])
      #expect(!sheet.isBeingDismissed)
      #expect(root.presentedViewController === sheet)
    }
  }

  @Test(arguments: [true, false])
  func `P28: the coordinator of a swipe reports the end of the interaction`(goes: Bool) async {
    await withSheet { root, sheet, _ in
      var log: [String] = []
      var finger = Finger(at: CGPoint(x: 200, y: 200))
      await finger.move(to: CGPoint(x: 200, y: goes ? 700 : 300))
      let coordinator = sheet.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator?.initiallyInteractive == true)
      #expect(coordinator === root.transitionCoordinator)
      #expect((coordinator?.percentComplete ?? 0) > 0.05)
      coordinator?.notifyWhenInteractionChanges { log.append("let go \($0.isCancelled)") }
      coordinator?.animate(alongsideTransition: nil) { log.append("over \($0.isCancelled)") }
      await finger.lift(after: 0.3)

      #expect(await until { log.count == 2 })
      #expect(log == ["let go \(!goes)", "over \(!goes)"])
    }
  }

  @Test
  func `P17: a sheet that is modal in presentation moves a little, and the attempt is reported`()
    async
  {
    await withSheet { root, sheet, callLog in
      sheet.isModalInPresentation = true
      let top = shownOrigin(of: sheet.view).y
      var finger = Finger(at: CGPoint(x: 200, y: 200))
      await finger.move(to: CGPoint(x: 200, y: 700))
      let distance = shownOrigin(of: sheet.view).y - top
      #expect(distance > 10)
      #expect(distance < 200)
      await finger.lift(after: 0.3)
      await pass(1)

      #expect(callLog.callbacks == ["attempt"])
      #expect(abs(shownOrigin(of: sheet.view).y - top) < 1)
      #expect(root.presentedViewController === sheet)
    }
  }

  @Test
  func `P17: a sheet whose delegate refuses stays, and the attempt is reported`() async {
    await withSheet(says: false) { root, sheet, callLog in
      var finger = Finger(at: CGPoint(x: 200, y: 200))
      await finger.move(to: CGPoint(x: 200, y: 700))
      await finger.lift(after: 0.3)
      await pass(1)

      #expect(callLog.callbacks == ["should", "attempt"])
      #expect(root.presentedViewController === sheet)
    }
  }

  @Test
  func `SH4: a drag moves a sheet to another detent, and the delegate is notified`() async {
    await withSheet(detents: [.medium(), .large()]) { _, sheet, callLog in
      let half = shownOrigin(of: sheet.view).y
      var finger = Finger(at: CGPoint(x: 200, y: half + 20))
      await finger.move(to: CGPoint(x: 200, y: 120))
      await finger.lift(after: 0.3)
      await pass(1)

      #expect(callLog.callbacks == ["detent com.apple.UIKit.large"])
      #expect(shownOrigin(of: sheet.view).y < half - 100)
    }
  }

  @Test(arguments: [true, false])
  func `SH8: a list at its top makes the sheet larger instead of scrolling, if it may`(
    expands: Bool
  ) async {
    await withSheet(detents: [.medium(), .large()]) { _, sheet, _ in
      sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
      let list = UIScrollView(frame: sheet.view.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 100, height: 3000)
      sheet.view.addSubview(list)
      await pass(0.1)
      let half = shownOrigin(of: sheet.view).y
      var finger = Finger(at: CGPoint(x: 200, y: half + 200))
      await finger.move(to: CGPoint(x: 200, y: half - 100))
      await finger.lift(after: 0.3)
      await pass(2)

      #expect((shownOrigin(of: sheet.view).y < half - 50) == expands)
      #expect((list.contentOffset.y > 50) == !expands)
    }
  }

  private func withSheet(
    says: Bool = true, detents: [UISheetPresentationController.Detent]? = nil,
    _ body: @MainActor (UIViewController, UIViewController, CallLog) async -> Void
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let delegate = SheetDelegate(callLog, says: says)
      let root = UIViewController()
      let sheet = CallLogController("sheet", callLog)
      _ = await showWindow(of: scene, root: root)
      if let detents { sheet.sheetPresentationController?.detents = detents }
      sheet.sheetPresentationController?.delegate = delegate
      #expect(await present(sheet, on: root, animated: true))
      await pass(0.5)
      callLog.clear()
      await body(root, sheet, callLog)
    }
  }
}

private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  private let callLog: CallLog
  private let says: Bool

  init(_ callLog: CallLog, says: Bool) {
    self.callLog = callLog
    self.says = says
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    callLog.note("should")
    return says
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    callLog.note("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    callLog.note("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    callLog.note("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    callLog.note("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")")
  }
}
