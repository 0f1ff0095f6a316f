// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@_exported import UsherCore
