// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct OverlayWindowTests {
  @Test func `the overlay window is in the scene of the queue and fills it`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)

      other.center.show(Popup(FixedSizeView()))
      other.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(other.overlays.first?.frame == other.scene.coordinateSpace.bounds)
    }
  }

  @Test func `a modal popup becomes key and makes the previous window key after the dismissal`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      #expect(app.overlays.first?.isKeyWindow == true)

      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `the previous key window becomes key again, not the frontmost window`() {
    TestApp.run { app in
      let banner = UIWindow(windowScene: app.scene)
      banner.rootViewController = UIViewController()
      banner.windowLevel = .statusBar
      banner.isHidden = false
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `a popup that is not modal does not become key`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).modal(false))

      app.runUntilIdle()

      #expect(app.overlays.count == 1)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test
  func `after two popups the app window becomes key, even if the lower one was dismissed first`() {
    TestApp.run { app in
      let lower = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let upper = app.center.show(Popup(FixedSizeView()).lane(.alerts))
      app.runUntilIdle()
      lower.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.count == 1)
      #expect(app.overlays.first?.isKeyWindow == true)

      upper.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `a window of the app that became key later remains key after the dismissal`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let otherWindow = UIWindow(windowScene: app.scene)
      otherWindow.rootViewController = UIViewController()
      otherWindow.makeKeyAndVisible()

      handle.dismiss()
      app.runUntilIdle()

      #expect(otherWindow.isKeyWindow)
    }
  }

  @Test func `a modal popup ends editing and restores the first responder`() {
    TestApp.run { app in
      let field = FocusView()
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)

      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(field.isFirstResponder)
    }
  }

  @Test
  func `the first responder is restored even if the lower of two popups is dismissed first`() {
    TestApp.run { app in
      let field = FocusView()
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      let lower = app.center.show(Popup(FixedSizeView()))
      let upper = app.center.show(Popup(FixedSizeView()).lane(.alerts))
      app.runUntilIdle()

      lower.dismiss()
      app.runUntilIdle()
      upper.dismiss()
      app.runUntilIdle()

      #expect(field.isFirstResponder)
    }
  }

  @Test func `a first responder that was removed from the window is not restored`() {
    TestApp.run { app in
      let field = FocusView()
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      field.removeFromSuperview()
      handle.dismiss()
      app.runUntilIdle()

      #expect(!field.isFirstResponder)
    }
  }

  @Test func `a modal popup blocks every touch on the page`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).dismissGestures([]))
      app.runUntilIdle()
      let overlay = app.overlays[0]

      for point in [CGPoint(x: 5, y: 5), CGPoint(x: 196, y: 426), CGPoint(x: 390, y: 850)] {
        #expect(overlay.hitTest(point, with: nil) != nil)
      }
    }
  }

  @Test func `touches beside a popup that is not modal reach the page`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).modal(false))
      app.runUntilIdle()
      let overlay = app.overlays[0]
      let inside = box.convert(CGPoint(x: 1, y: 1), to: nil)
      let outside = box.convert(CGPoint(x: -1, y: 1), to: nil)

      for _ in 1...3 {
        #expect(overlay.hitTest(inside, with: nil) === box, "with repeated hit tests")
        #expect(overlay.hitTest(outside, with: nil) == nil)
      }
    }
  }

  @Test func `a disappearing popup ignores touches`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      handle.dismiss()
      app.device.clock.advance(by: 0.05)

      #expect(app.overlays.first?.hitTest(CGPoint(x: 196, y: 426), with: nil) == nil)
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `the overlay root returns the orientations and status bar style of the page below`() {
    TestApp.run { app in
      let page = UnusualPage()
      app.window.rootViewController = page
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let root = app.overlays[0].rootViewController

      #expect(root?.supportedInterfaceOrientations == .landscapeLeft)
      #expect(root?.preferredStatusBarStyle == .lightContent)
      #expect(root?.prefersStatusBarHidden == true)
      #expect(root?.prefersHomeIndicatorAutoHidden == true)
    }
  }

  @Test func `the overlay root follows a page that changes below the popup`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let root = app.overlays[0].rootViewController
      #expect(root?.preferredStatusBarStyle == .default)

      let covering = UnusualPage()
      covering.modalPresentationStyle = .fullScreen
      app.page.present(covering, animated: true)
      app.runUntilIdle()
      #expect(root?.preferredStatusBarStyle == .lightContent)
      #expect(root?.supportedInterfaceOrientations == .landscapeLeft)
      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(root?.preferredStatusBarStyle == .default)
    }
  }

  @Test func `the status bar is light while a sheet shows black above the page`() {
    TestApp.run(system: .iOS18) { app in
      app.page.present(UIViewController(), animated: true)
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let root = app.overlays[0].rootViewController
      #expect(root?.preferredStatusBarStyle == .lightContent)

      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(root?.preferredStatusBarStyle == .default)
    }
  }

  @Test func `supported orientations are never empty, even if page and app exclude each other`() {
    TestApp.run { app in
      let page = UnusualPage()
      page.orientations = .portraitUpsideDown
      // UIKit raises an exception for that page; the test checks the overlay window only.
      _ = HeadlessDevice.current.exceptions {
        app.window.rootViewController = page
        app.runUntilIdle()
      }

      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      let root = app.overlays[0].rootViewController
      #expect(root?.supportedInterfaceOrientations == .allButUpsideDown)
    }
  }

  @Test func `tints of the page and of popups are dimmed below a modal popup and restored`() {
    TestApp.run { app in
      app.window.tintColor = .red
      let popup = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      #expect(app.overlays.map(\.tintColor) == [.red])
      let alert = UIAlertController.make("Sure?").usher.show()
      app.runUntilIdle()
      #expect(app.window.tintAdjustmentMode == .dimmed)
      #expect(app.window.tintColor != .red)
      #expect(app.overlays.map(\.tintAdjustmentMode) == [.dimmed, .normal])
      #expect(app.overlays.last?.tintColor == .red)

      alert.dismiss()
      app.runUntilIdle()
      #expect(app.window.tintAdjustmentMode == .dimmed)
      #expect(app.overlays.map(\.tintColor) == [.red])
      popup.dismiss()
      app.runUntilIdle()

      #expect(app.window.tintAdjustmentMode == .normal)
      #expect(app.window.tintColor == .red)
    }
  }

  @Test
  func `the tint of a popup in the app window is dimmed below a popup in an overlay window`() {
    TestApp.run { app in
      app.window.tintColor = .red
      let (below, above) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(below).window(.app))
      app.runUntilIdle()
      #expect(below.tintColor == .red)

      let handle = app.center.show(Popup(above).lane(.alerts))
      app.runUntilIdle()
      #expect(below.tintColor != .red)
      #expect(above.tintColor == .red)
      handle.dismiss()
      app.runUntilIdle()

      #expect(below.tintColor == .red)
      #expect(app.window.tintColor != .red)
    }
  }

  @Test func `a popup that is not modal does not dim the tint of the page`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).modal(false))
      app.runUntilIdle()

      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test
  func `interface style and tint of the app window are copied to overlay windows when changed`() {
    TestApp.run { app in
      app.window.overrideUserInterfaceStyle = .dark
      app.window.tintColor = .red
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      #expect(app.overlays[0].traitCollection.userInterfaceStyle == .dark)
      #expect(app.overlays[0].tintColor == .red)

      app.window.overrideUserInterfaceStyle = .light
      app.runTurn()

      #expect(app.overlays[0].overrideUserInterfaceStyle == .light)
    }
  }
}

/// A view that can become first responder.
@MainActor
private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A page with unusual orientations and status bar settings.
@MainActor
private final class UnusualPage: UIViewController {
  var orientations: UIInterfaceOrientationMask = [.landscapeLeft, .portraitUpsideDown]

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
}
