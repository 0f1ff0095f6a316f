// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The layout of popups around the keyboard.
@MainActor
@Suite(.uikitVariants)
struct KeyboardTests {
  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.singleSwitchVariants)
  func `a popup moves up for the keyboard and returns`(
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
      #expect(raised.maxY == top - 16)
      #expect(raised.size == rest.size)
      form.field.resignFirstResponder()
      app.runUntilIdle()

      #expect(form.convert(form.bounds, to: nil) == rest)
    }
  }

  @Test func `a popup moves with the animation of the keyboard`() throws {
    try TestApp.run { app in
      let form = FormView(height: 120)
      app.center.show(Popup(form).position(.bottom))
      app.runUntilIdle()
      let rest = form.convert(form.bounds, to: nil)
      let card = try #require(form.superview as? CardView)

      form.field.becomeFirstResponder()
      app.device.clock.advance(by: 0.12)
      let seen = try #require(card.layer.presentation()).position.y
      app.device.clock.advance(by: 0.4)
      let end = try #require(card.layer.presentation()).position.y

      #expect(seen < rest.midY)
      #expect(seen > end)
      #expect(end == card.center.y)
    }
  }

  @Test func `a popup follows a keyboard that changes its height`() {
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

  @Test func `a tall popup shrinks above the keyboard and scrolls to the edited field`() throws {
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
      #expect(frame.minY == 75)
      #expect(frame.maxY == top - 16)
      #expect(field.maxY <= frame.maxY)
      #expect(field.minY >= frame.minY)
    }
  }

  @Test
  func `a view with a keyboard tracking view is laid out whenever the keyboard has moved`() throws {
    try TestApp.run { app in
      let view = OverlapView(frame: app.page.view.bounds)
      app.page.view.addSubview(view)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      view.keyboardView.install(in: view)
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.runUntilIdle()
      let top = try #require(app.device.keyboardTop)
      field.resignFirstResponder()
      app.runUntilIdle()

      #expect(view.seen.map { $0.rounded() } == [34, 852 - top, 34])
    }
  }

  @Test func `a keyboard that appears later does not hide the edited field`() throws {
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

  @Test(arguments: [true, false])
  func `a popup that is not modal appears above a visible keyboard`(isFrameWrong: Bool) throws {
    // A guide that does not know the keyboard needs the announced frame.
    var wrong = HeadlessSwitches()
    wrong.keyboardFramesAreWrong = true
    try TestApp.run(switches: isFrameWrong ? wrong : nil) { app in
      #expect(app.center.driver.isIdle)
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
      field.resignFirstResponder()
      app.runUntilIdle()

      #expect(box.convert(box.bounds, to: nil).maxY == 802)
    }
  }

  @Test(arguments: [true, false])
  func `a keyboard that was hidden in a lower scene does not move a popup`(isFrameFirst: Bool) {
    var switches = HeadlessSwitches()
    switches.keyboardFrameNotificationComesFirst = isFrameFirst
    TestApp.run(switches: switches) { app in
      #expect(app.center.driver.isIdle)
      app.device.orientation = .landscapeLeft
      let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.runUntilIdle()
      field.resignFirstResponder()
      app.runUntilIdle()

      app.device.resize(app.scene, to: CGSize(width: 320, height: 480))
      let box = FixedSizeView()
      app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()

      let bottom = app.window.bounds.maxY - app.window.safeAreaInsets.bottom
      #expect(box.convert(box.bounds, to: nil).maxY == bottom - 16)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a modal popup dismisses the page's keyboard and restores it`(window: PopupWindow) {
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

      #expect(field.isFirstResponder)
      #expect(app.device.keyboardTop != nil)
    }
  }

  @Test func `with a hardware keyboard a popup does not move`() {
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

  @Test func `a sheet that ignores the safe area is above the keyboard without an inset`()
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
      #expect(sheet.safeAreaInsets.bottom == 0)
      #expect(sheet.body.frame.height == 100)
    }
  }

  @Test func `a popup above the keyboard remains above the keyboard after a rotation`() throws {
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

  @Test func `the first tap outside ends editing, the second dismisses the popup`() {
    TestApp.run { app in
      let form = FormView(height: 120)
      let handle = app.center.show(Popup(form))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()
      #expect(!form.field.isFirstResponder)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a tap outside ends editing even if it cannot dismiss the popup`() {
    TestApp.run { app in
      let form = FormView(height: 120)
      let handle = app.center.show(Popup(form).dismissGestures([]))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()

      for _ in 1...2 { app.device.tap(at: CGPoint(x: 20, y: 80)) }
      app.runUntilIdle()

      #expect(!form.field.isFirstResponder)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }
}

/// A view with a text field.
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

/// A scroll view with a text field at its end.
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
  /// The top edge of the keyboard; `nil` while the keyboard is hidden.
  var keyboardTop: CGFloat? {
    let keyboards = application.windows.filter { $0.isKeyboard && !$0.isHidden }
    return keyboards.lazy.compactMap { $0.subviews.first?.frame.minY }.first
  }
}

/// Records the heights of its overlap with the keyboard.
private final class OverlapView: UIView {
  let keyboardView = KeyboardTrackingView()
  private(set) var seen: [CGFloat] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    let overlap = keyboardView.overlap
    if overlap != seen.last { seen.append(overlap) }
  }
}
