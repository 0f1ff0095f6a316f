// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Code that imports UIKit on Apple systems sees Foundation without asking; so it does here.
@_exported import Foundation
