// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: what UIKit declares as optional properties has defaults here, as there is no
/// Objective-C, and can be set on the classes only.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get }
  var autocorrectionType: UITextAutocorrectionType { get }
  var keyboardType: UIKeyboardType { get }
  var keyboardAppearance: UIKeyboardAppearance { get }
  var returnKeyType: UIReturnKeyType { get }
  var enablesReturnKeyAutomatically: Bool { get }
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Differs: nothing is ever corrected; the value is kept.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// Differs: nothing is ever filled in; the value is kept.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let URL = Self(rawValue: "url")
}
