// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The settings of the live phone, which browsers can change.
struct LiveSettings: Equatable, Sendable, Encodable {
  enum Device: String, CaseIterable, Sendable, Encodable {
    case iPhoneSE = "se"
    case iPhone = "16"
    case iPhoneProMax = "16-pro-max"
    case iPad = "ipad-11"

    var model: HeadlessModel {
      switch self {
      case .iPhoneSE: .iPhoneSE3
      case .iPhone: .iPhone16
      case .iPhoneProMax: .iPhone16ProMax
      case .iPad: .iPad11
      }
    }
  }

  enum Orientation: String, CaseIterable, Sendable, Encodable {
    case portrait
    case left = "landscape-left"
    case right = "landscape-right"

    var held: UIDeviceOrientation {
      switch self {
      case .portrait: .portrait
      case .left: .landscapeLeft
      case .right: .landscapeRight
      }
    }
  }

  enum Keyboard: String, CaseIterable, Sendable, Encodable {
    /// The software keyboard, which appears while there is a first responder.
    case screen
    /// A hardware keyboard, which takes no space on the screen.
    case connected
  }

  var appearance = PhoneOptions.Appearance.light
  var textSize = PhoneOptions.TextSize.l
  var direction = PhoneOptions.Direction.ltr
  var language = PhoneOptions.Language.en
  var device = Device.iPhone
  var orientation = Orientation.portrait
  var reduceMotion = false
  var voiceOver = false
  var keyboard = Keyboard.screen
  var system = PhoneOptions.System.standard

  /// One change of one setting.
  enum Change: Equatable, Sendable {
    case appearance(PhoneOptions.Appearance)
    case textSize(PhoneOptions.TextSize)
    case direction(PhoneOptions.Direction)
    case language(PhoneOptions.Language)
    case device(Device)
    case orientation(Orientation)
    case reduceMotion(Bool)
    case voiceOver(Bool)
    case keyboard(Keyboard)
    case system(PhoneOptions.System)

    /// Creates a change from its name and value; `nil` if either is unknown.
    init?(name: String, value: String) {
      let change: Change? =
        switch name {
        case "appearance": .init(Change.appearance, value)
        case "textSize": .init(Change.textSize, value)
        case "direction": .init(Change.direction, value)
        case "language": .init(Change.language, value)
        case "device": .init(Change.device, value)
        case "orientation": .init(Change.orientation, value)
        case "reduceMotion": Bool(value).map { .reduceMotion($0) }
        case "voiceOver": Bool(value).map { .voiceOver($0) }
        case "keyboard": .init(Change.keyboard, value)
        case "system": .init(Change.system, value)
        default: nil
        }
      guard let change else { return nil }
      self = change
    }

    private init?<Value: RawRepresentable<String>>(_ make: (Value) -> Change, _ value: String) {
      guard let value = Value(rawValue: value) else { return nil }
      self = make(value)
    }
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .appearance(let value): appearance = value
    case .textSize(let value): textSize = value
    case .direction(let value): direction = value
    case .language(let value): language = value
    case .device(let value): device = value
    case .orientation(let value): orientation = value
    case .reduceMotion(let value): reduceMotion = value
    case .voiceOver(let value): voiceOver = value
    case .keyboard(let value): keyboard = value
    case .system(let value): system = value
    }
  }

  /// The settings of the simulated device.
  var headless: HeadlessSettings {
    var settings = HeadlessSettings()
    settings.appearance = appearance == .dark ? .dark : .light
    settings.contentSizeCategory = textSize.category
    settings.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    settings.languages = [language.rawValue]
    settings.reduceMotion = reduceMotion
    settings.voiceOverRunning = voiceOver
    settings.hardwareKeyboard = keyboard == .connected
    return settings
  }
}

extension PhoneOptions.Appearance: Encodable {}
extension PhoneOptions.TextSize: Encodable {}
extension PhoneOptions.Direction: Encodable {}
extension PhoneOptions.Language: Encodable {}
extension PhoneOptions.System: Encodable {}
