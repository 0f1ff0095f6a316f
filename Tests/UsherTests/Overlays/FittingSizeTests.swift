// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct FittingSizeTests {
  @Test
  func `a view with constraints has the available width and the height of its constraints`() {
    TestApp.run { _ in
      let view = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 60),
      ])
      let limit = CGSize(width: 300, height: 500)
      #expect(FittingSize.size(of: view, within: limit) == CGSize(width: 300, height: 80))

      inner.widthAnchor.constraint(equalToConstant: 120).isActive = true
      #expect(FittingSize.size(of: view, within: limit) == CGSize(width: 120, height: 80))
    }
  }
}
