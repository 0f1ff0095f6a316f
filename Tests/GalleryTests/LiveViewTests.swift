// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import gallery

@Suite("The frames sent to one browser")
struct LiveViewTests {
  private func completeView(width: Int = 640, height: Int = 640) -> ViewReference {
    let view = ViewReference(width: width, height: height)
    while let frame = view.nextFrame(isStill: true) { _ = view.acknowledge(frame.number) }
    return view
  }

  private func tiles(_ rectangle: PixelRect, width: Int = 640, height: Int = 640) -> TileMap {
    var map = TileMap(width: width, height: height)
    map.insert(rectangle)
    return map
  }

  @Test func `At most two frames are unacknowledged`() throws {
    let view = ViewReference(width: 640, height: 640)

    let first = try #require(view.nextFrame(isStill: false))
    view.change(tiles(PixelRect(x: 0, y: 0, width: 32, height: 32)))
    let second = try #require(view.nextFrame(isStill: false))
    view.change(tiles(PixelRect(x: 64, y: 0, width: 32, height: 32)))

    #expect(!view.isReady)
    #expect(view.nextFrame(isStill: false) == nil)
    #expect(view.acknowledge(first.number))
    #expect(view.nextFrame(isStill: false) != nil)
    #expect(second.number == first.number + 1)
  }

  @Test func `Changes while no frame may be sent are sent together afterwards`() throws {
    let view = completeView()
    var numbers: [UInt32] = []
    for x in [0, 64] {
      view.change(tiles(PixelRect(x: x, y: 0, width: 32, height: 32)))
      numbers.append(try #require(view.nextFrame(isStill: false)).number)
    }

    view.change(tiles(PixelRect(x: 320, y: 320, width: 32, height: 32)))
    view.change(tiles(PixelRect(x: 0, y: 608, width: 32, height: 32)))
    _ = view.acknowledge(numbers[0])

    #expect(
      try #require(view.nextFrame(isStill: false)).parts.map(\.rectangle) == [
        PixelRect(x: 320, y: 320, width: 32, height: 32),
        PixelRect(x: 0, y: 608, width: 32, height: 32),
      ])
  }

  @Test func `Large changes are sent as JPEG, and losslessly when the screen is still`() throws {
    let view = ViewReference(width: 640, height: 640)

    let whole = try #require(view.nextFrame(isStill: true))
    let moving = view.nextFrame(isStill: false)
    var exact = 0
    _ = view.acknowledge(whole.number)
    while let frame = view.nextFrame(isStill: true) {
      #expect(frame.parts.allSatisfy { $0.codec == .raw })
      let area = frame.parts.reduce(0) { $0 + $1.rectangle.area }
      #expect(area <= LiveView.exactPiece)
      exact += area
      _ = view.acknowledge(frame.number)
    }

    #expect(whole.parts.map(\.codec) == [.jpeg])
    #expect(moving == nil)
    #expect(exact == 640 * 640)
    #expect(view.isComplete)
  }

  @Test func `Small changes are sent losslessly at once`() throws {
    let view = completeView()

    view.change(tiles(PixelRect(x: 32, y: 32, width: 96, height: 64)))
    let frame = try #require(view.nextFrame(isStill: false))

    #expect(frame.parts.map(\.codec) == [.raw])
    #expect(view.acknowledge(frame.number))
    #expect(view.isComplete)
  }

  @Test func `A screen of another size is sent completely`() throws {
    let view = completeView()

    view.change(tiles(PixelRect(x: 0, y: 0, width: 32, height: 32), width: 320, height: 960))
    let frame = try #require(view.nextFrame(isStill: false))

    #expect(frame.parts.map(\.rectangle) == [PixelRect(x: 0, y: 0, width: 320, height: 960)])
  }

  @Test func `A frame that was not sent cannot be acknowledged`() {
    let view = completeView()

    #expect(!view.acknowledge(1))
    #expect(!view.acknowledge(99))
  }
}

/// A view as a reference type, for macros that cannot mutate a value.
private final class ViewReference {
  private var view: LiveView

  init(width: Int, height: Int) {
    view = LiveView(width: width, height: height)
  }

  var isReady: Bool { view.isReady }
  var isComplete: Bool { view.isComplete }

  func change(_ tiles: TileMap) { view.change(tiles) }

  func nextFrame(isStill: Bool) -> (number: UInt32, parts: [FramePacket.Part])? {
    view.nextFrame(isStill: isStill)
  }

  func acknowledge(_ frame: UInt32) -> Bool { view.acknowledge(frame) }
}
