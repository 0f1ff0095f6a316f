// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}
