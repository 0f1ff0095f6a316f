// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Content that still exists although its popup was dismissed; see ``PopupCenter/leftovers``.
public struct PopupLeftover: Sendable, Hashable {
  /// The key of the popup.
  public let key: PopupKey?
  /// The type of the view or the view controller.
  public let typeName: String
}

extension PopupLeftover: CustomStringConvertible {
  /// The type and the popup, such as “The OfferView of the popup "offer"”.
  public var description: String {
    "The \(typeName) of \(key.map { "the popup \"\($0.name)\"" } ?? "a popup without a key")"
  }
}

/// Observes, in debug builds, whether the content of dismissed popups is released.
@MainActor
final class LeftoverContent {
  /// What the frames of a dismissal may still retain is released by then.
  private static let reportDelay = Duration.seconds(2)

  private struct Entry {
    let leftover: PopupLeftover
    weak var content: UIResponder?
  }

  private var entries: [Entry] = []

  /// Those that exist and are not in use elsewhere.
  var existing: [PopupLeftover] {
    removeReleased()
    return entries.compactMap { $0.content?.isUsedElsewhere == false ? $0.leftover : nil }
  }

  /// Begins to observe the content of a request, which is about to be released.
  func watch(_ content: UIResponder, of request: RequestRecord) {
    #if DEBUG
      removeReleased()
      let entry = Entry(
        leftover: PopupLeftover(key: request.request.key, typeName: "\(type(of: content))"),
        content: content)
      entries.append(entry)
      // Content that is gone in the next turn needs no timer.
      MainClock.nextTurn { [weak content] in
        guard content != nil else { return }
        _ = MainClock.schedule(after: LeftoverContent.reportDelay) { LeftoverContent.report(entry) }
      }
    #endif
  }

  private func removeReleased() { entries.removeAll { $0.content == nil } }

  private static func report(_ entry: Entry) {
    guard let content = entry.content, !content.isUsedElsewhere else { return }
    MisuseReport.contentLeaked(entry.leftover, heldBy: content.ownerWords).report()
  }
}

@MainActor
extension UIResponder {
  fileprivate var isUsedElsewhere: Bool {
    ContentRegistry.isInUse(self) || (self as? UIView)?.window != nil
      || (self as? UIViewController)?.viewIfLoaded?.window != nil
  }

  /// What UIKit knows about who retains it.
  fileprivate var ownerWords: String {
    if let controller = self as? UIViewController {
      if let parent = controller.parent { return "It is a child of a \(type(of: parent))." }
      if let presenting = controller.presentingViewController {
        return "It is presented by a \(type(of: presenting))."
      }
      return "It has no parent and is not presented."
    }
    let superview = (self as? UIView)?.superview
    return superview.map { "It is a subview of a \(type(of: $0))." } ?? "It has no superview."
  }
}
