// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

@MainActor
struct GradientLayerTests {
  /// The red of the pixels of a layer of 40 by 20 points, at one pixel a point.
  private func reds(_ configure: (CAGradientLayer) -> Void) -> [[Int]] {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.backgroundColor = .black
      window.makeKeyAndVisible()
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 100, y: 200, width: 40, height: 20)
      layer.colors = [UIColor.black.cgColor, UIColor.red.cgColor]
      configure(layer)
      window.layer.addSublayer(layer)
      let picture = device.render(scale: 1)
      let bytes = picture.rgba()
      return (0..<20).map { y in
        (0..<40).map { x in Int(bytes[((200 + y) * picture.width + 100 + x) * 4]) }
      }
    }
  }

  @Test func `a gradient goes from the top to the bottom`() {
    let rows = reds { _ in }
    #expect(rows.map { $0[3] } == rows.map { $0[37] })
    #expect(rows.map { $0[0] } == rows.map { $0[0] }.sorted())
    #expect(rows[0][0] < 12)
    #expect(abs(rows[10][0] - 134) < 6)
    #expect(rows[19][0] > 243)
  }

  @Test func `start and end point are in units of the bounds`() {
    let row = reds {
      $0.startPoint = CGPoint(x: 0.25, y: 0.5)
      $0.endPoint = CGPoint(x: 0.75, y: 0.5)
    }[4]
    #expect(row[..<10].allSatisfy { $0 == 0 })
    #expect(abs(row[20] - 134) < 8)
    #expect(row[30...].allSatisfy { $0 == 255 })
  }

  @Test func `locations place the colors`() {
    let column = reds { $0.locations = [0.5, 0.5] }.map { $0[9] }
    #expect(column[..<10].allSatisfy { $0 == 0 })
    #expect(column[10...].allSatisfy { $0 == 255 })
  }

  @Test func `a radial gradient is an ellipse around its start`() {
    let rows = reds {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    #expect(rows[10][20] < 20)
    #expect(rows[10][38] > 225)
    #expect(rows[18][20] > 190)
    #expect(abs(rows[10][30] - rows[15][20]) < 20, "half way in both directions")
    #expect(rows[0][0] == 255)
  }

  @Test func `a gradient is clipped by rounded corners`() {
    let rows = reds {
      $0.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
      $0.cornerRadius = 10
    }
    #expect(rows[0][0] == 0)
    #expect(rows[10][20] == 255)
  }

  @Test func `without colors nothing is drawn`() {
    #expect(reds { $0.colors = nil }.allSatisfy { $0.allSatisfy { $0 == 0 } })
  }
}
