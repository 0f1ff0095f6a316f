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
    func evidence(_ app: TestApp) -> String {
      switch self {
      case .popup, .modal: "The first popup with that very controller has not ended."
      case .child, .presented: "It is \(self == .child ? "a child of" : "presented by") HomePage."
      case .root: "It is the root of a window."
      }
    }
  }

  @Test(arguments: Use.allCases)
  func `a controller in use is refused, in words`(use: Use) {
    TestApp.run(.pageSheet) { app in
      let misuse = MisuseCollector()
      let controller = use == .root ? app.page : StyledController()
      switch use {
      case .popup: app.center.show(Popup(controller))
      case .modal: app.center.show(Modal(controller))
      case .child: app.page.addChild(controller)
      case .presented: app.page.present(controller, animated: false)
      case .root: break
      }
      app.runUntilIdle()

      let handle = app.center.show(Modal(controller))

      #expect(handle.outcomeIfDismissed?.reason == .contentInUse)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [modal-controller-in-use]: A \(type(of: controller)) was to be presented and is in "
            + "use. \(use.evidence(app)) "
            + "Make a new view controller for each modal, best in the closure of Modal.init."
        ])
      app.runUntilIdle()
    }
  }

  @Test(arguments: Use.allCases)
  func `a controller that is in use when its turn comes fails, in words`(use: Use) {
    TestApp.run(.pageSheet) { app in
      let misuse = MisuseCollector()
      let blocker = app.center.show(Popup(FixedSizeView()))
      let controller = StyledController()
      let handle = app.center.show(Modal<Int> { _ in controller }.presentsOverOtherModals())
      app.runUntilIdle()
      let other = UIWindow(windowScene: app.scene)
      switch use {
      case .popup: app.center.show(Popup(controller).lane(PopupLane(name: "other")))
      case .modal: app.center.show(Modal(controller).window(.own).lane(PopupLane(name: "o")))
      case .child: app.page.addChild(controller)
      case .presented: app.page.present(controller, animated: false)
      case .root:
        other.rootViewController = controller
        other.windowLevel = UIWindow.Level(rawValue: 5)
        other.isHidden = false
      }
      app.runUntilIdle()

      blocker.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.map(\.code) == ["modal-controller-in-use"])
    }
  }

  @Test func `a controller is not presented by itself nor by what is in it`() {
    TestApp.run(.pageSheet) { app in
      let misuse = MisuseCollector()
      let controller = DetailPage()
      let inner = UIViewController()
      controller.addChild(inner)
      controller.view.addSubview(inner.view)
      app.page.view.addSubview(controller.view)

      let handle = app.center.show(Modal(controller).presenter(inner).on(HomePage.self))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.count <= 1)
    }
  }

  @Test func `a popover without an anchor fails, in words`() {
    TestApp.run(.popover) { app in
      let misuse = MisuseCollector()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover

      let handle = app.center.show(Modal(controller))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
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
    TestApp.run { app in
      let misuse = MisuseCollector()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover
      app.center.show(Modal(controller))
      app.runUntilIdle()
      #expect(app.presented == [controller] && misuse.reports.isEmpty)
    }
    TestApp.run(.popover) { app in
      let controller = StyledController()
      controller.modalPresentationStyle = .popover
      let delegate = PopoverSourceDelegate(app.page.view)
      controller.popoverPresentationController?.delegate = delegate
      app.center.show(Modal(controller))
      app.runUntilIdle()
      #expect(app.presented == [controller])
    }
  }

  @Test(arguments: [true, false])
  func `a popover that points at what is not there fails, in words`(isElsewhere: Bool) {
    TestApp.run(.popover) { app in
      let misuse = MisuseCollector()
      let button = FixedSizeView()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = button
      let other = UIWindow(windowScene: app.scene)
      if isElsewhere { other.addSubview(button) }

      let handle = app.center.show(Modal(controller))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [modal-anchor-off-screen]: A StyledController was to be presented as a popover that "
            + "points at a FixedSizeView which is not there. The view is in "
            + (isElsewhere ? "another window than the popover. " : "no window. ")
            + "Bind the modal to the page that the view is on, and leave it in the app's window."
        ])
    }
  }

  @Test func `an empty alert and one on a pad without an anchor are refused as by show()`() {
    TestApp.run(.popover) { app in
      let misuse = MisuseCollector()
      let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)

      #expect(app.center.show(Modal(empty)).outcomeIfDismissed?.reason == .failed)
      let handle = app.center.show(Modal(sheet).window(.own))
      #expect(handle.outcomeIfDismissed?.reason == .failed)

      #expect(misuse.reports.map(\.code) == ["alert-empty", "alert-sheet-without-anchor"])
    }
  }

  @Test func `a scene that has gone is said to be gone`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let center = app.center
      center.show(Modal(StyledController()))
      app.runUntilIdle()
      app.device.disconnect(app.scene)
      app.runUntilIdle()

      #expect(center.show(Modal(StyledController())).outcomeIfDismissed?.reason == .sceneDisconnected)
      #expect(misuse.reports.map(\.problem).first?.hasPrefix("A modal was enqueued") == true)
    }
  }
}

private final class PopoverSourceDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let sourceView: UIView

  init(_ sourceView: UIView) {
    self.sourceView = sourceView
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    popoverPresentationController.sourceView = sourceView
  }
}
