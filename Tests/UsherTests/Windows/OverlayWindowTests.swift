// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct OverlayWindowTests {
  @Test func `the window belongs to the scene of the queue and fills it`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)

      other.center.enqueue(Popup(BoxView()))
      other.settle()

      #expect(stand.overlays.isEmpty)
      #expect(other.overlays.first?.frame == other.scene.coordinateSpace.bounds)
    }
  }

  @Test func `a modal popup takes key status and gives it back`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      #expect(stand.overlays.first?.isKeyWindow == true)

      handle.end()
      stand.settle()

      #expect(stand.window.isKeyWindow)
    }
  }

  @Test func `key status goes back to who had it, not to the window in front`() {
    Stand.run { stand in
      let banner = UIWindow(windowScene: stand.scene)
      banner.rootViewController = UIViewController()
      banner.windowLevel = .statusBar
      banner.isHidden = false
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      handle.end()
      stand.settle()

      #expect(stand.window.isKeyWindow)
    }
  }

  @Test func `a popup that is not modal leaves key status alone`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).modal(false))

      stand.settle()

      #expect(stand.overlays.count == 1)
      #expect(stand.window.isKeyWindow)
    }
  }

  @Test func `key status goes back past a window that has gone meanwhile`() {
    Stand.run { stand in
      let lower = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let upper = stand.center.enqueue(Popup(BoxView()).lane(.alerts))
      stand.settle()
      lower.end()
      stand.settle()
      #expect(stand.overlays.count == 1 && stand.overlays[0].isKeyWindow)

      upper.end()
      stand.settle()

      #expect(stand.window.isKeyWindow)
    }
  }

  @Test func `key status that somebody else has taken since is not taken from them`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let theirs = UIWindow(windowScene: stand.scene)
      theirs.rootViewController = UIViewController()
      theirs.makeKeyAndVisible()

      handle.end()
      stand.settle()

      #expect(theirs.isKeyWindow)
    }
  }

  @Test func `editing below ends and the first responder is restored`() {
    Stand.run { stand in
      let field = FocusView()
      stand.page.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)

      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      #expect(!field.isFirstResponder)
      handle.end()
      stand.settle()

      #expect(field.isFirstResponder)
    }
  }

  @Test func `the first responder is restored also when the popups end out of order`() {
    Stand.run { stand in
      let field = FocusView()
      stand.page.view.addSubview(field)
      field.becomeFirstResponder()
      let lower = stand.center.enqueue(Popup(BoxView()))
      let upper = stand.center.enqueue(Popup(BoxView()).lane(.alerts))
      stand.settle()

      lower.end()
      stand.settle()
      upper.end()
      stand.settle()

      #expect(field.isFirstResponder)
    }
  }

  @Test func `a first responder that has left the window is not restored`() {
    Stand.run { stand in
      let field = FocusView()
      stand.page.view.addSubview(field)
      field.becomeFirstResponder()
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      field.removeFromSuperview()
      handle.end()
      stand.settle()

      #expect(!field.isFirstResponder)
    }
  }

  @Test func `a modal popup keeps every touch from the page, whatever is hit`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).closedBy([]))
      stand.settle()
      let overlay = stand.overlays[0]

      for point in [CGPoint(x: 5, y: 5), CGPoint(x: 196, y: 426), CGPoint(x: 390, y: 850)] {
        #expect(overlay.hitTest(point, with: nil) != nil)
      }
    }
  }

  @Test func `touches beside a popup that is not modal reach the page`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).modal(false))
      stand.settle()
      let overlay = stand.overlays[0]
      let inside = box.convert(CGPoint(x: 1, y: 1), to: nil)
      let outside = box.convert(CGPoint(x: -1, y: 1), to: nil)

      for _ in 1...3 {
        #expect(overlay.hitTest(inside, with: nil) === box, "however often UIKit asks")
        #expect(overlay.hitTest(outside, with: nil) == nil)
      }
    }
  }

  @Test func `a popup that is leaving takes no touches`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      handle.end()
      stand.device.clock.advance(by: 0.05)

      #expect(stand.overlays.first?.hitTest(CGPoint(x: 196, y: 426), with: nil) == nil)
      #expect(stand.overlays.count == 1)
    }
  }

  @Test func `the root answers for the page beneath, within what the app allows`() {
    Stand.run { stand in
      let page = OpinionatedPage()
      stand.window.rootViewController = page
      stand.settle()
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let root = stand.overlays[0].rootViewController

      #expect(root?.supportedInterfaceOrientations == .landscapeLeft)
      #expect(root?.preferredStatusBarStyle == .lightContent)
      #expect(root?.prefersStatusBarHidden == true)
      #expect(root?.prefersHomeIndicatorAutoHidden == true)
    }
  }

  @Test func `the root follows the page when it changes below the popup`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let root = stand.overlays[0].rootViewController
      #expect(root?.preferredStatusBarStyle == .default)

      let covering = OpinionatedPage()
      covering.modalPresentationStyle = .fullScreen
      stand.page.present(covering, animated: true)
      stand.settle()
      #expect(root?.preferredStatusBarStyle == .lightContent)
      #expect(root?.supportedInterfaceOrientations == .landscapeLeft)
      stand.page.dismiss(animated: true)
      stand.settle()

      #expect(root?.preferredStatusBarStyle == .default)
    }
  }

  @Test func `the status bar is light while a sheet shows black above the page`() {
    Stand.run { stand in
      stand.page.present(UIViewController(), animated: true)
      stand.settle()
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let root = stand.overlays[0].rootViewController
      #expect(root?.preferredStatusBarStyle == .lightContent)

      stand.page.dismiss(animated: true)
      stand.settle()

      #expect(root?.preferredStatusBarStyle == .default)
    }
  }

  @Test func `orientations are never empty, also when page and app do not agree`() {
    Stand.run { stand in
      let page = OpinionatedPage()
      page.orientations = .portraitUpsideDown
      // UIKit does not put up with that page for long; it is what our window answers that counts.
      _ = HeadlessDevice.current.exceptions {
        stand.window.rootViewController = page
        stand.settle()
      }

      stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      let root = stand.overlays[0].rootViewController
      #expect(root?.supportedInterfaceOrientations == .allButUpsideDown)
    }
  }

  @Test func `the tint of the page and of popups is grey below what is modal, and comes back`() {
    Stand.run { stand in
      stand.window.tintColor = .red
      let popup = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      #expect(stand.overlays.map(\.tintColor) == [.red])
      let alert = UIAlertController.make("Sure?").usher.show()
      stand.settle()
      #expect(stand.window.tintAdjustmentMode == .dimmed && stand.window.tintColor != .red)
      #expect(stand.overlays.map(\.tintAdjustmentMode) == [.dimmed, .normal])
      #expect(stand.overlays.last?.tintColor == .red)

      alert.end()
      stand.settle()
      #expect(stand.window.tintAdjustmentMode == .dimmed)
      #expect(stand.overlays.map(\.tintColor) == [.red])
      popup.end()
      stand.settle()

      #expect(stand.window.tintAdjustmentMode == .normal && stand.window.tintColor == .red)
    }
  }

  @Test func `a popup in the app's window is grey below one in a window of its own`() {
    Stand.run { stand in
      stand.window.tintColor = .red
      let (below, above) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(below).window(.app))
      stand.settle()
      #expect(below.tintColor == .red)

      let handle = stand.center.enqueue(Popup(above).lane(.alerts))
      stand.settle()
      #expect(below.tintColor != .red && above.tintColor == .red)
      handle.end()
      stand.settle()

      #expect(below.tintColor == .red && stand.window.tintColor != .red)
    }
  }

  @Test func `a popup that is not modal leaves the page's tint alone`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).modal(false))
      stand.settle()

      #expect(stand.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `style and tint of the stage window are mirrored, also when they change`() {
    Stand.run { stand in
      stand.window.overrideUserInterfaceStyle = .dark
      stand.window.tintColor = .red
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      #expect(stand.overlays[0].traitCollection.userInterfaceStyle == .dark)
      #expect(stand.overlays[0].tintColor == .red)

      stand.window.overrideUserInterfaceStyle = .light
      stand.turn()

      #expect(stand.overlays[0].overrideUserInterfaceStyle == .light)
    }
  }
}

/// A view that can have the focus.
@MainActor
private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A page that wants everything differently.
@MainActor
private final class OpinionatedPage: UIViewController {
  var orientations: UIInterfaceOrientationMask = [.landscapeLeft, .portraitUpsideDown]

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
}
