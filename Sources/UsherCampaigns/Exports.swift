// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What an app needs to describe limits, and to have a store of its own.
@_exported import struct UsherCore.LaneBudget
@_exported import struct UsherCore.LimitRow
@_exported import struct UsherCore.LimitRowChanges
@_exported import enum UsherCore.LimitStoreError
@_exported import struct UsherCore.PopupLimit
@_exported import enum UsherCore.PopupLimitPolicy
@_exported import struct UsherCore.QuietHours
