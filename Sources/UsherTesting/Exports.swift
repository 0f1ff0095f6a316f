// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What a plan of campaigns is made of, besides its own types.
@_exported import struct UsherCore.LaneBudget
@_exported import struct UsherCore.PopupLimit
@_exported import enum UsherCore.PopupLimitPolicy
@_exported import struct UsherCore.QuietHours
