// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One reason why a waiting or suspended request is not on screen now.
public enum PopupWaitReason: Sendable, Hashable {
  /// The scene is not active, has no window, or is gone.
  case stageNotActive(PopupStage)
  /// Something has just ended or was refused; its callbacks come first.
  case nextTurn
  /// Its delay is not over.
  case delayed(until: Instant)
  /// It was refused this often and is tried again at that moment; on the app's window as soon as the
  /// pages stand differently and nothing is presented there, if that comes first.
  case refused(times: Int, nextAttempt: Instant)
  /// An earlier step of its sequence, this one, has not ended.
  case afterInSequence(RequestID)
  /// It was taken off the screen, for these causes.
  case suspended(PopupSuspension)
  /// No page is known.
  case noPage
  /// None of the visible pages, told by name or type, is one that would do.
  case wrongPage(visible: [String], wanted: PopupScope)
  /// Its page is covered, by a controller of this type.
  case covered(by: String)
  /// Its page is obstructed, by a controller of this type.
  case obstructed(by: String)
  /// A change that is running takes its page away.
  case pageDeparts
  /// The popup that it belongs to is not visible.
  case parentNotVisible(RequestID)
  /// Its lane is held, for this reason.
  case held(reason: String)
  /// Its lane shows as many as it can.
  case laneFull(by: [RequestID])
  /// Its lane starts nothing so soon after the last one.
  case gap(until: Instant)
  /// A sequence has begun in its lane and has not ended.
  case sequenceRuns(PopupSequence)
  /// The app's window presents a controller of somebody else, of this type.
  case foreignModal(String)
  /// The app's window presents another one.
  case appWindowTaken(by: RequestID)
  /// It would interrupt this one, which cannot be suspended.
  case cannotBeSuspended(RequestID)
  /// This one goes first.
  case behind(RequestID)
}

extension PopupWaitReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .stageNotActive(let stage): stage.words
    case .nextTurn: "nothing starts before the next turn"
    case .delayed(let moment): "its delay ends at \(moment)"
    case .refused(let times, let moment):
      "its presentation was refused \(times == 1 ? "once" : "\(times) times"), "
        + "it is tried again at \(moment)"
    case .afterInSequence(let id): "\(id) comes before it in its sequence"
    case .suspended(let causes): "it is suspended: \(causes.words)"
    case .noPage: "no page is known"
    case .wrongPage(let visible, let wanted):
      "the page is \(visible.joined(separator: ", ")), it wants \(wanted)"
    case .covered(let name): "its page is covered by \(name)"
    case .obstructed(let name): "its page is obstructed by \(name)"
    case .pageDeparts: "its page is about to leave"
    case .parentNotVisible(let id): "\(id), which it belongs to, is not visible"
    case .held(let reason): "its lane is held: \(reason)"
    case .laneFull(let ids):
      "its lane is full: \(ids.map(\.description).joined(separator: ", ")) "
        + "\(ids.count == 1 ? "is" : "are") on the screen"
    case .gap(let moment): "its lane pauses until \(moment)"
    case .sequenceRuns(let sequence): "\(sequence) runs in its lane"
    case .foreignModal(let name): "the app's window presents \(name)"
    case .appWindowTaken(let id): "the app's window presents \(id)"
    case .cannotBeSuspended(let id): "\(id) cannot be suspended"
    case .behind(let id): "\(id) goes first"
    }
  }
}

extension PopupStage {
  fileprivate var words: String {
    switch self {
    case .active: "the scene is active"
    case .inactive: "the scene is not active"
    case .background: "the scene is in the background"
    case .gone: "the scene is gone"
    }
  }
}

extension PopupSuspension {
  private static let sentences: [(PopupSuspension, String)] = [
    (.interrupted, "something more urgent took its place"), (.left, "its page was left"),
    (.covered, "its page is covered"), (.obstructed, "something is in front of its page"),
    (.parent, "the popup that it belongs to is suspended"),
  ]

  fileprivate var words: String {
    PopupSuspension.sentences.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
