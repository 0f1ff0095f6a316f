// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The headers and footers that a table has at the moment, by section.
@MainActor
struct HeaderFooterViews {
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
}

extension UITableView {
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerFooterViews.headers[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerFooterViews.footers[section] as? UITableViewHeaderFooterView
  }

  /// Finds out how high header and footer of a visible section are; whether that is news.
  func measureHeaderFooter(_ section: Int) -> Bool {
    let before = tableLayout.sections[section].height
    if !tableLayout.sections[section].isHeaderKnown {
      let view =
        headerFooterViews.headers[section] ?? makeHeaderFooterView(section, isFooter: false)
      let height = view.map { measuredHeight($0) } ?? emptyHeader(section)
      headerFooterViews.headers[section] = view
      tableLayout.change(section) { change in
        change.header = height
        change.padding = padding(ofHeader: height)
        change.isHeaderKnown = true
      }
    }
    if !tableLayout.sections[section].isFooterKnown {
      let view = headerFooterViews.footers[section] ?? makeHeaderFooterView(section, isFooter: true)
      let height = view.map { measuredHeight($0) } ?? emptyFooter(section)
      headerFooterViews.footers[section] = view
      tableLayout.change(section) { change in
        change.footer = height
        change.isFooterKnown = true
      }
    }
    return tableLayout.sections[section].height != before
  }

  private func makeHeaderFooterView(_ section: Int, isFooter: Bool) -> UIView? {
    let own =
      isFooter
      ? tableDelegate?.tableView(self, viewForFooterInSection: section)
      : tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let title = isFooter ? nil : data.titles[section]
    let view: UIView
    if let own {
      view = own
    } else if let title {
      let header = titleView
      header.layoutContext = headerFooterContext(section, isFooter: false)
      header.show(title: title)
      view = header
    } else {
      return nil
    }
    if let view = view as? UITableViewHeaderFooterView {
      view.layoutContext = headerFooterContext(section, isFooter: isFooter)
    }
    return view
  }

  private var titleView: UITableViewHeaderFooterView {
    let key = "header of a title"
    return dequeueReusableHeaderFooterView(withIdentifier: key)
      ?? UITableViewHeaderFooterView(reuseIdentifier: key)
  }

  private func headerFooterContext(_ section: Int, isFooter: Bool)
    -> UITableViewHeaderFooterView.LayoutContext
  {
    UITableViewHeaderFooterView.LayoutContext(
      style: style, isFooter: isFooter, isFirst: section == 0 && tableHeaderView == nil,
      margin: textMargin, sides: style == .insetGrouped ? .zero : safeSides)
  }

  private func measuredHeight(_ view: UIView) -> CGFloat {
    let width = frame(of: TableLayout.Span(start: 0, length: 0)).width
    if !(view is UITableViewHeaderFooterView), view.constraints.isEmpty {
      return view.frame.height > 0 ? view.frame.height : 28
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Places

  func layOutHeaderFooterViews() {
    let visible = tableLayout.sections(from: bounds.minY, to: bounds.maxY)
    for section in visible { layOutHeaderFooterViews(of: section) }
    for (section, view) in headerFooterViews.headers.sorted(by: { $0.key < $1.key })
    where !visible.contains(section) || !isNear(tableLayout.span(ofHeader: section), section) {
      headerFooterViews.headers[section] = nil
      removeHeaderFooterView(view)
    }
    for (section, view) in headerFooterViews.footers.sorted(by: { $0.key < $1.key })
    where !visible.contains(section) || !isNear(tableLayout.span(ofFooter: section), section) {
      headerFooterViews.footers[section] = nil
      removeHeaderFooterView(view)
    }
  }

  /// In plain tables headers and footers stay as long as their section is visible.
  private func isNear(_ span: TableLayout.Span, _ section: Int) -> Bool {
    style == .plain || (span.end > bounds.minY && span.start < bounds.maxY)
  }

  private func layOutHeaderFooterViews(of section: Int) {
    let header = tableLayout.span(ofHeader: section)
    if header.length > 0, isNear(header, section) {
      let start = pinnedStart(ofHeader: section)
      show(section, isFooter: false, at: start, isPinned: start != header.start)
    }
    let footer = tableLayout.span(ofFooter: section)
    if footer.length > 0, isNear(footer, section) {
      let start = pinnedStart(ofFooter: section)
      show(section, isFooter: true, at: start, isPinned: start != footer.start)
    }
  }

  private func show(_ section: Int, isFooter: Bool, at start: CGFloat, isPinned: Bool) {
    let known = isFooter ? headerFooterViews.footers[section] : headerFooterViews.headers[section]
    guard let view = known ?? makeHeaderFooterView(section, isFooter: isFooter) else { return }
    if isFooter {
      headerFooterViews.footers[section] = view
    } else {
      headerFooterViews.headers[section] = view
    }
    let length =
      (isFooter ? tableLayout.span(ofFooter: section) : tableLayout.span(ofHeader: section)).length
    let frame = frame(of: TableLayout.Span(start: start, length: length))
    if let view = view as? UITableViewHeaderFooterView {
      var layoutContext = headerFooterContext(section, isFooter: isFooter)
      layoutContext.isPinned = isPinned
      view.layoutContext = layoutContext
    }
    if view.superview !== self {
      UIView.performWithoutAnimation {
        view.frame = frame
        addSubview(view)
        view.alpha = 1
      }
    } else if view.frame != frame {
      view.frame = frame
    }
  }

  /// A header of a plain table stays at the top until the next one pushes it out.
  private func pinnedStart(ofHeader section: Int) -> CGFloat {
    let header = tableLayout.span(ofHeader: section)
    guard style == .plain else { return header.start }
    let top = bounds.minY + adjustedContentInset.top
    let last = tableLayout.span(ofFooter: section).start - header.length
    return max(header.start, min(top, last))
  }

  private func pinnedStart(ofFooter section: Int) -> CGFloat {
    let footer = tableLayout.span(ofFooter: section)
    guard style == .plain else { return footer.start }
    let bottom = bounds.maxY - adjustedContentInset.bottom - footer.length
    return min(footer.start, max(bottom, tableLayout.span(ofHeader: section).end))
  }

  func removeHeaderFooterViews() {
    let gone = headerFooterViews
    headerFooterViews = HeaderFooterViews()
    for (_, view) in gone.headers.sorted(by: { $0.key < $1.key }) { removeHeaderFooterView(view) }
    for (_, view) in gone.footers.sorted(by: { $0.key < $1.key }) { removeHeaderFooterView(view) }
  }

  private func removeHeaderFooterView(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    recycle(margin: view)
  }
}
