// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct KeyboardTests {
  @Test
  func `K7: the notifications tell frames, duration and curve of the movement`() async {
    await withFields { field, _, scene in
      let log = KeyboardLog(scene.screen)
      field.becomeFirstResponder()

      let info = log.infos.first ?? [:]
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      #expect(begin.minY >= scene.screen.bounds.maxY)
      #expect(end.maxY == scene.screen.bounds.maxY)
      #expect(end.height > 200)
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      #expect((0.25...0.4).contains(duration ?? 0))
      #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
      #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    }
  }

  @Test
  func `K60, since iOS 26: the keyboard comes in 23 of 60 frames, and is 335 points high`() async {
    await withScene(on: 26...) { scene in
      let log = KeyboardLog(scene.screen)
      let window = makeWindow(in: scene)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      field.becomeFirstResponder()

      let info = log.infos.first ?? [:]
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      #expect(abs(duration - 23 / 60) < 0.01)
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      let hasSize = scene.screen.bounds.size == CGSize(width: 393, height: 852)
      if hasSize { #expect(frame.height == 335) }
      window.endEditing(true)
      window.isHidden = true
    }
  }

  @Test
  func `K45: the frames of the keyboard can be read as values and as rectangles`() async {
    await withFields { field, _, scene in
      let log = KeyboardLog(scene.screen)
      field.becomeFirstResponder()

      let info = log.infos.first ?? [:]
      for key in [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      ] {
        let frame = info[key] as? CGRect
        let value = info[key] as? NSValue
        #expect(frame != nil)
        #expect(value?.cgRectValue == frame)
        #expect(info[key] as? NSNumber == nil)
      }
      let boxed: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(boxed as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect((NSNumber(value: 1) as Any) as? CGRect == nil)
    }
  }

  @Test
  func `K8: the keyboard says before and after that it shows and hides`() async {
    await withFields { field, _, scene in
      let log = KeyboardLog(scene.screen)
      field.becomeFirstResponder()
      #expect(Set(log.names) == ["WillChangeFrame", "WillShow"])
      log.names = []
      #expect(await until { log.names.contains("DidShow") })
      #expect(Set(log.names) == ["DidChangeFrame", "DidShow"])

      log.names = []
      field.resignFirstResponder()
      #expect(Set(log.names) == ["WillChangeFrame", "WillHide"])
      log.names = []
      #expect(await until { log.names.contains("DidHide") })
      #expect(Set(log.names) == ["DidChangeFrame", "DidHide"])
    }
  }

  @Test
  func `K14: the keyboard comes for the key window only`() async {
    await withFields { field, _, scene in
      let window = ReluctantWindow(windowScene: scene)
      window.isHidden = false
      let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(other)
      let log = KeyboardLog(scene.screen)

      other.becomeFirstResponder()
      await pass(0.5)
      #expect(!window.isKeyWindow)
      #expect(log.names.isEmpty)
      window.isReluctant = false
      window.makeKey()

      #expect(await until { log.names.contains("DidShow") })
      #expect(other.isFirstResponder)
      window.isHidden = true
      await pass(0.5)
    }
  }

  @Test
  func `K6: when the first responder changes, the keyboard stays and posts only its frame`() async {
    await withFields { first, second, scene in
      first.becomeFirstResponder()
      await pass(0.5)
      let log = KeyboardLog(scene.screen)

      second.becomeFirstResponder()
      await pass(0.5)

      #expect(!log.names.contains { $0.hasSuffix("Show") || $0.hasSuffix("Hide") })
      #expect(log.names.first == "WillChangeFrame")
    }
  }

  @Test
  func `H7: the keyboard is in a window of its own above the others`() async {
    await withFields { field, _, scene in
      field.becomeFirstResponder()
      await pass(0.5)

      let own = field.window
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let keyboards = scenes.flatMap(\.windows).filter {
        $0 !== own && String(describing: type(of: $0)).contains("KeyboardWindow")
      }
      #expect(keyboards.count == 1)
      #expect(keyboards.allSatisfy { $0.windowLevel > .alert && !$0.isKeyWindow })
    }
  }

  @Test
  func `K1: the keyboard's notifications come before editing has begun`() async {
    await withFields { field, _, scene in
      let log = KeyboardLog(scene.screen)
      field.addAction(UIAction { _ in log.names.append("began") }, for: .editingDidBegin)
      field.becomeFirstResponder()
      #expect(log.names.last == "began")
      #expect(log.names.count == 3)
    }
  }

  @Test
  func `K33: an input view replaces the keyboard, an accessory above it`() async {
    await withFields { field, second, scene in
      let log = KeyboardLog(scene.screen)
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      field.inputAccessoryView = accessory
      field.becomeFirstResponder()
      await pass(0.5)

      let frame = log.infos.last?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      let bottom = scene.windows.first?.safeAreaInsets.bottom ?? 0
      #expect(abs(frame.height - 180 - 44) <= bottom)
      #expect(field.inputView?.window != nil)
      let top = accessory.convert(CGPoint.zero, to: nil).y
      #expect(abs(top - frame.minY) < 1)
      #expect(accessory.bounds.width == scene.screen.bounds.width)

      second.becomeFirstResponder()
      await pass(0.5)
      #expect(accessory.window == nil)
      #expect(field.inputView?.window == nil)
    }
  }

  @Test
  func `K34: an accessory that comes later is shown after the input views were reloaded`() async {
    await withFields { field, _, scene in
      field.becomeFirstResponder()
      await pass(0.5)
      let log = KeyboardLog(scene.screen)
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))

      field.inputAccessoryView = accessory
      field.reloadInputViews()
      await pass(0.5)

      #expect(accessory.window != nil)
      #expect(log.names.contains("WillChangeFrame"))
    }
  }

  private func withFields(
    _ body: (UITextField, UITextField, UIWindowScene) async -> Void
  ) async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let fields = [100, 160].map {
        UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34))
      }
      fields.forEach(window.addSubview)
      await body(fields[0], fields[1], scene)
      window.endEditing(true)
      window.isHidden = true
    }
  }
}

/// What the keyboards of one screen tell.
@MainActor
private final class KeyboardLog {
  var names: [String] = []
  var infos: [[AnyHashable: Any]] = []
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init(_ screen: UIScreen) {
    let all = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
    ]
    tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let info = notification.userInfo
        MainActor.assumeIsolated {
          let full = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
          self?.names.append(String(full))
          self?.infos.append(info ?? [:])
        }
      }
    }
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

/// A window that can be kept from becoming key.
private final class ReluctantWindow: UIWindow {
  var isReluctant = true

  override var canBecomeKey: Bool { !isReluctant }
}
