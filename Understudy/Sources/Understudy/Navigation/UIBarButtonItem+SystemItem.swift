// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIBarButtonItem {
  /// Those that show a word, a space, or a sign that the stand-in can draw; the others are left out.
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

    /// The word in the language of the device; nil for signs and spaces.
    @MainActor var localizedTitle: String? {
      switch self {
      case .done: SystemWord.done.text
      case .cancel: SystemWord.cancel.text
      case .edit: SystemWord.edit.text
      case .save: SystemWord.save.text
      case .undo: SystemWord.undo.text
      case .redo: SystemWord.redo.text
      case .add, .close, .flexibleSpace, .fixedSpace, .compose, .action, .search, .refresh,
        .stop, .trash:
        nil
      }
    }

    /// The sign, where it is one of the system's symbols.
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

    @MainActor var spokenLabel: String? {
      switch self {
      case .add: SystemWord.add.text
      case .close: SystemWord.close.text
      case .compose: SystemWord.compose.text
      case .action: SystemWord.share.text
      case .search: SystemWord.search.text
      case .refresh: SystemWord.refresh.text
      case .stop: SystemWord.stop.text
      case .trash: SystemWord.delete.text
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace:
        localizedTitle
      }
    }
  }
}
