// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What Swift adds to CoreGraphics's Objective-C API, for type-checking on Linux. Nothing here can run.

@_exported import CoreGraphics
@_exported import ObjectiveC
