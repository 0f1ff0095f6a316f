// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Differs: without indents, heights of lines, distances between paragraphs and a direction.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  package struct Values: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineSpacing: CGFloat = 0

    package init() {}
  }

  package fileprivate(set) var values = Values()

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {}

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copied = NSParagraphStyle()
    copied.values = values
    return copied
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copied = NSMutableParagraphStyle()
    copied.values = values
    return copied
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
}
