// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The time that the stand-in takes for the first layout of a page with constraints.
@MainActor
enum Layouts {
  /// Milliseconds for a page of 100 views, 280 constraints and 60 texts that were not measured
  /// before; the median of eleven.
  static func first() -> Double {
    var number = 0
    return (0..<11).map { _ in
      number += 1
      return withPage(number) { page in
        ContinuousClock().measure { page.layoutIfNeeded() } / .milliseconds(1)
      }
    }.median
  }

  /// Milliseconds for a second layout of that page: after `setNeedsLayout` on all of its views, after
  /// a change of one of its texts, and after a rotation, which gives it other bounds. The median of
  /// eleven each.
  static func measureAgain(into results: inout [String: Double]) {
    func again(_ change: (UIView) -> Void) -> Double {
      var number = 100
      return (0..<11).map { _ in
        number += 1
        return withPage(number) { page in
          page.layoutIfNeeded()
          change(page)
          return ContinuousClock().measure { page.layoutIfNeeded() } / .milliseconds(1)
        }
      }.median
    }
    results["layout.again"] = again { page in
      page.bounds.size = CGSize(width: 852, height: 393)
    }
    results["layout.again.unchanged"] = again { page in
      page.setNeedsLayout()
      for row in page.subviews { row.setNeedsLayout() }
    }
    results["layout.again.text"] = again { page in
      let labels = page.subviews[10].subviews.compactMap { $0 as? UILabel }
      labels[0].text = "Another and longer title"
    }
  }

  /// Lays out a number of pages, for profilers.
  static func run(_ rounds: Int) {
    for number in 0..<rounds { withPage(number) { $0.layoutIfNeeded() } }
  }

  private static func withPage<Result>(_ number: Int, _ body: (UIView) -> Result) -> Result {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.isHidden = false
      let page = makePage(number)
      window.addSubview(page)
      return body(page)
    }
  }

  /// Twenty rows with an icon, a title, a text below it, and a price.
  private static func makePage(_ number: Int) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    var above = page.safeAreaLayoutGuide.topAnchor
    for index in 0..<20 {
      let row = UIView()
      let (sign, title, text, price) = (UIView(), UILabel(), UILabel(), UILabel())
      title.text = "Title \(index) of page \(number)"
      text.text = "Some more about row \(index), \(number)"
      price.text = "€ \(index).\(number)"
      price.setContentHuggingPriority(.required, for: .horizontal)
      page.addSubview(row)
      for view in [sign, title, text, price] { row.addSubview(view) }
      for view in [row, sign, title, text, price] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above, constant: 4),
        row.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
        sign.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
        sign.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        sign.widthAnchor.constraint(equalToConstant: 24),
        title.topAnchor.constraint(equalTo: row.topAnchor, constant: 2),
        title.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 8),
        text.topAnchor.constraint(equalTo: title.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -2),
        price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        price.leadingAnchor.constraint(
          greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8),
      ])
      above = row.bottomAnchor
    }
    return page
  }
}
