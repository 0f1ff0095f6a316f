// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The windows of a scene and their views as text that can be read, stored and compared.
///
/// One line for each view, children indented by two spaces below their parent, back to front;
/// windows front to back. A line holds, in this order and only where there is something to say:
///
/// ```
/// UILabel “Not now” [24 12 225 22] ink #3F6655, font 17 regular, alpha 0.5
/// ```
///
/// - the class, and the text in typographic quotation marks;
/// - the frame in its parent's coordinates: x, y, width, height, with at most two decimals;
/// - `ink` colour and `font` size and weight of text, `fill` for a background, `border`, `radius`;
///   colours as `#RRGGBB`, or `#RRGGBBAA` if not opaque, as they are in the view's appearance;
/// - `alpha` below 1, `turned` for a transform, `clips`, the content `offset` of a scroll view,
///   the text that a field or a text view `holds` (dots for a secret), `disabled`, `selected`;
/// - for assistive technology: `element “label”` with its traits, `modal`, `silent` for a view
///   whose elements are hidden.
///
/// A line break in a text is written as `⏎`.
///
/// Hidden views are left out with everything in them. Private container views of UIKit, which
/// differ between systems, are *folded*: their children stand in their place, with frames in the
/// coordinates of the nearest view that is shown.
@MainActor
public struct ScreenDescription {
  /// The lines, each ended by a line break.
  public let text: String

  /// Describes all visible windows of the scene, front to back.
  public init(of scene: UIWindowScene) {
    text = ScreenTraversal.windows(of: scene).map { ScreenDescription(of: $0).text }.joined()
  }

  /// Describes one view and everything in it.
  public init(of view: UIView) {
    var lines: [String] = []
    Self.describe(view, parent: nil, depth: 0, into: &lines)
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func describe(
    _ view: UIView, parent: UIView?, depth: Int, into lines: inout [String]
  ) {
    guard !view.isHidden else { return }
    let isFolded = parent != nil && view.isPrivateContainer
    if !isFolded {
      lines.append(String(repeating: "  ", count: depth) + line(view, in: parent))
    }
    for subview in view.subviews {
      describe(
        subview, parent: isFolded ? parent : view, depth: isFolded ? depth : depth + 1,
        into: &lines)
    }
  }

  private static func line(_ view: UIView, in parent: UIView?) -> String {
    var words = [view.publicClassName]
    if let text = view.ownText { words.append("“\(text.singleLine)”") }
    let frame = parent.map { view.convert(view.bounds, to: $0) } ?? view.frame
    words.append(frame.formatted)
    let details =
      view.windowDetails + view.textDetails + view.surfaceDetails + view.stateDetails
      + view.accessibilityDetails
    if !details.isEmpty { words.append(details.joined(separator: ", ")) }
    return words.joined(separator: " ")
  }
}

extension ScreenDescription: CustomStringConvertible {
  /// The lines.
  public nonisolated var description: String { text }
}
