// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A view for a page without content, as it is often written: it covers the whole page.
final class PlainCover: UIView {
  /// The reason why there is no content.
  enum Kind {
    case loading, empty, failure
  }

  /// Adds a cover to a page. Returns the cover.
  static func add(
    _ kind: Kind, over page: UIView, retry: @escaping @MainActor () -> Void
  ) -> PlainCover {
    let cover = PlainCover(kind, frame: page.bounds, retry: retry)
    page.addSubview(cover)
    return cover
  }

  private init(_ kind: Kind, frame: CGRect, retry: @escaping @MainActor () -> Void) {
    super.init(frame: frame)
    backgroundColor = Palette.paper
    let column = UIStackView(.vertical, spacing: 12, Self.parts(of: kind, retry: retry))
    column.alignment = .center
    addSubview(column, pinned: nil)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.centerYAnchor.constraint(equalTo: topAnchor, constant: bounds.height * 0.4),
      column.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -48),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private static func parts(
    of kind: Kind, retry: @escaping @MainActor () -> Void
  ) -> [UIView] {
    switch kind {
    case .loading:
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      return [indicator, UILabel(.shelfLoading, style: .body, color: Palette.ink)]
    case .empty: return [UILabel(.shelfEmpty, style: .title2, weight: .bold, color: Palette.ink)]
    case .failure:
      let button = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: Copy.shelfRetry.text) { _ in retry() })
      return [UILabel(.shelfFailed, style: .title2, weight: .bold, color: Palette.ink), button]
    }
  }
}
