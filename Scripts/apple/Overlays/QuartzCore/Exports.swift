// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What Swift adds to QuartzCore's Objective-C API, for type-checking on Linux. Nothing here can run.

@_exported import Foundation
@_exported import QuartzCore
