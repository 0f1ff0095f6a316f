// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! The engine of the queue, driven by hand: events with their times go in, effects come out.

import UsherCore

func playByHand() {
  let start = MonotonicInstant(sinceStart: .zero)
  let (news, voucher) = (PopupID(serial: 1), PopupID(serial: 2))
  var queue = PopupQueue()

  _ = queue.handle(.sceneDidChange(.active), at: start)
  _ = queue.handle(.enqueued(.init(id: news)), at: start)  // present 1
  _ = queue.handle(.enqueued(.init(id: voucher, priority: .campaign)), at: start)  // no effects
  print(queue.blockers(of: voucher))  // its lane is full

  _ = queue.handle(.didPresent(news), at: start + .seconds(1))
  _ = queue.handle(.didDisappear(news), at: start + .seconds(3))  // deliverOutcome, requestNextTurn
  _ = queue.handle(.nextTurnDidBegin, at: start + .seconds(3))  // present 2
}
