// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

struct SourceWatcherTests {
  private static let screen = LayoutRect(x: 0, y: 0, width: 400, height: 800)

  /// What the shell sees of a source at this height on the screen.
  private func at(
    _ y: Double, in area: LayoutRect? = screen
  ) -> SourceWatcher.Observation {
    SourceWatcher.Observation(
      frame: LayoutRect(x: 100, y: y, width: 50, height: 40), visibleArea: area)
  }

  private func watcher(after observations: SourceWatcher.Observation...) -> SourceWatcher {
    var watcher = SourceWatcher()
    for observation in observations { watcher.update(observation) }
    return watcher
  }

  @Test func `a source in sight is where it is seen`() {
    let seen = watcher(after: at(10))
    #expect(seen.state == .inSight)
    #expect(seen.frame == LayoutRect(x: 100, y: 10, width: 50, height: 40))

    let halfHidden = watcher(after: at(-10))
    #expect(halfHidden.state == .inSight)
    #expect(halfHidden.frame == LayoutRect(x: 100, y: 0, width: 50, height: 30))
  }

  @Test func `a source that was never in sight is absent and never gone`() {
    let removed = SourceWatcher.Observation()
    #expect(watcher(after: removed).state == .absent)
    #expect(watcher(after: at(900)).state == .absent)
    #expect(watcher(after: at(10, in: nil), removed).state == .absent)
    #expect(watcher(after: at(900)).frame == nil)

    #expect(watcher(after: at(900), removed, at(10)).state == .inSight)
  }

  @Test func `a source that is scrolled away is at the nearest place until it returns`() {
    let away = watcher(after: at(10), at(900))
    #expect(away.state == .outOfSight)
    #expect(away.frame == LayoutRect(x: 100, y: 800, width: 50, height: 0))

    #expect(watcher(after: at(10), at(900), at(700)).state == .inSight)
  }

  @Test func `a source is out of sight while a scroll view does not show it or it is hidden`() {
    let list = LayoutRect(x: 0, y: 100, width: 400, height: 300)
    let clipped = watcher(after: at(110, in: list), at(20, in: list))
    #expect(clipped.state == .outOfSight)
    #expect(clipped.frame == LayoutRect(x: 100, y: 100, width: 50, height: 0))

    let hidden = watcher(after: at(110), at(120, in: nil))
    #expect(hidden.state == .outOfSight)
    #expect(hidden.frame?.y == 120)
  }

  @Test func `a source that has left its window is gone, unless a list has removed its cell`() {
    #expect(watcher(after: at(10), SourceWatcher.Observation()).state == .gone)
    let removed = SourceWatcher.Observation(isInRemovedCell: true)
    let away = watcher(after: at(10), at(900), removed)
    #expect(away.state == .outOfSight)
    #expect(away.frame?.y == 800)
    #expect(watcher(after: at(10), at(900), removed, at(20)).state == .inSight)
    #expect(watcher(after: at(10), removed, SourceWatcher.Observation()).state == .gone)
  }

  @Test func `a source without an area is in sight at its point`() {
    let point = SourceWatcher.Observation(
      frame: LayoutRect(x: 400, y: 30, width: 0, height: 0), visibleArea: Self.screen)
    #expect(watcher(after: point).state == .inSight)
    let nothing = SourceWatcher.Observation(
      frame: LayoutRect(x: .nan, y: 0, width: 1, height: 1), visibleArea: Self.screen)
    #expect(watcher(after: nothing).state == .absent)
  }

  @Test(
    arguments: [
      (0, 0, .inSight), (400, 800, .inSight), (401, 30, .absent), (-1, 30, .absent),
      (30, 801, .absent),
    ] as [(Double, Double, SourceWatcher.State)])
  func `a point is in sight inside the visible area and on its edges`(
    x: Double, y: Double, state: SourceWatcher.State
  ) {
    let point = SourceWatcher.Observation(
      frame: LayoutRect(x: x, y: y, width: 0, height: 0), visibleArea: Self.screen)

    #expect(watcher(after: point).state == state)
  }

  @Test(arguments: [-40, 800] as [Double])
  func `a source that only touches the visible area is not in sight`(y: Double) {
    #expect(watcher(after: at(y)).state == .absent)
  }

  @Test(arguments: [
    LayoutSize(width: 0, height: 800), LayoutSize(width: 400, height: 0),
    LayoutSize(width: 0, height: 0),
  ])
  func `no source is in sight if the visible area has no width or no height`(size: LayoutSize) {
    let area = LayoutRect(x: 110, y: 20, width: size.width, height: size.height)

    #expect(watcher(after: at(10, in: area)).state == .absent)
  }

  @Test(arguments: [
    LayoutRect(x: .nan, y: 0, width: 1, height: 1),
    LayoutRect(x: 0, y: .infinity, width: 1, height: 1),
    LayoutRect(x: 0, y: 0, width: .nan, height: 1),
    LayoutRect(x: 0, y: 0, width: 1, height: .infinity),
  ])
  func `a frame that is not finite counts as none`(frame: LayoutRect) {
    let invalid = SourceWatcher.Observation(frame: frame, visibleArea: Self.screen)

    #expect(!frame.isFinite)
    #expect(watcher(after: at(10), invalid).state == .gone)
  }
}
