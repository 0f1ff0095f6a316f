// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Popups whose content has no size.
@MainActor
@Suite(.uikitVariants)
struct PopupSizeTests {
  enum Content: CaseIterable {
    case view, controller, flat, narrow, explicit, constrained

    @MainActor var popup: Popup<Never> {
      switch self {
      case .view: Popup(UIView())
      case .controller: Popup(EmptyPage())
      case .flat: Popup(FixedSizeView(200, 0)).position(.bottom, ignoresSafeArea: true)
      case .narrow: Popup(FixedSizeView(0, 200))
      case .explicit: Popup(FixedSizeView()).size(CGSize(width: 100, height: 0))
      case .constrained:
        Popup<Never> { _ in
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          view.widthAnchor.constraint(equalToConstant: 100).isActive = true
          return view
        }
      }
    }
  }

  @Test(arguments: Content.allCases, [PopupWindow.own, .app])
  func `a popup with an empty size fails and is reported once, and the next popup appears`(
    content: Content, window: PopupWindow
  ) {
    TestApp.run { app in
      let (misuse, diary, box) = (MisuseCollector(), CallLog(), FixedSizeView())
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      let handles = (1...2).map { _ in
        app.center.show(content.popup.window(window).onDidAppear { _ in diary.record("shown") })
      }
      app.runUntilIdle()

      #expect(handles.map { $0.outcomeIfDismissed?.reason } == [.failed, .failed])
      #expect(misuse.reports.map(\.code) == ["popup-without-size"])
      #expect(diary.lines.isEmpty)
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
      #expect(field.isFirstResponder)
      #expect(app.window.tintAdjustmentMode == .normal)
      app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(box.window != nil)
    }
  }

  @Test(arguments: [PopupPosition.full, .top, .leading])
  func `content that gets its size from the position needs no size of its own`(
    position: PopupPosition
  ) {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let view =
        position == .top
        ? FixedSizeView(0, 80) : position == .full ? FixedSizeView(0, 0) : FixedSizeView(80, 0)
      app.center.show(Popup(view).position(position, ignoresSafeArea: true))
      app.runUntilIdle()

      #expect(view.window != nil)
      #expect(misuse.reports.isEmpty)
      #expect(view.bounds.width > 0)
      #expect(view.bounds.height > 0)
    }
  }

  @Test func `content with a minimum width needs no width of its own`() {
    TestApp.run { app in
      let view = FixedSizeView(0, 80)
      app.center.show(Popup(view).width(min: 120))
      app.runUntilIdle()

      #expect(view.window != nil)
      #expect(view.bounds.width == 120)
    }
  }

  @Test
  func `content that loses its size while visible keeps its last size, and a report is made`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let view = ResizableView()
      let handle = app.center.show(Popup(view))
      app.runUntilIdle()

      view.fittingSize = CGSize(width: 240, height: 0)
      for _ in 1...2 {
        handle.invalidateContentSize()
        app.runUntilIdle()
      }

      #expect(view.bounds.size == CGSize(width: 240, height: 160))
      #expect(misuse.reports.map(\.code) == ["popup-without-size"])
      view.fittingSize = CGSize(width: 200, height: 100)
      handle.invalidateContentSize()
      app.runUntilIdle()
      #expect(view.bounds.size == CGSize(width: 200, height: 100))
      handle.dismiss()
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }
}

/// A controller whose view has no size.
@MainActor
private final class EmptyPage: UIViewController {
  override func loadView() { view = UIView() }
}

/// A view with an adjustable fitting size.
@MainActor
private final class ResizableView: UIView {
  var fittingSize = CGSize(width: 240, height: 160)

  override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
}
