// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SheetDraggingTests {
  @Test
  func `P23: a sheet follows the finger, and the dimming with it`() {
    withSheet { device, sheet, _ in
      let top = cardTop(sheet)
      drag(device, to: 500)
      #expect(abs(cardTop(sheet) - top - 290) < 1)
      let dimming = sheet.presentation.controller?.containerView?.subviews.first
      let height = 852 - top
      #expect(abs(CGFloat(dimming?.layer.presentation()?.opacity ?? 0) - (1 - 290 / height)) < 0.01)
    }
  }

  @Test
  func `P23: released past the middle it goes, before it comes back`() {
    withSheet { device, sheet, callLog in
      let top = cardTop(sheet)
      drag(device, to: 560)
      rest(device)
      #expect(sheet.presentingViewController != nil)
      #expect(cardTop(sheet) == top)
      #expect(sheet.appearanceState.explicitTransitions == 0)

      drag(device, to: 660)
      rest(device)

      #expect(sheet.presentingViewController == nil)
      #expect(sheet.viewIfLoaded?.window == nil)
    }
  }

  @Test
  func `P23: flicked down it is dismissed from anywhere`() {
    withSheet { device, sheet, _ in
      device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.1)
      device.clock.advance(by: 1)

      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test
  func `P16: the delegate is asked, then called before and after`() {
    withSheet { device, sheet, callLog in
      drag(device, to: 660)
      #expect(callLog.log == ["should", "will", "willDisappear dismissed"])
      rest(device)

      #expect(
        callLog.log == [
          "should", "will", "willDisappear dismissed", "didDisappear dismissed", "did",
        ])
    }
  }

  @Test
  func `V20: a canceled drag makes the sheet disappear and appear`() {
    withSheet { device, sheet, callLog in
      drag(device, to: 400)
      rest(device)
      #expect(
        callLog.log == ["should", "will", "willDisappear dismissed", "willAppear", "didAppear"])
      #expect(!sheet.isBeingDismissed)

      sheet.dismiss(animated: true)
      device.clock.advance(by: 1)
      #expect(sheet.presentingViewController == nil)
      #expect(callLog.log.last == "didDisappear dismissed")
    }
  }

  @Test
  func `P17: a modal sheet moves a little and back, and the attempt is reported`() {
    withSheet { device, sheet, callLog in
      sheet.isModalInPresentation = true
      drag(device, to: 660)
      let card = sheet.presentation.controller?.presentedView
      #expect((card?.transform.ty ?? 0) > 10)
      #expect((card?.transform.ty ?? 0) < 150)
      rest(device)
      #expect(card?.transform.isIdentity == true)
      #expect(callLog.log == ["attempt"])

      sheet.isModalInPresentation = false
      callLog.allows = false
      drag(device, to: 660)
      rest(device)

      #expect(callLog.log == ["attempt", "should", "attempt"])
      #expect(sheet.presentingViewController != nil)
    }
  }

  @Test
  func `a list in a sheet scrolls until it is at its top`() {
    withSheet { device, sheet, _ in
      let list = UIScrollView(frame: sheet.view.bounds)
      list.contentSize = CGSize(width: 100, height: 3000)
      sheet.view.addSubview(list)
      device.clock.advance(by: 0.1)
      let top = cardTop(sheet)
      list.contentOffset.y = 200
      drag(device, to: 300)
      rest(device)
      #expect(list.contentOffset.y < 150)
      #expect(cardTop(sheet) == top)
      device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
      device.clock.advance(by: 4)
      #expect(list.contentOffset.y > 300)
      list.contentOffset.y = 0

      drag(device, to: 300)

      #expect(cardTop(sheet) > 100)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test
  func `the status bar stays light above what a held sheet shows, until the sheet goes`() {
    withSheet(on: .iOS18) { device, sheet, _ in
      let manager = device.scenes[0].statusBarManager
      #expect(manager?.statusBarStyle == .lightContent)

      drag(device, to: 400)
      device.clock.advance(by: 0.1)
      #expect(manager?.statusBarStyle == .lightContent)
      device.touchUp()
      device.clock.advance(by: 0.1)
      #expect(manager?.statusBarStyle == .lightContent)
      device.clock.advance(by: 1)
      drag(device, to: 660)
      rest(device)

      #expect(manager?.statusBarStyle != .lightContent)
      _ = sheet
    }
  }

  @Test
  func `a sheet below another one stays`() {
    withSheet { device, sheet, _ in
      let upper = UIViewController()
      sheet.present(upper, animated: false)
      device.clock.advance(by: 0.5)

      drag(device, to: 660)
      rest(device)

      #expect(sheet.presentingViewController != nil)
      #expect(upper.presentingViewController == nil)
      #expect(sheet.viewIfLoaded?.window != nil)
    }
  }

  @Test
  func `a finger that came before the upper sheet does not take the lower one away`() {
    withSheet { device, sheet, callLog in
      device.touchDown(at: CGPoint(x: 200, y: 200))
      sheet.present(UIViewController(), animated: false)
      device.clock.advance(by: 0.5)

      device.touchMove(to: CGPoint(x: 200, y: 300))
      device.touchMove(to: CGPoint(x: 200, y: 700))
      rest(device)

      #expect(callLog.log.isEmpty)
      #expect(sheet.presentedViewController != nil)
    }
  }

  @Test(arguments: [true, false])
  func `a sheet that has been asked to present another one stays (P-7)`(atOnce: Bool) {
    withSheet { device, sheet, callLog in
      device.switches.presentedControllerIsSetAtOnce = atOnce
      weak var upper: UIViewController?
      device.touchDown(at: CGPoint(x: 200, y: 200))
      do {
        let presented = UIViewController()
        upper = presented
        sheet.present(presented, animated: true)
      }

      device.touchMove(to: CGPoint(x: 200, y: 300))
      device.touchMove(to: CGPoint(x: 200, y: 700))
      rest(device)
      #expect(callLog.log.isEmpty)
      #expect(sheet.presentedViewController === upper)
      #expect(upper != nil)

      sheet.dismiss(animated: false)
      device.clock.advance(by: 1)
      #expect(upper == nil)
    }
  }

  @Test
  func `a sheet whose chain has been dismissed is not kept by a drag, and is released`() {
    withSheet { device, sheet, _ in
      let callLog = SheetCallLog()
      weak var upper: UIViewController?
      do {
        let presented = NotingSheet(callLog)
        upper = presented
        presented.presentationController?.delegate = callLog
        sheet.present(presented, animated: false)
      }
      device.clock.advance(by: 0.5)
      device.touchDown(at: CGPoint(x: 200, y: 200))
      callLog.log = []

      sheet.presentingViewController?.dismiss(animated: true)
      device.touchMove(to: CGPoint(x: 200, y: 300))
      device.touchMove(to: CGPoint(x: 200, y: 400))
      rest(device)

      #expect(callLog.log == ["willDisappear dismissed", "didDisappear dismissed"])
      #expect(sheet.presentingViewController == nil)
      #expect(sheet.presentation.transition == nil)
      #expect(upper == nil)
    }
  }

  // MARK: Tools

  /// From 200 downwards; ten points of it are the recognition distance.
  private func drag(_ device: HeadlessDevice, to y: CGFloat) {
    device.touchDown(at: CGPoint(x: 200, y: 200))
    device.touchMove(to: CGPoint(x: 200, y: 210))
    for step in 1...10 {
      device.clock.advance(by: 1.0 / 60)
      device.touchMove(to: CGPoint(x: 200, y: 210 + (y - 210) * CGFloat(step) / 10))
    }
    device.clock.advance(by: 0.001)
  }

  private func rest(_ device: HeadlessDevice) {
    device.clock.advance(by: 0.3)
    device.touchUp()
    device.clock.advance(by: 1)
  }

  private func cardTop(_ sheet: UIViewController) -> CGFloat {
    let card = sheet.presentation.controller?.presentedView
    return card?.layer.presentation()?.frame.minY ?? 0
  }

  private func withSheet(
    on system: HeadlessSystem = .standard,
    _ body: (HeadlessDevice, UIViewController, SheetCallLog) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let callLog = SheetCallLog()
      let sheet = NotingSheet(callLog)
      let root = UIViewController()
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      sheet.presentationController?.delegate = callLog
      root.present(sheet, animated: false)
      device.clock.advance(by: 0.5)
      callLog.log = []
      body(device, sheet, callLog)
      _ = window
    }
  }
}

private final class SheetCallLog: NSObject, UIAdaptivePresentationControllerDelegate {
  var log: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.append("attempt")
  }
}

private final class NotingSheet: UIViewController {
  private let callLog: SheetCallLog

  init(_ callLog: SheetCallLog) {
    self.callLog = callLog
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) {
    callLog.log.append(callback + (isBeingDismissed ? " dismissed" : ""))
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
