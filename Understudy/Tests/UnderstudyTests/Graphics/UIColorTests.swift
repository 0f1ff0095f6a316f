// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

@Suite struct `Colors` {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `A dynamic color resolves with the traits that are current`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    var inDark: CGColor?
    dark.performAsCurrent { inDark = color.cgColor }

    #expect(inDark == UIColor.white.cgColor)
    #expect(color.resolvedColor(with: light) == .black)
  }

  @Test func `A dynamic color may answer with another dynamic color`() {
    let color = UIColor { _ in .systemBackground }

    #expect(color.resolvedColor(with: dark).cgColor == UIColor.black.cgColor)
    #expect(color.resolvedColor(with: light).cgColor == UIColor.white.cgColor)
  }

  @Test func `A system color with another alpha stays dynamic`() {
    let faded = UIColor.label.withAlphaComponent(0.5)

    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faded.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
  }

  @Test func `Fixed colors are equal by value, dynamic ones by identity`() {
    let dynamic = UIColor { _ in .red }

    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.black == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemBlue)
    #expect(dynamic == dynamic)
    #expect(dynamic != UIColor { _ in .red })
  }

  @Test func `Only a gray has a white component`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)

    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test func `Current traits are back after performing as current`() {
    let before = UITraitCollection.current

    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      light.performAsCurrent { #expect(UITraitCollection.current === light) }
      #expect(UITraitCollection.current === dark)
    }

    #expect(UITraitCollection.current == before)
  }
}
