// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popovers in windows of ours, which point at views of other windows.
@MainActor
struct PopoverMirrorTests {
  @Test(arguments: [PopupWindow.own, .app])
  func `a popover that belongs to a popup points at a view in that`(window: PopupWindow) {
    Stand.run(.popover) { stand in
      let box = BoxView(300, 200)
      let button = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 30))
      box.addSubview(button)
      let popup = stand.center.enqueue(Popup(box).window(window))
      stand.settle()
      let controller = popover(at: button)

      let modal = popup.enqueue(Modal(controller))
      stand.settle()

      let place = button.convert(button.bounds, to: nil)
      let shown = controller.view.convert(controller.view.bounds, to: nil)
      #expect(shown.minX <= place.midX && place.midX <= shown.maxX)
      #expect(abs(shown.minY - place.maxY) < 40 || abs(shown.maxY - place.minY) < 40)
      #expect(controller.popoverPresentationController?.arrowDirection != .unknown)
      modal.end()
      stand.settle()
      #expect(modal.outcomeIfEnded?.reason == .dismissed && popup.outcomeIfEnded == nil)
      #expect(button.superview === box && controller.presentingViewController == nil)
    }
  }

  @Test func `a popover in a window of its own points at a view of the page`() {
    Stand.run(.popover) { stand in
      let controller = popover(at: stand.page.view)
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 300, width: 10, height: 10)

      stand.center.enqueue(Modal(controller).window(.own))
      stand.settle()

      let shown = controller.view.convert(controller.view.bounds, to: nil)
      #expect(controller.view.window === stand.overlays.first)
      #expect(shown.minX <= 305 && 305 <= shown.maxX && abs(shown.minY - 310) < 40)
    }
  }

  @Test func `a view of another scene is out of reach, in words`() {
    Stand.run(.popover) { stand in
      let misuse = MisuseCollector()
      let other = Stand(on: stand.device)

      let handle = stand.center.enqueue(Modal(popover(at: other.page.view)).window(.own))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed)
      #expect(misuse.reports.map(\.anchor) == ["modal-anchor-off-screen"])
    }
  }

  @Test func `a popover that is ended before its window knows its width never comes`() {
    Stand.run(.popover) { stand in
      let controller = popover(at: stand.page.view)
      let handle = stand.center.enqueue(Modal(controller).window(.own))

      handle.end()
      // After two seconds the queue would look for itself.
      stand.device.clock.advance(by: 1.5)

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(controller.presentingViewController == nil && stand.overlays.isEmpty)
    }
  }

  private func popover(at view: UIView) -> UIViewController {
    let controller = StyledController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = view
    return controller
  }
}
