// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups and the keyboard.
@MainActor
struct KeyboardTests {
  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.variants)
  func `a popup makes way for the keyboard and goes back`(
    window: PopupWindow, switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      let form = FormView(height: 120)
      stand.center.enqueue(Popup(form).position(.bottom).window(window))
      stand.settle()
      let rest = form.convert(form.bounds, to: nil)

      form.field.becomeFirstResponder()
      stand.settle()
      let top = try #require(stand.device.keyboardTop)
      let raised = form.convert(form.bounds, to: nil)
      #expect(raised.maxY == top - 16 && raised.size == rest.size)
      form.field.resignFirstResponder()
      stand.settle()

      #expect(form.convert(form.bounds, to: nil) == rest)
    }
  }

  @Test func `it moves with the keyboard, in the keyboard's time`() throws {
    try Stand.run { stand in
      let form = FormView(height: 120)
      stand.center.enqueue(Popup(form).position(.bottom))
      stand.settle()
      let rest = form.convert(form.bounds, to: nil)
      let card = try #require(form.superview as? CardView)

      form.field.becomeFirstResponder()
      stand.device.clock.advance(by: 0.12)
      let seen = try #require(card.layer.presentation()).position.y
      stand.device.clock.advance(by: 0.2)
      let end = try #require(card.layer.presentation()).position.y

      #expect(seen < rest.midY && seen > end)
      #expect(end == card.center.y)
    }
  }

  @Test func `it follows a keyboard that changes its height`() {
    Stand.run { stand in
      let form = FormView(height: 120)
      let taller = UITextField(frame: CGRect(x: 10, y: 60, width: 180, height: 40))
      taller.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      form.addSubview(taller)
      stand.center.enqueue(Popup(form).position(.bottom))
      stand.settle()
      form.field.becomeFirstResponder()
      stand.settle()
      let before = form.convert(form.bounds, to: nil)

      taller.becomeFirstResponder()
      stand.settle()

      let after = form.convert(form.bounds, to: nil)
      #expect(before.maxY - after.maxY == 60)
    }
  }

  @Test func `a high popup gets smaller, and shows the field that is typed into`() throws {
    try Stand.run { stand in
      let form = ScrollingForm()
      stand.center.enqueue(Popup(form).position(.bottom))
      stand.settle()
      #expect(form.bounds.height == 700)

      form.field.becomeFirstResponder()
      stand.settle()

      let top = try #require(stand.device.keyboardTop)
      let (frame, field) = (
        form.convert(form.bounds, to: nil), form.field.convert(form.field.bounds, to: nil)
      )
      #expect(frame.minY == 75 && frame.maxY == top - 16)
      #expect(field.maxY <= frame.maxY && field.minY >= frame.minY)
    }
  }

  @Test func `a view with a probe is laid out whenever the keyboard has moved`() throws {
    try Stand.run { stand in
      let view = OverlapView(frame: stand.page.view.bounds)
      stand.page.view.addSubview(view)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stand.page.view.addSubview(field)
      KeyboardProbe().follow(in: view)
      stand.settle()
      field.becomeFirstResponder()
      stand.settle()
      let top = try #require(stand.device.keyboardTop)
      field.resignFirstResponder()
      stand.settle()

      #expect(view.seen.map { $0.rounded() } == [34, 852 - top, 34])
    }
  }

  @Test func `a keyboard that comes later does not hide the field that is typed into`() throws {
    try Stand.run { stand in
      stand.device.settings.hardwareKeyboard = true
      stand.settle()
      let form = ScrollingForm()
      stand.center.enqueue(Popup(form).position(.bottom))
      stand.settle()
      form.field.becomeFirstResponder()
      stand.settle()
      #expect(form.bounds.height == 700)

      stand.device.settings.hardwareKeyboard = false
      stand.settle()

      let top = try #require(stand.device.keyboardTop)
      #expect(form.field.convert(form.field.bounds, to: nil).maxY <= top - 16)
    }
  }

  @Test func `a keyboard that is up when a popup comes that is not modal is made way for`() throws {
    try Stand.run { stand in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stand.page.view.addSubview(field)
      field.becomeFirstResponder()
      stand.settle()
      let box = BoxView()

      stand.center.enqueue(Popup(box).position(.bottom).modal(false))
      stand.settle()

      let top = try #require(stand.device.keyboardTop)
      #expect(box.convert(box.bounds, to: nil).maxY == top - 16)
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a modal popup puts the page's keyboard away and gives it back`(window: PopupWindow) {
    Stand.run { stand in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stand.page.view.addSubview(field)
      field.becomeFirstResponder()
      stand.settle()
      let box = BoxView()

      let handle = stand.center.enqueue(Popup(box).position(.bottom).window(window))
      stand.settle()
      #expect(stand.device.keyboardTop == nil)
      #expect(box.convert(box.bounds, to: nil).maxY.rounded() == 802)
      handle.end()
      stand.settle()

      #expect(field.isFirstResponder && stand.device.keyboardTop != nil)
    }
  }

  @Test func `with a keyboard of its own a device needs no room for one`() {
    Stand.run { stand in
      stand.device.settings.hardwareKeyboard = true
      stand.settle()
      let form = FormView(height: 120)
      stand.center.enqueue(Popup(form).position(.bottom))
      stand.settle()

      form.field.becomeFirstResponder()
      stand.settle()

      #expect(form.field.isFirstResponder)
      #expect(form.convert(form.bounds, to: nil).maxY.rounded() == 802)
    }
  }

  @Test func `a sheet at the screen's edge stands on the keyboard, with nothing of it covered`()
    throws
  {
    try Stand.run { stand in
      let sheet = SafeSheet()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      sheet.addSubview(field)
      stand.center.enqueue(Popup(sheet).position(.bottom, ignoresSafeArea: true))
      stand.settle()

      field.becomeFirstResponder()
      stand.settle()

      let top = try #require(stand.device.keyboardTop)
      let frame = sheet.convert(sheet.bounds, to: nil)
      #expect(frame == CGRect(x: 0, y: top - 100, width: 393, height: 100))
      #expect(sheet.safeAreaInsets.bottom == 0 && sheet.body.frame.height == 100)
    }
  }

  @Test func `a popup above the keyboard stays above it when the device is turned`() throws {
    try Stand.run { stand in
      let form = FormView(height: 60)
      stand.center.enqueue(Popup(form).position(.bottom))
      stand.settle()
      form.field.becomeFirstResponder()
      stand.settle()

      stand.device.orientation = .landscapeLeft
      stand.settle()

      let top = try #require(stand.device.keyboardTop)
      #expect(form.convert(form.bounds, to: nil).maxY == top - 16)
    }
  }

  @Test func `the first tap outside puts the keyboard away, the second closes the popup`() {
    Stand.run { stand in
      let form = FormView(height: 120)
      let handle = stand.center.enqueue(Popup(form))
      stand.settle()
      form.field.becomeFirstResponder()
      stand.settle()

      stand.device.tap(at: CGPoint(x: 20, y: 80))
      stand.settle()
      #expect(!form.field.isFirstResponder && handle.outcomeIfEnded == nil)
      stand.device.tap(at: CGPoint(x: 20, y: 80))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a tap outside ends editing also where it does not close`() {
    Stand.run { stand in
      let form = FormView(height: 120)
      let handle = stand.center.enqueue(Popup(form).closedBy([]))
      stand.settle()
      form.field.becomeFirstResponder()
      stand.settle()

      for _ in 1...2 { stand.device.tap(at: CGPoint(x: 20, y: 80)) }
      stand.settle()

      #expect(!form.field.isFirstResponder && handle.outcomeIfEnded == nil)
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
    let overlap = KeyboardProbe.overlap(in: self)
    if overlap != seen.last { seen.append(overlap) }
  }
}
