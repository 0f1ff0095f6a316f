// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Dismissing a popup with a tap on it.
@MainActor
@Suite(.uikitVariants)
struct InsideTapTests {
  private static let middle = CGPoint(x: 196, y: 438)

  @Test(arguments: [PopupDismissGestures.tapInside, .all])
  func `a tap on a popup that allows it dismisses the popup`(gestures: PopupDismissGestures) {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).dismissGestures(gestures))
      app.runUntilIdle()
      app.device.tap(at: Self.middle)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `by default a tap on a popup at an edge does not dismiss it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()
      app.device.tap(at: box.convert(CGPoint(x: 100, y: 60), to: nil))
      app.runUntilIdle()

      #expect(!handle.isDismissed)
    }
  }

  /// Views that handle a tap, or do not.
  enum Part: CaseIterable {
    case button, disabledButton, label, textField, textView, tableCell, collectionCell,
      tapRecognizer

    var handlesTap: Bool { self != .label }

    @MainActor
    func makeView() -> UIView {
      switch self {
      case .button: return UIButton(type: .system)
      case .disabledButton:
        let button = UIButton(type: .system)
        button.isEnabled = false
        return button
      case .label:
        let label = UILabel()
        label.isUserInteractionEnabled = true
        return label
      case .textField: return UITextField()
      case .textView: return UITextView()
      case .tableCell: return UITableViewCell(style: .default, reuseIdentifier: nil)
      case .collectionCell: return UICollectionViewCell()
      case .tapRecognizer:
        let view = UIView()
        view.addGestureRecognizer(UITapGestureRecognizer())
        return view
      }
    }
  }

  @Test(arguments: Part.allCases)
  func `a tap that the content handles does not dismiss the popup`(part: Part) {
    TestApp.run { app in
      let box = FixedSizeView()
      let view = part.makeView()
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      box.addSubview(view)
      let handle = app.center.show(Popup(box).dismissGestures(.tapInside))
      app.runUntilIdle()
      app.device.tap(at: view.convert(CGPoint(x: 100, y: 30), to: nil))
      app.runUntilIdle()

      #expect(handle.isDismissed == !part.handlesTap)
    }
  }

  @Test func `the first tap ends editing, the second one dismisses the popup`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      box.addSubview(field)
      let handle = app.center.show(Popup(box).dismissGestures(.tapInside))
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.runUntilIdle()

      app.device.tap(at: box.convert(CGPoint(x: 100, y: 100), to: nil))
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      #expect(!handle.isDismissed)

      app.device.tap(at: box.convert(CGPoint(x: 100, y: 100), to: nil))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a popup that refuses the tap stays`() {
    TestApp.run { app in
      var questions = 0
      let handle = app.center.show(
        Popup(FixedSizeView()).dismissGestures(.tapInside).shouldDismiss {
          questions += 1
          return questions > 1
        })
      app.runUntilIdle()
      app.device.tap(at: Self.middle)
      app.runUntilIdle()
      #expect(!handle.isDismissed)
      app.device.tap(at: Self.middle)
      app.runUntilIdle()
      #expect(handle.isDismissed)
      #expect(questions == 2)
    }
  }

  @Test func `the tap counts only while it is allowed`() throws {
    try TestApp.run { app in
      let alert = StyledAlert(.info, "News").textField("Name").dismissGestures(.tapInside)
      let handle = alert.show(in: app.center)
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(FocusCoordinator.firstResponder(in: view) != nil)
      handle.update { $0.dismissGestures(.escape) }
      app.device.tap(at: view.title.convert(CGPoint(x: 5, y: 5), to: nil))
      app.runUntilIdle()
      #expect(!handle.isDismissed)
      #expect(FocusCoordinator.firstResponder(in: view) != nil, "it does not end editing, either")
    }
  }
}
