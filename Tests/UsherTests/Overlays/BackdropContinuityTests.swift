// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import Usher

/// One dim for one conversation: the page is not lit up between two popups.
@MainActor
@Suite(.uikitVariants)
struct BackdropContinuityTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: PopupBackdrop
    let second: PopupBackdrop

    init(_ name: String, _ first: PopupBackdrop, _ second: PopupBackdrop) {
      (testDescription, self.first, self.second) = (name, first, second)
    }
  }

  private nonisolated static let rows = [
    Row("same dim", .dimmed, .dimmed),
    Row("stronger dim", .dimmed, .black(opacity: 0.7)),
    Row("weaker dim", .black(opacity: 0.7), .dimmed),
    Row("same blur", .blurred, .blurred),
    Row("blur to dim", .blurred, .dimmed),
    Row("dim to spotlight", .dimmed, .spotlight { nil }),
    Row("spotlight to dim", .spotlight { nil }, .dimmed),
  ]

  @Test(arguments: rows)
  func `between two popups the page is never brighter than before or after`(row: Row) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      let first = app.center.show(Popup(FixedSizeView()).backdrop(row.first))
      app.center.show(Popup(FixedSizeView()).backdrop(row.second))
      app.runUntilIdle()

      first.dismiss()
      let frames = app.pageLuminance(for: 1)

      app.expectNoFlash(frames)
    }
  }

  @Test func `popups with the same dim do not change the page between them at all`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      let first = app.center.show(Popup(FixedSizeView()))
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      first.dismiss()

      #expect(Set(app.pageLuminance(for: 1)).count == 1)
    }
  }

  @Test func `a styled alert that the handler of another one shows continues its dim`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      StyledAlert(.question, "Leave?").button("Leave") {
        StyledAlert(.success, "Left").show()
      }.show()
      app.runUntilIdle()

      try? ScreenProbe(app.scene).tap("Leave")
      let frames = app.pageLuminance(for: 1)

      app.expectNoFlash(frames)
      #expect(ScreenProbe(app.scene).texts.contains("Left"))
    }
  }

  @Test func `a popup that a task shows after another one continues its fading dim`() async {
    await TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      let first = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let task = Task { @MainActor in
        _ = await first.outcome
        app.center.show(Popup(FixedSizeView()))
      }
      for _ in 0..<5 { await Task.yield() }

      first.dismiss()
      var frames: [Int] = []
      for _ in 0..<60 {
        frames += app.pageLuminance(for: 1.0 / 60)
        for _ in 0..<5 { await Task.yield() }
      }
      await task.value

      #expect(frames.allSatisfy { $0 >= frames[0] }, "it is never darker: \(frames)")
      #expect(frames.allSatisfy { $0 <= frames[0] + 30 }, "it has hardly faded: \(frames)")
      #expect(frames.last == frames[0])
    }
  }

  @Test func `a popup that interrupts another one continues its dim, and passes it back`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      var frames = app.pageLuminance(for: 1)
      urgent.dismiss()
      frames += app.pageLuminance(for: 1)

      #expect(Set(frames).count == 1)
    }
  }

  @Test func `without a next popup the dim fades out after the callback, and passes touches`()
    throws
  {
    try TestApp.run { app in
      let button = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
      app.page.view.addSubview(button)
      var overlaysInCallback = 0
      let handle = app.center.show(Popup(FixedSizeView()))
      handle.onDismiss { _ in overlaysInCallback = app.overlays.count }
      app.runUntilIdle()
      let backdrop = try #require(app.overlays[0].root.backdrop)

      handle.dismiss()
      app.device.clock.advance(by: 0.15)
      #expect(backdrop.visibility == 1)
      app.device.clock.advance(by: 0.1)
      #expect(overlaysInCallback == 1)
      #expect(backdrop.visibility == 0)
      #expect(app.overlays.count == 1)
      #expect(app.device.view(at: CGPoint(x: 20, y: 80)) === button)
      #expect(app.window.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .normal)
      app.device.clock.advance(by: 0.25)

      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `during a gap the page cannot be used and keeps its tint`() throws {
    try TestApp.run { app in
      let lane = PopupLane(name: "slow", minimumGap: .milliseconds(500))
      let first = app.center.show(Popup(FixedSizeView()).lane(lane))
      app.center.show(Popup(FixedSizeView()).lane(lane))
      app.runUntilIdle()

      first.dismiss()
      app.device.clock.advance(by: 0.4)

      #expect(first.isDismissed)
      let backdrop = try #require(app.overlays.first?.root.backdrop)
      #expect(app.overlays.count == 1)
      #expect(app.device.view(at: CGPoint(x: 20, y: 80)) === backdrop)
      #expect(!backdrop.isAccessibilityElement)
      #expect(app.window.tintAdjustmentMode == .dimmed)
      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.device.clock.advance(by: 0.4)
      #expect(app.overlays.count == 1)
      #expect(app.center.visiblePopups.count == 1)
    }
  }

  @Test(arguments: [false, true])
  func `the page is edited again after the last of two popups, and not between them`(
    isAsked: Bool
  ) {
    TestApp.run { app in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      var began = 0
      field.addAction(UIAction { _ in began += 1 }, for: .editingDidBegin)
      let popups = [FixedSizeView(), FixedSizeView()].map {
        isAsked ? Popup($0).admitted(log: CallLog()) : Popup($0)
      }
      let (first, second) = (app.center.show(popups[0]), app.center.show(popups[1]))
      app.runUntilIdle()

      first.dismiss()
      app.runUntilIdle()
      #expect(began == 0)
      #expect(!field.isFirstResponder)
      second.dismiss()
      app.runUntilIdle()

      #expect(began == 1)
      #expect(field.isFirstResponder)
    }
  }

  @Test func `VoiceOver returns to the page after the last of two popups`() {
    TestApp.run { app in
      app.device.voiceOverRunning = true
      app.runUntilIdle()
      let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
      label.text = "Page"
      app.page.view.addSubview(label)
      UIAccessibility.post(notification: .screenChanged, argument: label)
      let boxes = [FixedSizeView(), FixedSizeView()]
      for box in boxes { box.isAccessibilityElement = true }
      let handles = boxes.map { app.center.show(Popup($0)) }
      app.runUntilIdle()

      handles[0].dismiss()
      app.runUntilIdle()
      #expect(app.device.announcements.last?.argument as? UIView === boxes[1])
      handles[1].dismiss()
      app.runUntilIdle()

      #expect(app.device.announcements.last?.argument as? UIView === label)
    }
  }

  @Test func `a logout without an animation removes a backdrop that waits for the next popup`() {
    TestApp.run { app in
      let lane = PopupLane(name: "slow", minimumGap: .milliseconds(500))
      let first = app.center.show(Popup(FixedSizeView()).lane(lane))
      app.center.show(Popup(FixedSizeView()).lane(lane))
      app.runUntilIdle()
      first.dismiss()
      app.device.clock.advance(by: 0.4)
      #expect(app.overlays.count == 1)

      app.center.dismissAll(reason: .loggedOut, animated: false)

      #expect(app.overlays.isEmpty)
      app.runUntilIdle()
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup without a size removes the backdrop that it would have taken over`() {
    TestApp.run { app in
      let reports = MisuseCollector()
      let first = app.center.show(Popup(FixedSizeView()))
      app.center.show(Popup(FixedSizeView(0, 0)))
      app.runUntilIdle()

      first.dismiss()
      app.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(reports.reports.count == 1)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup that presents something leaves no backdrop in front of the page`() {
    TestApp.run { app in
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 100)
      let handle = app.center.show(Popup(content))
      app.runUntilIdle()
      content.present(UIViewController(), animated: true)
      handle.dismiss()

      let end = CallLog()
      handle.onDismiss { _ in end.record("\(app.overlays.count)") }
      app.runUntilIdle()

      #expect(end.lines == ["0"])
    }
  }

  @Test func `a spotlight moves from the view of one popup to that of the next`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      let targets = [100, 400].map { UIView(frame: CGRect(x: 40, y: $0, width: 60, height: 60)) }
      for target in targets { app.page.view.addSubview(target) }
      @MainActor func show(_ target: UIView) -> PopupHandle<Never> {
        app.center.show(
          Popup(FixedSizeView(20, 20)).position(.bottom).transition(.fade)
            .backdrop(.spotlight { [weak target] in target }))
      }
      let first = show(targets[0])
      _ = show(targets[1])
      app.runUntilIdle()
      @MainActor func light(_ y: CGFloat) -> Int {
        app.luminance(in: CGRect(x: 60, y: y, width: 4, height: 4))
      }
      #expect(light(130) == 255)
      #expect(light(430) < 120)

      first.dismiss()
      var seen: [Int] = []
      for _ in 0..<60 {
        app.device.clock.advance(by: 1.0 / 60)
        seen.append(light(280))
      }

      #expect(seen.contains(255), "the light passes the middle")
      #expect(seen.last ?? 255 < 120)
      #expect(light(130) < 120)
      #expect(light(430) == 255)
    }
  }

  @Test func `a spotlight without a view is dark everywhere`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      app.page.view.backgroundColor = .white
      app.center.show(Popup(FixedSizeView()).backdrop(.spotlight { nil }))
      app.runUntilIdle()

      #expect(app.luminance(in: CGRect(x: 0, y: 0, width: 393, height: 300)) < 120)
    }
  }

  @Test(
    arguments: [
      (.classic(.slideInFromTop), 1), (.spring, 1), (.zoom, 1), (.slide(from: .top), 1),
      (.slide(from: .bottom), -1),
    ] as [(PopupTransition, CGFloat)])
  func `a card moves at most 12 points beyond its place`(
    transition: PopupTransition, direction: CGFloat
  ) throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      for size in [CGSize(width: 200, height: 120), CGSize(width: 350, height: 700)] {
        let box = FixedSizeView(size.width, size.height)
        let handle = app.center.show(Popup(box).transition(in: transition, out: .none))
        let card = try #require(box.superview)
        let end = card.center
        var farthest: CGFloat = 0
        for _ in 0..<120 {
          app.device.clock.advance(by: 1.0 / 120)
          let layer = card.layer.presentation() ?? card.layer
          let transform = layer.affineTransform()
          let growth = (transform.a - 1) * max(size.width, size.height) / 2
          farthest = max(farthest, direction * transform.ty, growth)
        }
        #expect(farthest <= 12)
        #expect(card.center == end)
        handle.dismiss()
        app.runUntilIdle()
      }
    }
  }
}

extension TestApp {
  /// The mean luminance of the upper part of the page, from 0 to 255, at 60 frames a second.
  fileprivate func pageLuminance(for seconds: Double) -> [Int] {
    let page = CGRect(x: 0, y: 60, width: 393, height: 120)
    return [luminance(in: page)]
      + (0..<Int(seconds * 60)).map { _ in
        device.clock.advance(by: 1.0 / 60)
        return luminance(in: page)
      }
  }

  fileprivate func luminance(in rect: CGRect) -> Int {
    let picture = device.render(scale: 1)
    guard let bytes = picture.cropped(to: rect)?.rgba(), !bytes.isEmpty else { return 0 }
    var sum = 0
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      sum += 2126 * Int(bytes[pixel]) + 7152 * Int(bytes[pixel + 1]) + 722 * Int(bytes[pixel + 2])
    }
    return sum / (bytes.count / 4) / 10_000
  }

  fileprivate func expectNoFlash(_ frames: [Int]) {
    let limit = max(frames.first ?? 0, frames.last ?? 0) + 2
    #expect(frames.allSatisfy { $0 <= limit }, "\(frames)")
  }
}
