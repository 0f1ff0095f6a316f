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

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  package struct Values: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var baseWritingDirection = NSWritingDirection.natural

    package init() {}
  }

  package fileprivate(set) var values = Values()

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {}

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

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

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
}
