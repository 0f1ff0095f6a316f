// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct SceneReaderTests {
  @Test func `a look loads no view and finds only what is there`() {
    Stand.run { stand in
      let child = UIViewController()
      stand.page.addChild(child)
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      #expect(!child.isViewLoaded)
      #expect(reader.snapshot.nodes.map(\.state) == [.onScreen, []])
      #expect(reader.snapshot.nodes.map(\.parent) == [nil, 0])
      #expect(reader.snapshot.stage == .active)
    }
  }

  @Test func `a controller keeps its number, and another never gets it`() {
    Stand.run { stand in
      let reader = SceneReader()
      reader.read(.active, window: stand.window)
      let first = reader.snapshot.nodes.map(\.id)
      reader.read(.active, window: stand.window)
      #expect(reader.snapshot.nodes.map(\.id) == first)

      stand.window.rootViewController = UIViewController()
      reader.read(.active, window: stand.window)

      #expect(reader.snapshot.nodes.map(\.id) != first)
    }
  }

  @Test func `what is presented counts once, on the controller that presents it`() {
    Stand.run { stand in
      let child = UIViewController()
      stand.page.addChild(child)
      stand.page.view.addSubview(child.view)
      child.didMove(toParent: stand.page)
      let sheet = UIViewController()
      child.present(sheet, animated: false)
      stand.settle()
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      let presented = reader.snapshot.nodes.filter { $0.link == .presented(.sheet) }
      #expect(presented.count == 1)
      #expect(presented.first?.parent == 0)
    }
  }

  @Test func `two equal looks with nothing moving are settled`() {
    Stand.run { stand in
      let reader = SceneReader()
      reader.read(.active, window: stand.window)
      #expect(!reader.isSettled)
      reader.read(.active, window: stand.window)
      #expect(reader.isSettled)

      stand.page.present(UIViewController(), animated: true)
      stand.device.clock.advance(by: 0.1)
      reader.read(.active, window: stand.window)
      #expect(!reader.isSettled)
      reader.read(.active, window: stand.window)
      #expect(!reader.isSettled, "the same as before, but it moves")
      stand.settle()
      reader.read(.active, window: stand.window)
      reader.read(.active, window: stand.window)

      #expect(reader.isSettled)
    }
  }
}
