// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where the card of an overlay popup goes, and how large it may be.
public struct CardLayout: Sendable, Hashable {
  /// The size of the window.
  public var container: LayoutSize
  /// What the system covers at its edges.
  public var safeArea: LayoutInsets
  /// The least distance between the card and the edges of the safe area.
  public var margins: LayoutInsets
  /// How many pixels make a point; edges are put on pixels.
  public var scale: Double

  /// Creates the layout of one window.
  public init(
    container: LayoutSize, safeArea: LayoutInsets = LayoutInsets(),
    margins: LayoutInsets = LayoutInsets(all: 16), scale: Double = 1
  ) {
    self.container = container
    self.safeArea = safeArea
    self.margins = margins
    self.scale = scale
  }

  /// The part of the window that a card may fill.
  public var available: LayoutRect {
    LayoutRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The frame of a card of the measured size: in the middle of the available part, made smaller
  /// where it would not fit.
  public func frame(measured: LayoutSize) -> LayoutRect {
    LayoutRect(x: 0, y: 0, width: 0, height: 0)
  }
}
