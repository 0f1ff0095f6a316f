// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIBarButtonItem {
  /// Those that show a title, a space, or a glyph that the stand-in can draw; others are left out.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case action = 9
    case search = 12
    case refresh = 13
    case stop = 14
    case trash = 16
    case undo = 21
    case redo = 22
    case close = 24

    var isProminent: Bool { self == .done || self == .save }

    /// The title in the language of the device; nil for glyphs and spaces.
    @MainActor var localizedTitle: String? {
      switch self {
      case .done: SystemText.done.text
      case .cancel: SystemText.cancel.text
      case .edit: SystemText.edit.text
      case .save: SystemText.save.text
      case .undo: SystemText.undo.text
      case .redo: SystemText.redo.text
      case .add, .close, .flexibleSpace, .fixedSpace, .compose, .action, .search, .refresh,
        .stop, .trash:
        nil
      }
    }

    /// The image, where it is one of the system's symbols.
    var image: UIImage? {
      switch self {
      case .compose: UIImage(systemName: "square.and.pencil")
      case .action: UIImage(systemName: "square.and.arrow.up")
      case .search: UIImage(systemName: "magnifyingglass")
      case .refresh: UIImage(systemName: "arrow.clockwise")
      case .stop: UIImage(systemName: "xmark")
      case .trash: UIImage(systemName: "trash")
      case .add, .close, .flexibleSpace, .fixedSpace, .done, .cancel, .edit, .save, .undo, .redo:
        nil
      }
    }

    @MainActor var defaultAccessibilityLabel: String? {
      switch self {
      case .add: SystemText.add.text
      case .close: SystemText.close.text
      case .compose: SystemText.compose.text
      case .action: SystemText.share.text
      case .search: SystemText.search.text
      case .refresh: SystemText.refresh.text
      case .stop: SystemText.stop.text
      case .trash: SystemText.delete.text
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace:
        localizedTitle
      }
    }
  }
}
