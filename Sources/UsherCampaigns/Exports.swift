// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What an app needs to describe limits, and to have a store of its own.
@_exported import struct UsherLimits.LaneBudget
@_exported import struct UsherLimits.LimitRow
@_exported import struct UsherLimits.LimitRowChanges
@_exported import enum UsherLimits.LimitStoreError
@_exported import struct UsherLimits.PopupLimit
@_exported import enum UsherLimits.PopupLimitPolicy
@_exported import struct UsherLimits.QuietHours
