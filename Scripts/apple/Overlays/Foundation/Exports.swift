// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What Swift adds to Foundation's Objective-C API, for type-checking on Linux. Nothing here can run.

@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import Glibc
@_exported import ObjectiveC
