// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What UIKit would raise an exception for, and the stand-in ends the process for, is said in words.
@MainActor
struct ModalMisuseTests {
  enum Use: String, CaseIterable {
    case popup, modal, child, presented, root

    @MainActor
    func seen(_ stand: Stand) -> String {
      switch self {
      case .popup, .modal: "The first popup with that very controller has not ended."
      case .child, .presented: "It is \(self == .child ? "a child of" : "presented by") HomePage."
      case .root: "It is the root of a window."
      }
    }
  }

  @Test(arguments: Use.allCases)
  func `a controller in use is refused, in words`(use: Use) {
    Stand.run(.pageSheet) { stand in
      let misuse = MisuseCollector()
      let controller = use == .root ? stand.page : StyledController()
      switch use {
      case .popup: stand.center.enqueue(Popup(controller))
      case .modal: stand.center.enqueue(Modal(controller))
      case .child: stand.page.addChild(controller)
      case .presented: stand.page.present(controller, animated: false)
      case .root: break
      }
      stand.settle()

      let handle = stand.center.enqueue(Modal(controller))

      #expect(handle.outcomeIfEnded?.reason == .duplicate)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [modal-controller-in-use]: A \(type(of: controller)) was to be presented and is in "
            + "use. \(use.seen(stand)) "
            + "Make a new view controller for each modal, best in the closure of Modal.init."
        ])
      stand.settle()
    }
  }

  @Test(arguments: Use.allCases)
  func `a controller that is in use when its turn comes fails, in words`(use: Use) {
    Stand.run(.pageSheet) { stand in
      let misuse = MisuseCollector()
      let blocker = stand.center.enqueue(Popup(BoxView()))
      let controller = StyledController()
      let handle = stand.center.enqueue(Modal<Int> { _ in controller }.aboveModals())
      stand.settle()
      let other = UIWindow(windowScene: stand.scene)
      switch use {
      case .popup: stand.center.enqueue(Popup(controller).lane(PopupLane(name: "other")))
      case .modal: stand.center.enqueue(Modal(controller).window(.own).lane(PopupLane(name: "o")))
      case .child: stand.page.addChild(controller)
      case .presented: stand.page.present(controller, animated: false)
      case .root:
        other.rootViewController = controller
        other.windowLevel = UIWindow.Level(rawValue: 5)
        other.isHidden = false
      }
      stand.settle()

      blocker.end()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed)
      #expect(misuse.reports.map(\.anchor) == ["modal-controller-in-use"])
    }
  }

  @Test func `a controller is not presented by itself nor by what is in it`() {
    Stand.run(.pageSheet) { stand in
      let misuse = MisuseCollector()
      let controller = DetailPage()
      let inner = UIViewController()
      controller.addChild(inner)
      controller.view.addSubview(inner.view)
      stand.page.view.addSubview(controller.view)

      let handle = stand.center.enqueue(Modal(controller).presenter(inner).on(HomePage.self))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed)
      #expect(misuse.reports.count <= 1)
    }
  }

  @Test func `a popover without an anchor fails, in words`() {
    Stand.run(.popover) { stand in
      let misuse = MisuseCollector()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover

      let handle = stand.center.enqueue(Modal(controller))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [modal-popover-without-anchor]: A StyledController was to be presented as a popover "
            + "that points at nothing; UIKit raises an exception for that. Its "
            + "popoverPresentationController has neither a source item, a source view nor a bar "
            + "button item, and no delegate that could give it one. "
            + "Set one of them before the modal is enqueued, or in the closure of Modal.init."
        ])
    }
  }

  @Test func `a popover without an anchor is fine where it becomes a sheet, or is given one`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover
      stand.center.enqueue(Modal(controller))
      stand.settle()
      #expect(stand.presented == [controller] && misuse.reports.isEmpty)
    }
    Stand.run(.popover) { stand in
      let controller = StyledController()
      controller.modalPresentationStyle = .popover
      let giver = AnchorGiver(stand.page.view)
      controller.popoverPresentationController?.delegate = giver
      stand.center.enqueue(Modal(controller))
      stand.settle()
      #expect(stand.presented == [controller])
    }
  }

  @Test(arguments: [true, false])
  func `a popover that points at what is not there fails, in words`(isElsewhere: Bool) {
    Stand.run(.popover) { stand in
      let misuse = MisuseCollector()
      let button = BoxView()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = button
      let other = UIWindow(windowScene: stand.scene)
      if isElsewhere { other.addSubview(button) }

      let handle = stand.center.enqueue(Modal(controller))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [modal-anchor-off-screen]: A StyledController was to be presented as a popover that "
            + "points at a BoxView which is not there. The view is in "
            + (isElsewhere ? "another window than the popover. " : "no window. ")
            + "Bind the modal to the page that the view is on, and leave it in the app's window."
        ])
    }
  }

  @Test func `an empty alert and one on a pad without an anchor are refused as by show()`() {
    Stand.run(.popover) { stand in
      let misuse = MisuseCollector()
      let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)

      #expect(stand.center.enqueue(Modal(empty)).outcomeIfEnded?.reason == .failed)
      let handle = stand.center.enqueue(Modal(sheet).window(.own))
      #expect(handle.outcomeIfEnded?.reason == .failed)

      #expect(misuse.reports.map(\.anchor) == ["alert-empty", "alert-sheet-without-anchor"])
    }
  }

  @Test func `a scene that has gone is said to be gone`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let center = stand.center
      center.enqueue(Modal(StyledController()))
      stand.settle()
      stand.device.disconnect(stand.scene)
      stand.settle()

      #expect(center.enqueue(Modal(StyledController())).outcomeIfEnded?.reason == .stageGone)
      #expect(misuse.reports.map(\.happened).first?.hasPrefix("A modal was enqueued") == true)
    }
  }
}

private final class AnchorGiver: NSObject, UIPopoverPresentationControllerDelegate {
  private let anchor: UIView

  init(_ anchor: UIView) {
    self.anchor = anchor
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    popoverPresentationController.sourceView = anchor
  }
}
