// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! The engine of the queue, driven by hand: facts go in with their time, orders come out.

import UsherCore

func playByHand() {
  let start = Instant(sinceStart: .zero)
  let (news, voucher) = (RequestID(serial: 1), RequestID(serial: 2))
  var queue = PopupQueue()

  _ = queue.handle(.stageDidChange(.active), at: start)
  _ = queue.handle(.enqueued(.init(id: news)), at: start)  // present 1
  _ = queue.handle(.enqueued(.init(id: voucher, priority: .campaign)), at: start)  // nothing
  print(queue.explanation(of: voucher))  // its lane is full

  _ = queue.handle(.didPresent(news), at: start + .seconds(1))
  _ = queue.handle(.didLeave(news), at: start + .seconds(3))  // report 1 dismissed, requestTurn
  _ = queue.handle(.turnDidBegin, at: start + .seconds(3))  // present 2
}
