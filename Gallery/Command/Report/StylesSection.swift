// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The section of the report with all alert styles in all themes, in light and dark mode.
@MainActor
struct StylesSection {
  /// The folder of the pictures, below the report.
  static let folder = "styles"

  /// One for each system.
  let sheets: [StyleSheet]

  var html: String {
    """
    <section class="chapter" id="styles">
    <h2>All styles of alerts</h2>
    <p>Nine styles in four themes, light and dark: <code>system</code>, which belongs to the system \
    that it runs on; <code>badge</code>, with the icon on the edge; <code>halo</code>, in the light of \
    its icon; and <code>classic</code>, which looks like SCLAlertView.</p>
    <div class="panels">
    \(sheets.flatMap(\.panels).map(panel).joined(separator: "\n"))
    </div>
    <p>One message in seven alerts, \(likenesses).</p>
    <details><summary>Which is which?</summary>\(LikenessSheet.key.escaped). Those of other libraries \
    are drawn after their measures.</details>
    </section>
    """
  }

  private var likenesses: String {
    zip(["light", "dark"], LikenessSheet.files)
      .map { "<a href=\"\(Self.folder)/\($1)\">\($0)</a>" }.joined(separator: " and ")
  }

  private func panel(_ panel: StyleSheet.Panel) -> String {
    """
    <div class="panel \(panel.appearance.name)">
    <h3>\(panel.theme.name.escaped), \(panel.appearance.name), iOS \(panel.system.rawValue)</h3>
    <ul style="--ratio:\(Int(panel.card.width))/\(Int(panel.card.height))">
    \(panel.cards.map { card($0.name, of: panel) }.joined(separator: "\n"))
    </ul>
    </div>
    """
  }

  private func card(_ name: String, of panel: StyleSheet.Panel) -> String {
    let file = "\(Self.folder)/\(panel.file(of: name))"
    return """
      <li><a href="\(file)"><img src="\(file)" loading="lazy" alt="\(name.escaped)"></a></li>
      """
  }
}
