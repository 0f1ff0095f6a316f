// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups and the keyboard.
@MainActor
struct KeyboardTests {
  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.singleSwitchVariants)
  func `a popup makes way for the keyboard and goes back`(
    window: PopupWindow, switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let form = FormView(height: 120)
      app.center.show(Popup(form).position(.bottom).window(window))
      app.runUntilIdle()
      let rest = form.convert(form.bounds, to: nil)

      form.field.becomeFirstResponder()
      app.runUntilIdle()
      let top = try #require(app.device.keyboardTop)
      let raised = form.convert(form.bounds, to: nil)
      #expect(raised.maxY == top - 16 && raised.size == rest.size)
      form.field.resignFirstResponder()
      app.runUntilIdle()

      #expect(form.convert(form.bounds, to: nil) == rest)
    }
  }

  @Test func `it moves with the keyboard, in the keyboard's time`() throws {
    try TestApp.run { app in
      let form = FormView(height: 120)
      app.center.show(Popup(form).position(.bottom))
      app.runUntilIdle()
      let rest = form.convert(form.bounds, to: nil)
      let card = try #require(form.superview as? CardView)

      form.field.becomeFirstResponder()
      app.device.clock.advance(by: 0.12)
      let seen = try #require(card.layer.presentation()).position.y
      app.device.clock.advance(by: 0.2)
      let end = try #require(card.layer.presentation()).position.y

      #expect(seen < rest.midY && seen > end)
      #expect(end == card.center.y)
    }
  }

  @Test func `it follows a keyboard that changes its height`() {
    TestApp.run { app in
      let form = FormView(height: 120)
      let taller = UITextField(frame: CGRect(x: 10, y: 60, width: 180, height: 40))
      taller.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      form.addSubview(taller)
      app.center.show(Popup(form).position(.bottom))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()
      let before = form.convert(form.bounds, to: nil)

      taller.becomeFirstResponder()
      app.runUntilIdle()

      let after = form.convert(form.bounds, to: nil)
      #expect(before.maxY - after.maxY == 60)
    }
  }

  @Test func `a high popup gets smaller, and shows the field that is typed into`() throws {
    try TestApp.run { app in
      let form = ScrollingForm()
      app.center.show(Popup(form).position(.bottom))
      app.runUntilIdle()
      #expect(form.bounds.height == 700)

      form.field.becomeFirstResponder()
      app.runUntilIdle()

      let top = try #require(app.device.keyboardTop)
      let (frame, field) = (
        form.convert(form.bounds, to: nil), form.field.convert(form.field.bounds, to: nil)
      )
      #expect(frame.minY == 75 && frame.maxY == top - 16)
      #expect(field.maxY <= frame.maxY && field.minY >= frame.minY)
    }
  }

  @Test func `a view with a probe is laid out whenever the keyboard has moved`() throws {
    try TestApp.run { app in
      let view = OverlapView(frame: app.page.view.bounds)
      app.page.view.addSubview(view)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      KeyboardTrackingView().install(in: view)
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.runUntilIdle()
      let top = try #require(app.device.keyboardTop)
      field.resignFirstResponder()
      app.runUntilIdle()

      #expect(view.seen.map { $0.rounded() } == [34, 852 - top, 34])
    }
  }

  @Test func `a keyboard that comes later does not hide the field that is typed into`() throws {
    try TestApp.run { app in
      app.device.settings.hardwareKeyboard = true
      app.runUntilIdle()
      let form = ScrollingForm()
      app.center.show(Popup(form).position(.bottom))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()
      #expect(form.bounds.height == 700)

      app.device.settings.hardwareKeyboard = false
      app.runUntilIdle()

      let top = try #require(app.device.keyboardTop)
      #expect(form.field.convert(form.field.bounds, to: nil).maxY <= top - 16)
    }
  }

  @Test func `a keyboard that is up when a popup comes that is not modal is made way for`() throws {
    try TestApp.run { app in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      app.runUntilIdle()
      let box = FixedSizeView()

      app.center.show(Popup(box).position(.bottom).modal(false))
      app.runUntilIdle()

      let top = try #require(app.device.keyboardTop)
      #expect(box.convert(box.bounds, to: nil).maxY == top - 16)
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a modal popup puts the page's keyboard away and gives it back`(window: PopupWindow) {
    TestApp.run { app in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      app.runUntilIdle()
      let box = FixedSizeView()

      let handle = app.center.show(Popup(box).position(.bottom).window(window))
      app.runUntilIdle()
      #expect(app.device.keyboardTop == nil)
      #expect(box.convert(box.bounds, to: nil).maxY.rounded() == 802)
      handle.dismiss()
      app.runUntilIdle()

      #expect(field.isFirstResponder && app.device.keyboardTop != nil)
    }
  }

  @Test func `with a keyboard of its own a device needs no room for one`() {
    TestApp.run { app in
      app.device.settings.hardwareKeyboard = true
      app.runUntilIdle()
      let form = FormView(height: 120)
      app.center.show(Popup(form).position(.bottom))
      app.runUntilIdle()

      form.field.becomeFirstResponder()
      app.runUntilIdle()

      #expect(form.field.isFirstResponder)
      #expect(form.convert(form.bounds, to: nil).maxY.rounded() == 802)
    }
  }

  @Test func `a sheet at the screen's edge stands on the keyboard, with nothing of it covered`()
    throws
  {
    try TestApp.run { app in
      let sheet = SafeSheet()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      sheet.addSubview(field)
      app.center.show(Popup(sheet).position(.bottom, ignoresSafeArea: true))
      app.runUntilIdle()

      field.becomeFirstResponder()
      app.runUntilIdle()

      let top = try #require(app.device.keyboardTop)
      let frame = sheet.convert(sheet.bounds, to: nil)
      #expect(frame == CGRect(x: 0, y: top - 100, width: 393, height: 100))
      #expect(sheet.safeAreaInsets.bottom == 0 && sheet.body.frame.height == 100)
    }
  }

  @Test func `a popup above the keyboard stays above it when the device is turned`() throws {
    try TestApp.run { app in
      let form = FormView(height: 60)
      app.center.show(Popup(form).position(.bottom))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()

      let top = try #require(app.device.keyboardTop)
      #expect(form.convert(form.bounds, to: nil).maxY == top - 16)
    }
  }

  @Test func `the first tap outside puts the keyboard away, the second closes the popup`() {
    TestApp.run { app in
      let form = FormView(height: 120)
      let handle = app.center.show(Popup(form))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()
      #expect(!form.field.isFirstResponder && handle.outcomeIfDismissed == nil)
      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `a tap outside ends editing also where it does not close`() {
    TestApp.run { app in
      let form = FormView(height: 120)
      let handle = app.center.show(Popup(form).dismissGestures([]))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()

      for _ in 1...2 { app.device.tap(at: CGPoint(x: 20, y: 80)) }
      app.runUntilIdle()

      #expect(!form.field.isFirstResponder && handle.outcomeIfDismissed == nil)
    }
  }
}

/// A view with a field to type into.
@MainActor
final class FormView: UIView {
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    backgroundColor = .white
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: height) }
}

/// A list with a field far down.
@MainActor
private final class ScrollingForm: UIScrollView {
  let field = UITextField(frame: CGRect(x: 10, y: 640, width: 180, height: 40))

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    contentSize = CGSize(width: 300, height: 700)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 300, height: 700) }
}

extension HeadlessDevice {
  /// The upper edge of the keyboard; `nil` while it is down.
  var keyboardTop: CGFloat? {
    let keyboards = application.windows.filter { OverlayLevel.isKeyboard($0) && !$0.isHidden }
    return keyboards.lazy.compactMap { $0.subviews.first?.frame.minY }.first
  }
}

/// Writes down how much of it the keyboard covers.
private final class OverlapView: UIView {
  private(set) var seen: [CGFloat] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    let overlap = KeyboardTrackingView.overlap(in: self)
    if overlap != seen.last { seen.append(overlap) }
  }
}
