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
  static let seats = 4
  private static let timelineLength = 40

  let phone: LivePhone
  let log: LiveLog
  private let screen: LiveScreen
  private var clients: [ObjectIdentifier: LiveClient] = [:]
  private var pacer: LivePacer?
  private var phoneToldLast: LiveReport.Phone?
  private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
  private let start = ContinuousClock.now
  /// When the last frame was made, and when the timer will ask for the next.
  private var lastTick = -1.0
  private var armedFor = Double.infinity
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

  var hasSeat: Bool { clients.count < Self.seats }

  /// A browser sits down; nil where no seat is left.
  func join() -> LiveClient? {
    guard hasSeat else { return nil }
    let client = LiveClient()
    clients[ObjectIdentifier(client)] = client
    client.tell(.hello(LiveReport.Hello.here))
    client.tell(.phone(phone.report))
    client.tell(.queue(phone.queue))
    client.tell(.timeline(phone.timeline(atMost: Self.timelineLength)))
    if let bitmap = screen.current {
      var all = TileMap(width: bitmap.width, height: bitmap.height)
      all.insertAll()
      client.show(bitmap, changed: all)
    }
    log.note("a browser has come, \(clients.count) of \(Self.seats) seats are taken")
    tick()
    return client
  }

  func leave(_ client: LiveClient) {
    client.end()
    guard clients.removeValue(forKey: ObjectIdentifier(client)) != nil else { return }
    if let closing = client.closing, closing != .normal {
      log.note("closed a connection: \(closing.reason)")
    }
    log.note("a browser has left, \(clients.count) of \(Self.seats) seats are taken")
    if clients.isEmpty { pacer = nil }
  }

  /// Takes in a message as it came from the socket.
  func hear(_ data: Data, from client: LiveClient) {
    do {
      let numbered = try LiveMessage.Numbered(data)
      switch numbered.message {
      case .ack(let frame): try client.acknowledge(frame)
      case .touch(.move, let point):
        // Told to the app with the next frame; of several only the last.
        phone.touch(.move, at: point)
        client.hear(numbered.number)
      default:
        // What happens now happens at the present moment, not at that of the last frame.
        keepPace()
        // Also what is refused below has been heard: whoever waits for an answer gets one.
        client.hear(numbered.number)
        try obey(numbered.message)
      }
    } catch {
      log.note("refused a message: \(error)")
      client.refuse(error.description)
    }
    tickSoon()
  }

  private func obey(_ message: LiveMessage) throws(LiveMessage.Refusal) {
    switch message {
    case .touch(let phase, let point): phone.touch(phase, at: point)
    case .wheel(let point, let way): phone.wheel(at: point, by: way)
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
      phone.come()
      phone.player.play()
    case .step:
      phone.come()
      phone.player.step()
    case .reset: phone.restart()
    case .enqueue(let sample): try phone.desk.enqueue(sample)
    case .hold: try phone.desk.hold()
    case .release: phone.desk.release()
    case .logOut: phone.desk.logOut()
    case .app(let state): phone.put(state)
    case .window(let wish): try phone.obey(wish)
    case .ack: break
    }
  }

  private func watchTaps() {
    phone.willTap = { [weak self] point in
      guard let self else { return }
      for client in clients.values { client.tell(.finger(x: point.x, y: point.y)) }
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
  private func keepPace() {
    guard !clients.isEmpty else { return }
    var pacer = pacer ?? LivePacer(virtual: phone.device.clock.now, at: now)
    phone.advance(by: pacer.step(to: now, nextDue: phone.nextMoment))
    self.pacer = pacer
  }

  /// At once where the last frame is long ago, else when the next one is due.
  private func tickSoon() {
    let due = lastTick + HeadlessClock.frameDuration
    if due <= now { return tick() }
    if due < armedFor { arm(for: due) }
  }

  private func arm(for moment: Double) {
    armedFor = moment
    timer.schedule(deadline: .now() + max(0, moment - now), leeway: .nanoseconds(0))
  }

  /// One frame: time, picture, reports, and when the next one is due.
  private func tick() {
    armedFor = .infinity
    guard !clients.isEmpty else { return }
    lastTick = now
    keepPace()
    draw()
    let isStill = now >= stillness.begin
    report(isStill: isStill)
    var next = isStill || !wantsExactPixels ? .infinity : stillness.begin
    if let moment = phone.nextMoment, let pacer { next = min(next, pacer.real(of: moment)) }
    if next < .infinity { arm(for: next) }
  }

  /// Draws if there is something new and somebody who can take it.
  private func draw() {
    let isNew = phone.device.needsRender || screen.current == nil
    if isNew, clients.values.contains(where: \.isReady) { drawFrame() }
  }

  private func drawFrame() {
    let changed = screen.draw(phone.device)
    guard let bitmap = screen.current, !changed.isEmpty else { return }
    stillness.changed(at: now)
    for client in clients.values { client.show(bitmap, changed: changed) }
  }

  /// Nothing moves, and somebody has not been sent every pixel as it is.
  private var wantsExactPixels: Bool {
    phone.isAtRest && clients.values.contains { !$0.isComplete }
  }

  private func report(isStill: Bool) {
    if let queue = phone.changedQueue() {
      for client in clients.values { client.tell(.queue(queue)) }
    }
    if let entries = phone.changedTimeline(atMost: Self.timelineLength) {
      for client in clients.values { client.tell(.timeline(entries)) }
    }
    let report = phone.report
    if report != phoneToldLast {
      phoneToldLast = report
      for client in clients.values { client.tell(.phone(report)) }
    }
    guard phone.isAtRest else { return }
    for client in clients.values {
      if isStill { client.screenIsStill() }
      guard client.isComplete, client.restTold != client.heard else { continue }
      client.restTold = client.heard
      client.tell(.rest(number: client.heard))
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
