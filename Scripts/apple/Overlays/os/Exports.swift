// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// All that this project uses of the system's log exists in Swift only.

@_exported import os
