// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isInside(view) else { return }
    if view.tree.superview === self { return move(view, to: index) }
    let newWindow = treeWindow
    let oldWindow = view.tree.window
    let oldTint = view.effectiveTint
    view.sendWillMove(to: newWindow)
    view.willMove(toSuperview: self)
    if let old = view.tree.superview {
      old.willRemoveSubview(view)
      old.detach(view)
    }
    let position = min(max(0, index), tree.subviews.count)
    tree.subviews.insert(view, at: position)
    view.tree.superview = self
    insertLayer(of: view, at: position)
    view.setWindow(newWindow)
    view.updateTraits()
    view.updateSafeArea()
    constraintsDidAdd(view)
    view.sendDidMove(from: oldWindow, to: newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.tree.superview === self, view.effectiveTint != oldTint { view.notifyTintChanged() }
    setNeedsLayout()
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling, let index = tree.subviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: tree.subviews.count)
    }
    insert(view, at: index + offset)
  }

  func detachFromSuperview() {
    guard let superview = tree.superview else { return }
    let oldWindow = window
    sendWillMove(to: nil)
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    resignFirstResponderBelow(in: oldWindow)
    guard tree.superview === superview else { return }
    superview.detach(self)
    setWindow(nil)
    updateSafeArea()
    sendDidMove(from: oldWindow, to: nil)
    didMoveToSuperview()
    superview.setNeedsLayout()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, tree.subviews.indices.contains(first),
      tree.subviews.indices.contains(second)
    else { return }
    let (lower, higher) = (min(first, second), max(first, second))
    let (a, b) = (tree.subviews[lower], tree.subviews[higher])
    move(b, to: lower)
    move(a, to: higher + 1)
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    move(view, to: toFront ? tree.subviews.count : 0)
  }

  func isInside(_ ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.tree.superview
    }
    return false
  }

  func search(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in tree.subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The window this tree belongs to; a window is its own.
  var treeWindow: UIWindow? { (self as? UIWindow) ?? tree.window }

  private func move(_ view: UIView, to index: Int) {
    guard let old = tree.subviews.firstIndex(where: { $0 === view }) else { return }
    let position = min(max(0, index > old ? index - 1 : index), tree.subviews.count - 1)
    guard position != old else { return }
    tree.subviews.remove(at: old)
    tree.subviews.insert(view, at: position)
    insertLayer(of: view, at: position)
    setNeedsLayout()
  }

  /// Inserts the layer above those of the views below; layers without a view stay where they are.
  private func insertLayer(of view: UIView, at position: Int) {
    if position > 0 {
      layer.insertSublayer(view.layer, above: tree.subviews[position - 1].layer)
    } else if tree.subviews.count > 1 {
      layer.insertSublayer(view.layer, below: tree.subviews[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func detach(_ view: UIView) {
    constraintsWillRemove(view)
    tree.subviews.removeAll { $0 === view }
    view.tree.superview = nil
    view.layer.removeFromSuperlayer()
  }

  func setWindow(_ window: UIWindow?) {
    guard tree.window !== window else { return }
    tree.window = window
    for subview in tree.subviews { subview.setWindow(window) }
  }

  private func sendWillMove(to window: UIWindow?) {
    guard tree.window !== window else { return }
    headlessController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for subview in tree.subviews { subview.sendWillMove(to: window) }
  }

  private func sendDidMove(from old: UIWindow?, to window: UIWindow?) {
    guard old !== window else { return }
    didMoveToWindow()
    headlessController?.viewDidMove(toWindow: window)
    for subview in tree.subviews where subview.tree.window === window {
      subview.sendDidMove(from: old, to: window)
    }
  }

  private func resignFirstResponderBelow(in window: UIWindow?) {
    guard let window, let responder = window.firstResponder else { return }
    guard let view = responder.nearestView, view.isInside(self) else { return }
    responder.resignFirstResponder()
    if window.firstResponder === responder { responder.resignByForce(in: window) }
  }

  func endEditingBelow(_ force: Bool) -> Bool {
    guard let window = treeWindow, let responder = window.firstResponder,
      let view = responder.nearestView, view.isInside(self)
    else { return false }
    let resigned = responder.resignFirstResponder()
    if force, window.firstResponder === responder { responder.resignByForce(in: window) }
    return resigned || force
  }
}

extension UIResponder {
  /// The responder itself, if it is a view, or the view of the first controller up the chain.
  var nearestView: UIView? {
    if let view = self as? UIView { return view }
    if let owner = self as? any ViewOwner { return owner.ownedView }
    return next?.nearestView
  }
}

// MARK: - Hit testing and recognisers

extension UIView {
  func find(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !layer.animations.blocksTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in tree.subviews.reversed() {
      let inside = point.applying(subview.layer.values.toSuperlayer.inverted())
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    input.recognizers.append(recognizer)
    recognizer.attachedView = self
  }

  func release(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    input.recognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
    recognizer.detach()
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in input.recognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
