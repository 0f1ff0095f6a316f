// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What is not known about UIKit: each field is one uncertain behavior and can be set either way.
///
/// The fact or probe that settles it is in its comment. Code that holds with both values holds on a
/// device whichever is true.
public struct HeadlessSwitches: Equatable, Sendable {
  /// P-1: a visible window lives as long as its scene, without another reference to it.
  public var scenesKeepVisibleWindows = false

  /// P-2: focusing a text field makes its window key.
  public var focusMakesWindowKey = true

  /// P-15: an animation block that changed nothing calls its completion before it returns.
  public var emptyAnimationCompletesAtOnce = true

  /// P-16: animations of views without a visible window take their full time.
  public var offscreenAnimationsTakeTheirTime = true

  /// P-7: `presentedViewController` is set before `present` returns.
  public var presentedControllerIsSetAtOnce = true

  /// P-8: `dismiss` calls its completion, a turn later, although there was nothing to dismiss.
  public var dismissingNothingCompletes = false

  /// P-19: of a chain, the lowest is animated out instead of the topmost.
  public var chainDismissalAnimatesTheLowest = false

  /// P-20: `dismiss` during a presentation waits for its end instead of being ignored.
  public var dismissWaitsForPresentation = false

  /// A9, A10: the handler of an alert's action runs a turn after the alert has gone.
  public var alertHandlerRunsATurnLater = false

  /// P-14: `keyboardWillChangeFrame` is posted before `keyboardWillShow`, not after it.
  public var keyboardFrameNotificationComesFirst = true

  /// P-5: the did-callbacks of a tab switch come a turn after the will-callbacks.
  public var tabSwitchEndsATurnLater = false

  /// A page opened from the list of More is the selected controller, not the one that holds the list.
  public var tabInMoreIsSelected = true

  /// The original of an adapted popover stays the active presentation controller while it is a
  /// sheet.
  public var adaptedPopoverStaysActive = false

  /// Columns of a split view controller come and go with a transition coordinator.
  public var columnsMoveWithCoordinator = true

  /// A page view controller reports the page that it was asked to show while the transition runs.
  public var pageViewNamesPageAtOnce = true

  /// A page whose search is active can present something else, if the root of its window does not
  /// present the search.
  public var searchedPageCanPresent = true

  /// A window is asked to become key before it stores the view that takes the focus, not after.
  public var windowBecomesKeyBeforeFocus = false

  /// Work that is put on the main queue during a turn runs before the layout and the observers of
  /// that turn.
  public var mainQueueComesFirst = false

  /// The keyboard guide of a new window follows a keyboard that is already on the screen.
  public var newGuidesKnowKeyboard = true

  // MARK: From iOS 26 on

  /// A tap beside an anchored action sheet runs cancel's handler before the sheet begins to go.
  public var anchoredSheetCancelsAtOnce = true

  /// In that handler the sheet is being dismissed already.
  public var cancelHandlerSeesDismissal = true

  /// An anchored action sheet without a cancel action goes by a tap beside it.
  public var anchoredSheetGoesWithoutCancel = true

  /// A tap beside an anchored action sheet reaches what is there, too.
  public var anchoredSheetPassesTouches = false

  /// An anchored action sheet is modal for assistive technology.
  public var anchoredSheetIsModal = true

  /// In a window of regular width an action sheet without a source raises an exception on a phone, too.
  public var wideWindowNeedsSource = false

  /// A tap beside an action sheet that is centered, because it has no source, chooses cancel.
  public var centeredSheetCancelsByTap = true

  /// A popover from a bar button has an arrow; without one its `arrowDirection` is empty.
  public var barButtonPopoverHasArrow = false

  /// With `UIDesignRequiresCompatibility` action sheets of phones are at the bottom again.
  public var compatibilityKeepsBottomSheets = true

  /// A sheet at its large detent moves the page back.
  public var largeSheetMovesPageBack = false

  /// A finger can catch a dismissal that code has begun, and take it back; with a zoom it always can.
  public var dismissalCanBeCaught = false

  /// A zoom from a view of another window is shown as one, not as the plain transition.
  public var zoomsFromOtherWindow = false

  /// A finger can catch a pop that code or the back button has begun, and take it back.
  public var popCanBeCaught = true

  /// The coordinator of a transition that a finger has caught says that it is interactive.
  public var caughtTransitionIsInteractive = true

  /// A large title is in the scroll view of its page, and scrolls with the content.
  public var largeTitleIsInScrollView = true

  /// The topmost window is asked whether the orientation is locked, not the app's.
  public var topWindowLocksOrientation = true

  /// A window whose frame was set to the bounds of its scene follows the size of the scene.
  public var windowsFollowSceneSize = true

  /// The windows of the keyboard have other class names than before.
  public var keyboardWindowHasOtherName = false

  /// The frames in the notifications of the keyboard are wrong; its layout guide is right.
  public var keyboardFramesAreWrong = false

  /// `traitCollectionDidChange`, which is deprecated, is still called.
  public var deprecatedTraitHookIsCalled = true

  /// Not a question but what real apps have around: windows of others, children in wrapper views,
  /// repeated hit tests, transitions that begin a turn late, coordinators that come and go some turns
  /// earlier or later, traits that a new window gets a turn after it is shown, and controllers that
  /// live some turns longer than they need to.
  public var simulatesInterference = false

  /// The values that our sources make likelier.
  public init() {}
}
