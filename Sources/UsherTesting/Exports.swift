// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What a plan of campaigns is made of, besides its own types.
@_exported import struct UsherLimits.LaneBudget
@_exported import struct UsherLimits.PopupLimit
@_exported import enum UsherLimits.PopupLimitPolicy
@_exported import struct UsherLimits.QuietHours
