// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The screen on which something was made, for what it has to do when it goes.
///
/// An object that somebody drops does not know where that happens. On the stand-in there can be several
/// devices, or none, around it then; on Apple systems there is one screen, always. The screen is not
/// held.
@MainActor
public final class DeviceContext {
  let platformDevice = PlatformDevice()

  /// Notes the screen on which this is called.
  public init() {}

  /// Runs the body on that screen; not at all, if it is no more.
  public func run(_ body: @MainActor () -> Void) { platformRun(body) }
}
