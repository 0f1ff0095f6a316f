// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Popups whose content has no size.
@MainActor
struct PopupSizeTests {
  enum Content: CaseIterable {
    case view, controller, flat, narrow, explicit, constrained

    @MainActor var popup: Popup<Never> {
      switch self {
      case .view: Popup(UIView())
      case .controller: Popup(HollowPage())
      case .flat: Popup(BoxView(200, 0)).position(.bottom, ignoresSafeArea: true)
      case .narrow: Popup(BoxView(0, 200))
      case .explicit: Popup(BoxView()).size(CGSize(width: 100, height: 0))
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
  func `what nobody would see is not shown, is told once, and the next one comes`(
    content: Content, window: PopupWindow
  ) {
    Stand.run { stand in
      let (misuse, diary, box) = (MisuseCollector(), Diary(), BoxView())
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      stand.page.view.addSubview(field)
      field.becomeFirstResponder()
      let handles = (1...2).map { _ in
        stand.center.enqueue(content.popup.window(window).onDidAppear { _ in diary.note("shown") })
      }
      stand.settle()

      #expect(handles.map { $0.outcomeIfEnded?.reason } == [.failed, .failed])
      #expect(misuse.reports.map(\.anchor) == ["popup-without-size"])
      #expect(diary.lines.isEmpty && stand.overlays.isEmpty && stand.window.isKeyWindow)
      #expect(field.isFirstResponder && stand.window.tintAdjustmentMode == .normal)
      stand.center.enqueue(Popup(box))
      stand.settle()
      #expect(box.window != nil)
    }
  }

  @Test(arguments: [PopupPosition.full, .top, .leading])
  func `what gets its size from its place needs none of its own`(position: PopupPosition) {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let view =
        position == .top ? BoxView(0, 80) : position == .full ? BoxView(0, 0) : BoxView(80, 0)
      stand.center.enqueue(Popup(view).position(position, ignoresSafeArea: true))
      stand.settle()

      #expect(view.window != nil && misuse.reports.isEmpty)
      #expect(view.bounds.width > 0 && view.bounds.height > 0)
    }
  }

  @Test func `what has at least some width needs none of its own`() {
    Stand.run { stand in
      let view = BoxView(0, 80)
      stand.center.enqueue(Popup(view).width(min: 120))
      stand.settle()

      #expect(view.window != nil && view.bounds.width == 120)
    }
  }

  @Test func `what loses its size on the screen keeps the one that it had, and that is told`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let view = ElasticView()
      let handle = stand.center.enqueue(Popup(view))
      stand.settle()

      view.wanted = CGSize(width: 240, height: 0)
      for _ in 1...2 {
        handle.sizeDidChange()
        stand.settle()
      }

      #expect(view.bounds.size == CGSize(width: 240, height: 160))
      #expect(misuse.reports.map(\.anchor) == ["popup-without-size"])
      view.wanted = CGSize(width: 200, height: 100)
      handle.sizeDidChange()
      stand.settle()
      #expect(view.bounds.size == CGSize(width: 200, height: 100))
      handle.end()
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }
}

/// A view controller whose view nobody gave a size.
@MainActor
private final class HollowPage: UIViewController {
  override func loadView() { view = UIView() }
}

/// A view that wants now this size and now that one.
@MainActor
private final class ElasticView: UIView {
  var wanted = CGSize(width: 240, height: 160)

  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
}
