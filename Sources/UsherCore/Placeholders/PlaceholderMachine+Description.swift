// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PlaceholderMachine: CustomStringConvertible {
  /// The state in one line, for logs: numbers and kinds, never texts.
  ///
  ///     #3 loading, waiting for #3 failure until 4.5
  package var description: String {
    if phase == .finished { return "gone" }
    var parts = [name(of: visiblePage)]
    if let move = phase.move { parts.append("move \(move)") }
    if let wish = phase.pendingMove {
      let end = nextDeadline.map { " until \($0)" } ?? ""
      parts.append("waiting for \(name(of: wish.page))\(end)")
    }
    if let load { parts.append("load \(load.id)\(load.visibility == .never ? " (refresh)" : "")") }
    return parts.joined(separator: ", ")
  }

  private func name(of page: Page?) -> String {
    page.map { "\($0)" } ?? (hasContent ? "content" : "nothing")
  }
}

extension PlaceholderMachine.Page: CustomStringConvertible {
  /// The page as it appears in logs, such as "#3 failure".
  package var description: String { "\(id) \(kind)" }
}
