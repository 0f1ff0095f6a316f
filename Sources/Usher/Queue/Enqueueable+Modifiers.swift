// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// How urgent it is; higher goes first, and the usual one is `standard`.
  public func priority(_ priority: PopupPriority) -> Self { configuring { $0.priority = priority } }

  /// The name under which a second one is recognised: while one with this key lives, another does
  /// what its own policy says.
  ///
  /// With `join`, which is usual, the second does not get into the line and its handle stands for
  /// the first. With `update` it does not either, but the first shows the second's view from then on,
  /// wherever it is, takes the higher priority of the two, and begins its time on screen anew; its
  /// pages, its looks and everything else stay as they are. A styled alert becomes on the card of the
  /// first, if that is one, what it describes, as with an update. With `replace` the first ends.
  public func key(_ key: PopupKey?, _ policy: PopupKeyPolicy = .join) -> Self {
    configuring {
      $0.key = key
      $0.keyPolicy = policy
      $0.update = nil
    }
  }

  /// The name under which a second one is recognised: while one with this key lives, another does not
  /// get into the line but changes what the first one shows.
  ///
  /// As with the policy `update` its handle stands for the first, which takes the higher priority of the
  /// two and begins its time on screen anew. Its own view is not made.
  public func key(_ key: PopupKey, _ policy: ContentUpdate) -> Self {
    configuring {
      $0.key = key
      $0.keyPolicy = .update
      $0.update = policy
    }
  }

  /// The name under which it can be ended together with others.
  public func group(_ group: PopupGroup?) -> Self { configuring { $0.group = group } }

  /// Where it competes; the usual lane shows one popup at a time.
  public func lane(_ lane: PopupLane) -> Self { configuring { $0.lane = lane } }

  /// How long it waits at least, counted from `enqueue`.
  public func delay(_ delay: Duration) -> Self { configuring { $0.delay = delay } }

  /// Lets it suspend what is visible and less urgent when its place is taken; that returns afterwards
  /// as it was. Usually it waits, and it waits where nothing can be suspended.
  ///
  /// Of `interrupts`, ``replaces()`` and ``dropsIfBusy()`` the last counts.
  public func conflict() -> Self { configuring { $0.conflict = .interrupt } }

  /// Lets it end what is visible and not more urgent when its place is taken; that ends with the reason
  /// `replaced`.
  public func replaces() -> Self { configuring { $0.conflict = .replace } }

  /// Ends it, with the reason `busy`, when its turn comes and its place is taken.
  public func dropsIfBusy() -> Self { configuring { $0.conflict = .drop } }

  /// How long it may wait for its first appearance, counted from `enqueue`; usually for ever. After that
  /// it ends with the reason `expired`.
  public func expiration(after time: Duration?) -> Self { configuring { $0.expiration = time } }

  /// How long it stays on screen before it ends on its own; usually for ever.
  ///
  /// Only time counts in which it is fully visible, nothing modal is above it, the app is active, no
  /// finger is on it, and neither VoiceOver nor Switch Control runs.
  public func displayDuration(after duration: Duration?) -> Self {
    configuring {
      ($0.displayDuration, $0.readingTime, $0.hasExplicitDisplayDuration) = (duration, nil, true)
    }
  }

  /// Whether its appearance is animated; usually it is.
  public func animated(_ isAnimated: Bool) -> Self { configuring { $0.isAnimated = isAnimated } }

  func configuring(_ change: (inout _PopupConfiguration<Value>) -> Void) -> Self {
    var copy = self
    change(&copy._configuration)
    return copy
  }
}
