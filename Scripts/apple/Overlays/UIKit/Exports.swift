// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What Swift adds to UIKit's Objective-C API, for type-checking on Linux. Nothing here can run.

@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit
