// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Dispatch
import Foundation
import GalleryStories
import UIKitShim

/// The phone, its screen, and the connected browsers.
///
/// All browsers show the same phone, and each of them can use it. Its time advances only while a
/// browser is connected.
@MainActor
final class LiveSession {
  /// The maximum number of connected browsers; further ones are refused.
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
  /// The time of the last frame, and that of the scheduled next one.
  private var lastTick = -1.0
  private var nextTick = Double.infinity
  private var stillness = Stillness()

  init(scale: CGFloat, system: PhoneOptions.System = .standard, log: LiveLog) {
    self.log = log
    phone = LivePhone(scale: scale, system: system)
    screen = LiveScreen(scale: scale)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
    timer.activate()
    watchTaps()
  }

  // MARK: - Browsers

  var canJoin: Bool { clients.count < Self.maximumClients }

  /// Adds a browser. Returns `nil` if the limit is reached.
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
    log.write("a browser has connected: \(clients.count) of \(Self.maximumClients)")
    tick()
    return client
  }

  func leave(_ client: LiveClient) {
    client.end()
    guard clients.removeValue(forKey: ObjectIdentifier(client)) != nil else { return }
    if let closing = client.closing, closing != .normal {
      log.write("closed a connection: \(closing.reason)")
    }
    log.write("a browser has disconnected: \(clients.count) of \(Self.maximumClients)")
    if clients.isEmpty { pacer = nil }
  }

  /// Handles a message from the socket.
  func handle(_ data: Data, from client: LiveClient) {
    do {
      let numbered = try LiveMessage.Numbered(data)
      switch numbered.message {
      case .ack(let frame): try client.acknowledge(frame)
      case .touch(.move, let point, let time):
        // Applied with the next frame.
        phone.touch(.move, at: point, time: time)
        client.didProcess(numbered.number)
      default:
        // Input is applied at the current time, not at that of the last frame.
        advanceTime()
        // A message that is refused below counts as processed, too.
        client.didProcess(numbered.number)
        try perform(numbered.message)
      }
    } catch {
      log.write("refused a message: \(error)")
      client.refuse(error.words)
    }
    tickSoon()
  }

  private func perform(_ message: LiveMessage) throws(LiveMessage.Refusal) {
    switch message {
    case .touch(let phase, let point, let time): phone.touch(phase, at: point, time: time)
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
    case .logOut: phone.logOut()
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

  /// The current screen as a PNG file.
  var picture: Data {
    if phone.device.needsRender || screen.current == nil { drawFrame() }
    return screen.current?.png ?? Data()
  }

  // MARK: - Time

  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Advances virtual time to the current time.
  private func advanceTime() {
    guard !clients.isEmpty else { return }
    var pacer = pacer ?? LivePacer(virtual: phone.device.clock.now, at: now)
    phone.advance(by: pacer.step(to: now, nextDue: phone.nextChange))
    self.pacer = pacer
  }

  /// Ticks at once if a frame is due, otherwise when the next one is.
  private func tickSoon() {
    let due = lastTick + HeadlessClock.frameDuration
    if due <= now { return tick() }
    if due < nextTick { scheduleTick(at: due) }
  }

  private func scheduleTick(at time: Double) {
    nextTick = time
    timer.schedule(deadline: .now() + max(0, time - now), leeway: .nanoseconds(0))
  }

  /// Processes one frame: advances time, draws, reports, and schedules the next frame.
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

  /// Draws if the screen has changed and a browser is ready for a frame.
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

  /// Whether the phone is idle and a browser does not have exact pixels yet.
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
    for client in clients.values { client.reportProcessed() }
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
  /// The stories, popups and devices of this gallery.
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
