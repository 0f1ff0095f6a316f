// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Dispatch
import Foundation
import GalleryStories
import UIKitShim

/// The phone, its screen, and the browsers that look at it.
///
/// All browsers see the same phone, and each of them can use it, like people around a table. Time
/// passes on it only while somebody looks.
@MainActor
final class LiveSession {
  /// So many browsers look at once; another one is turned away.
  static let maximumClients = 4
  private static let timelineLength = 40

  let phone: LivePhone
  let log: LiveLog
  private let screen: LiveScreen
  private var clients: [ObjectIdentifier: LiveClient] = [:]
  private var pacer: LivePacer?
  private var lastPhoneReport: LiveReport.Phone?
  private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
  private let start = ContinuousClock.now
  /// When the last frame was made, and when the timer will ask for the next.
  private var lastTick = -1.0
  private var nextTick = Double.infinity
  private var stillness = Stillness()

  init(scale: CGFloat, log: LiveLog) {
    self.log = log
    phone = LivePhone(scale: scale)
    screen = LiveScreen(scale: scale)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
    timer.activate()
    watchTaps()
  }

  // MARK: Browsers

  var canJoin: Bool { clients.count < Self.maximumClients }

  /// A browser sits down; nil where no seat is left.
  func join() -> LiveClient? {
    guard canJoin else { return nil }
    let client = LiveClient()
    clients[ObjectIdentifier(client)] = client
    client.send(.hello(LiveReport.Hello.here))
    client.send(.phone(phone.report))
    client.send(.queue(phone.queue))
    client.send(.timeline(phone.timeline(atMost: Self.timelineLength)))
    if let bitmap = screen.current {
      var all = TileMap(width: bitmap.width, height: bitmap.height)
      all.insertAll()
      client.show(bitmap, changed: all)
    }
    log.write("a browser has come, \(clients.count) of \(Self.maximumClients) seats are taken")
    tick()
    return client
  }

  func leave(_ client: LiveClient) {
    client.end()
    guard clients.removeValue(forKey: ObjectIdentifier(client)) != nil else { return }
    if let closing = client.closing, closing != .normal {
      log.write("closed a connection: \(closing.reason)")
    }
    log.write("a browser has left, \(clients.count) of \(Self.maximumClients) seats are taken")
    if clients.isEmpty { pacer = nil }
  }

  /// Takes in a message as it came from the socket.
  func handle(_ data: Data, from client: LiveClient) {
    do {
      let numbered = try LiveMessage.Numbered(data)
      switch numbered.message {
      case .ack(let frame): try client.acknowledge(frame)
      case .touch(.move, let point):
        // Told to the app with the next frame; of several only the last.
        phone.touch(.move, at: point)
        client.didProcess(numbered.number)
      default:
        // What happens now happens at the present moment, not at that of the last frame.
        advanceTime()
        // Also what is refused below has been heard: whoever waits for an answer gets one.
        client.didProcess(numbered.number)
        try perform(numbered.message)
      }
    } catch {
      log.write("refused a message: \(error)")
      client.refuse(error.description)
    }
    tickSoon()
  }

  private func perform(_ message: LiveMessage) throws(LiveMessage.Refusal) {
    switch message {
    case .touch(let phase, let point): phone.touch(phase, at: point)
    case .wheel(let point, let distance): phone.wheel(at: point, by: distance)
    case .text(let text): phone.type(text)
    case .key(let key, let modifiers): phone.press(key, modifiers)
    case .compose(let text): phone.compose(text)
    case .commit(let text): phone.commit(text)
    case .set(let change): phone.change(change)
    case .story(let id, let act):
      let story = Story.with(id: id)
      guard story != nil || id == StoryProgress.shop else {
        throw LiveMessage.Refusal("there is no story “\(id)”")
      }
      phone.begin(story, act)
    case .play:
      phone.activate()
      phone.player.play()
    case .step:
      phone.activate()
      phone.player.step()
    case .reset: phone.restart()
    case .enqueue(let sample): try phone.controls.show(sample)
    case .hold: try phone.controls.hold()
    case .release: phone.controls.release()
    case .logOut: phone.controls.logOut()
    case .app(let state): phone.setAppState(state)
    case .window(let action): try phone.perform(action)
    case .ack: break
    }
  }

  private func watchTaps() {
    phone.willTap = { [weak self] point in
      guard let self else { return }
      for client in clients.values { client.send(.finger(x: point.x, y: point.y)) }
    }
  }

  /// The present screen as a PNG file, every pixel exactly.
  var picture: Data {
    if phone.device.needsRender || screen.current == nil { drawFrame() }
    return screen.current?.png ?? Data()
  }

  // MARK: Time

  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Brings virtual time to the present moment.
  private func advanceTime() {
    guard !clients.isEmpty else { return }
    var pacer = pacer ?? LivePacer(virtual: phone.device.clock.now, at: now)
    phone.advance(by: pacer.step(to: now, nextDue: phone.nextChange))
    self.pacer = pacer
  }

  /// At once where the last frame is long ago, else when the next one is due.
  private func tickSoon() {
    let due = lastTick + HeadlessClock.frameDuration
    if due <= now { return tick() }
    if due < nextTick { scheduleTick(at: due) }
  }

  private func scheduleTick(at time: Double) {
    nextTick = time
    timer.schedule(deadline: .now() + max(0, time - now), leeway: .nanoseconds(0))
  }

  /// One frame: time, picture, reports, and when the next one is due.
  private func tick() {
    nextTick = .infinity
    guard !clients.isEmpty else { return }
    lastTick = now
    advanceTime()
    draw()
    let isStill = now >= stillness.exactPixelsTime
    report(isStill: isStill)
    var next = isStill || !wantsExactPixels ? .infinity : stillness.exactPixelsTime
    if let moment = phone.nextChange, let pacer { next = min(next, pacer.real(of: moment)) }
    if next < .infinity { scheduleTick(at: next) }
  }

  /// Draws if there is something new and somebody who can take it.
  private func draw() {
    let isNew = phone.device.needsRender || screen.current == nil
    if isNew, clients.values.contains(where: \.isReady) { drawFrame() }
  }

  private func drawFrame() {
    let changed = screen.draw(phone.device)
    guard let bitmap = screen.current, !changed.isEmpty else { return }
    stillness.didChange(at: now)
    for client in clients.values { client.show(bitmap, changed: changed) }
  }

  /// Nothing moves, and somebody has not been sent every pixel as it is.
  private var wantsExactPixels: Bool {
    phone.isIdle && clients.values.contains { !$0.isComplete }
  }

  private func report(isStill: Bool) {
    if let queue = phone.changedQueue() {
      for client in clients.values { client.send(.queue(queue)) }
    }
    if let entries = phone.changedTimeline(atMost: Self.timelineLength) {
      for client in clients.values { client.send(.timeline(entries)) }
    }
    let report = phone.report
    if report != lastPhoneReport {
      lastPhoneReport = report
      for client in clients.values { client.send(.phone(report)) }
    }
    guard phone.isIdle else { return }
    for client in clients.values {
      if isStill { client.screenIsStill() }
      guard client.isComplete, client.lastRestNumber != client.lastProcessedNumber else { continue }
      client.lastRestNumber = client.lastProcessedNumber
      client.send(.rest(number: client.lastProcessedNumber))
    }
  }
}

extension LiveReport.Hello {
  /// What this gallery has.
  static var here: LiveReport.Hello {
    LiveReport.Hello(
      stories: GalleryStories.Story.all.map {
        LiveReport.Hello.Story(
          id: $0.id, chapter: $0.feature.rawValue, title: LiveWords($0.title),
          trouble: LiveWords($0.trouble))
      },
      samples: PopupSample.allCases.map {
        LiveReport.Hello.Sample(
          id: $0.rawValue, kind: LiveWords($0.kind.title), title: LiveWords($0.title),
          note: LiveWords($0.note))
      },
      devices: LiveSettings.Device.allCases.map { [$0.rawValue, $0.model.name] })
  }
}
