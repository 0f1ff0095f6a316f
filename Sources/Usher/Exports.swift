// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// The value types of the engine that apps use. To work with traces, import UsherCore.
@_exported import enum UsherCore.LoadOutcome
@_exported import enum UsherCore.LoadingVisibility
@_exported import struct UsherCore.MonotonicInstant
@_exported import struct UsherCore.PageName
@_exported import enum UsherCore.PlaceholderKind
@_exported import enum UsherCore.PlaceholderOutcome
@_exported import struct UsherCore.PlaceholderSkeleton
@_exported import struct UsherCore.PlaceholderTiming
@_exported import enum UsherCore.PopupAnswer
@_exported import enum UsherCore.PopupBlocker
@_exported import enum UsherCore.PopupConflict
@_exported import struct UsherCore.PopupDismissalReason
@_exported import enum UsherCore.PopupEdge
@_exported import struct UsherCore.PopupGroup
@_exported import struct UsherCore.PopupID
@_exported import struct UsherCore.PopupKey
@_exported import enum UsherCore.PopupKeyPolicy
@_exported import struct UsherCore.PopupLane
@_exported import struct UsherCore.PopupOutcome
@_exported import enum UsherCore.PopupPageExit
@_exported import enum UsherCore.PopupPosition
@_exported import struct UsherCore.PopupPriority
@_exported import struct UsherCore.PopupReference
@_exported import struct UsherCore.PopupSuspensionCauses
@_exported import struct UsherCore.ReadingTime
@_exported import enum UsherCore.StyledAlertButtonLayout
@_exported import enum UsherCore.StyledAlertButtonRole
@_exported import struct UsherCore.StyledAlertCountdown
@_exported import enum UsherCore.StyledAlertIconSize
@_exported import struct UsherCore.StyledAlertMetrics
@_exported import enum UsherCore.StyledAlertProgressStyle
@_exported import enum UsherCore.StyledAlertStyle
@_exported import enum UsherCore.StyledAlertValidationTiming
