// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension Story {
  /// Every story, in the order in which the report shows them.
  ///
  /// `Scripts/new-story` adds its line above the last comment.
  public static let all: [Story] = [
    .launchDay,
    .queueOverlap,
    .queueGuide,
    .queueInterrupt,
    .queueUpdate,
    .queueLogout,
    .queuePositions,
    .pagesLate,
    .pagesActivity,
    .pagesTypedText,
    .pagesSheet,
    .pagesHalfSwipe,
    .pagesTabSwitch,
    .pagesRootReplaced,
    .pagesSplitView,
    .modalsThreeInARow,
    .modalsDismissedByApp,
    .modalsAncestorDismissed,
    .modalsRefusedThenShown,
    .modalsConfirmInsidePopup,
    .modalsSheetThenAlert,
    .modalsTwoScenes,
    .alertsWindowless,
    .alertsBackgroundTask,
    .alertsAboveModal,
    .alertsWhilePresenting,
    .alertsWhileDismissing,
    .alertsThreeAtOnce,
    .alertsViewAddedLater,
    .alertsAboveAlertLevelWindow,
    .alertsSecondScene,
    .alertsSceneClosed,
    .alertsPageScoped,
    .alertsTwoFieldsValidation,
    .alertsActionSheet,
    .alertsActionSheetOnPad,
    .alertsLogOut,
    .styledOrdered,
    .styledRetry,
    .styledQuestion,
    .styledDestructive,
    .styledManyButtons,
    .styledLongText,
    .styledAttributed,
    .styledOwnView,
    .styledWaiting,
    .styledLargeIcon,
    .styledClassic,
    .styledOwnTheme,
    .styledTint,
    .styledBlur,
    .styledInside,
    .styledPageBound,
    .styledMotions,
    .styledInLine,
    .placeholdersSlow,
    .placeholdersFast,
    .placeholdersEmpty,
    .placeholdersFailureRetry,
    .placeholdersRefreshFails,
    .placeholdersTable,
    .placeholdersRegion,
    .placeholdersRotation,
    .placeholdersTwoLoads,
    // The next story goes above this line.
  ]

  /// The story with this id, or nil.
  public static func with(id: String) -> Story? {
    all.first { $0.id == id }
  }
}
