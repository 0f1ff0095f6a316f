// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Misuse for which UIKit raises an exception is reported instead.
@MainActor
@Suite(.uikitVariants)
struct ModalMisuseTests {
  enum Use: String, CaseIterable {
    case popup, modal, child, presented, root

    @MainActor
    func evidence(in app: TestApp) -> String {
      switch self {
      case .popup, .modal: "The first popup with this controller has not been dismissed."
      case .child, .presented: "It is \(self == .child ? "a child of" : "presented by") HomePage."
      case .root: "It is the root of a window."
      }
    }
  }

  @Test(arguments: Use.allCases)
  func `a controller in use is rejected and reported`(use: Use) {
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
          "Usher [modal-controller-in-use]: A \(type(of: controller)) is in use and cannot be "
            + "presented. \(use.evidence(in: app)) "
            + "Make a new view controller for each modal, preferably in the closure of Modal.init."
        ])
      app.runUntilIdle()
    }
  }

  @Test(arguments: Use.allCases)
  func `a controller that is in use when its modal starts fails and is reported`(use: Use) {
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

  @Test func `a controller is not presented by itself or by its children`() {
    TestApp.run(.pageSheet) { app in
      let misuse = MisuseCollector()
      let controller = DetailPage()
      let inner = UIViewController()
      controller.addChild(inner)
      controller.view.addSubview(inner.view)
      app.page.view.addSubview(controller.view)

      let handle = app.center.show(
        Modal(controller).presentingViewController(inner).on(HomePage.self))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.count <= 1)
    }
  }

  @Test func `a popover without a source fails and is reported`() {
    TestApp.run(.popover) { app in
      let misuse = MisuseCollector()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover

      let handle = app.center.show(Modal(controller))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [modal-popover-without-source]: A StyledController cannot be presented as a "
            + "popover without a source; UIKit would raise an exception. "
            + "Its popoverPresentationController has no sourceItem, sourceView, barButtonItem or "
            + "delegate. Set one of them before show, or in the closure of Modal.init."
        ])
    }
  }

  @Test func `a popover may lack a source if it adapts to a sheet or its delegate sets one`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let controller = StyledController()
      controller.modalPresentationStyle = .popover
      app.center.show(Modal(controller))
      app.runUntilIdle()
      #expect(app.presented == [controller])
      #expect(misuse.reports.isEmpty)
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
  func `a popover whose source is not in its window fails and is reported`(isElsewhere: Bool) {
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
          "Usher [modal-source-off-screen]: A StyledController cannot be presented as a popover: "
            + "its source, a FixedSizeView, is not in the same window. The view is in "
            + (isElsewhere ? "another window than the popover. " : "no window. ")
            + "Bind the modal to the page that contains the view, and present it in the app window."
        ])
    }
  }

  @Test func `an empty alert and an action sheet without a source are rejected in a modal, too`() {
    TestApp.run(.popover) { app in
      let misuse = MisuseCollector()
      let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)

      #expect(app.center.show(Modal(empty)).outcomeIfDismissed?.reason == .failed)
      let handle = app.center.show(Modal(sheet).window(.own))
      #expect(handle.outcomeIfDismissed?.reason == .failed)

      #expect(misuse.reports.map(\.code) == ["alert-empty", "alert-sheet-without-source"])
    }
  }

  @Test func `a modal shown on a disconnected scene is reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let center = app.center
      center.show(Modal(StyledController()))
      app.runUntilIdle()
      app.device.disconnect(app.scene)
      app.runUntilIdle()

      #expect(
        center.show(Modal(StyledController())).outcomeIfDismissed?.reason == .sceneDisconnected)
      #expect(misuse.reports.map(\.problem).first?.hasPrefix("A modal cannot be shown") == true)
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
