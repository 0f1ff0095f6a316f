// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One reason why a waiting or suspended request is not on screen now.
public enum PopupBlocker: Sendable, Hashable {
  /// The scene is not active, has no window, or is gone.
  case sceneInactive(PopupSceneState)
  /// Something has just ended or was refused; its callbacks come first.
  case waitingForNextTurn
  /// Its delay is not over.
  case delayed(until: MonotonicInstant)
  /// It was refused this often and is tried again at that moment; on the app's window as soon as the
  /// pages stand differently and nothing is presented there, if that comes first.
  case presentationRefused(times: Int, nextAttempt: MonotonicInstant)
  /// An earlier step of its sequence, this one, has not ended.
  case previousStep(PopupID)
  /// It was taken off the screen, for these causes.
  case suspended(PopupSuspensionCauses)
  /// No page is known.
  case noPage
  /// None of the visible pages, told by name or type, is one that would do.
  case wrongPage(visible: [String], expected: PageScope)
  /// Its page is covered, by a controller of this type.
  case pageCovered(by: String)
  /// Its page is obstructed, by a controller of this type.
  case pageObstructed(by: String)
  /// A change that is running takes its page away.
  case pageDisappearing
  /// The popup that it belongs to is not visible.
  case parentNotVisible(PopupID)
  /// Its lane is held, for this reason.
  case laneHeld(reason: String)
  /// Its lane shows as many as it can.
  case laneFull(by: [PopupID])
  /// Its lane starts nothing so soon after the last one.
  case laneGap(until: MonotonicInstant)
  /// A sequence has begun in its lane and has not ended.
  case sequenceRunning(SequenceID)
  /// The app's window presents a controller of somebody else, of this type.
  case foreignModal(String)
  /// The app's window presents another one.
  case appWindowInUse(by: PopupID)
  /// It would interrupt this one, which cannot be suspended.
  case cannotInterrupt(PopupID)
  /// This one goes first.
  case outranked(PopupID)
}

extension PopupBlocker: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .sceneInactive(let stage): stage.words
    case .waitingForNextTurn: "nothing starts before the next turn"
    case .delayed(let time): "its delay ends at \(time)"
    case .presentationRefused(let times, let time):
      "its presentation was refused \(times == 1 ? "once" : "\(times) times"), "
        + "it is tried again at \(time)"
    case .previousStep(let popup): "\(popup) comes before it in its sequence"
    case .suspended(let causes): "it is suspended: \(causes.sentence)"
    case .noPage: "no page is known"
    case .wrongPage(let visible, let expected):
      "the page is \(visible.joined(separator: ", ")), it wants \(expected)"
    case .pageCovered(let name): "its page is covered by \(name)"
    case .pageObstructed(let name): "its page is obstructed by \(name)"
    case .pageDisappearing: "its page is about to leave"
    case .parentNotVisible(let popup): "\(popup), which it belongs to, is not visible"
    case .laneHeld(let reason): "its lane is held: \(reason)"
    case .laneFull(let popups):
      "its lane is full: \(popups.map(\.description).joined(separator: ", ")) "
        + "\(popups.count == 1 ? "is" : "are") on the screen"
    case .laneGap(let time): "its lane pauses until \(time)"
    case .sequenceRunning(let serial): "\(serial) runs in its lane"
    case .foreignModal(let name): "the app's window presents \(name)"
    case .appWindowInUse(let popup): "the app's window presents \(popup)"
    case .cannotInterrupt(let popup): "\(popup) cannot be suspended"
    case .outranked(let popup): "\(popup) goes first"
    }
  }
}

extension PopupSceneState {
  fileprivate var words: String {
    switch self {
    case .active: "the scene is active"
    case .inactive: "the scene is not active"
    case .background: "the scene is in the background"
    case .disconnected: "the scene is gone"
    }
  }
}

extension PopupSuspensionCauses {
  private static let sentences: [(PopupSuspensionCauses, String)] = [
    (.interrupted, "something more urgent took its place"), (.pageLeft, "its page was left"),
    (.pageCovered, "its page is covered"), (.pageObstructed, "something is in front of its page"),
    (.parentSuspended, "the popup that it belongs to is suspended"),
  ]

  fileprivate var sentence: String {
    PopupSuspensionCauses.sentences.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
