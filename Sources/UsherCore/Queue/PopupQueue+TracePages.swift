// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Pages and scopes in the script of a trace.
extension TraceLine {
  /// Adds a scope, unless it is the usual one.
  func adding(_ scope: PageScope, includingDefault: Bool = false) -> TraceLine {
    switch scope {
    case .any:
      return adding("scope", includingDefault ? "anywhere" : nil)
    case .types(let types):
      return adding("scope", "types").adding("type", of: types.map(\.name).sorted())
    case .names(let names):
      return adding("scope", "names").adding("name", of: names.map(\.name).sorted())
    case .page(let id):
      return adding("scope", "page").adding("page", "\(id.serial)")
    case .predicate(let id):
      return adding("scope", "predicate").adding("predicate", "\(id.serial)")
    }
  }

  fileprivate func adding(_ name: String, of words: [String]) -> TraceLine {
    words.reduce(self) { $0.adding(name, $1) }
  }

  /// The scope that the line tells; `nil`, if it cannot be read.
  var scope: PageScope? {
    switch word(named: "scope") {
    case nil, "anywhere": .any
    case "types": .types(Set(words(named: "type").map { PageTypeID($0) }))
    case "names": .names(Set(words(named: "name").map { PageName($0) }))
    case "page": number(named: "page").map { .page(PageID(serial: $0)) }
    case "predicate": number(named: "predicate").map { .predicate(PagePredicateID(serial: $0)) }
    default: nil
    }
  }

  private func words(named name: String) -> [String] {
    options.filter { $0.name == name }.map(\.word)
  }

  private func number(named name: String) -> UInt64? {
    word(named: name).flatMap { UInt64($0) }
  }
}

extension PageState {
  /// The situation as a line of a script: what follows a page, up to the next one, is about it.
  func traceLine(_ verb: String) -> TraceLine {
    var line = TraceLine(verb)
    for page in visible {
      line.add("visible", "\(page.id.serial)")
      line = line.adding("type", of: page.types.map(\.name))
      line.add("name", page.name?.name)
      line = line.adding("predicate", of: page.predicates.map(\.serial).sorted().map { "\($0)" })
      line.add("obstruction", page.obstruction)
    }
    for (page, cover) in covered.sorted(by: { $0.key.serial < $1.key.serial }) {
      line = line.adding("covered", "\(page.serial)").adding("by", cover)
    }
    line = line.adding("gone", of: gone.map(\.serial).sorted().map { "\($0)" })
    for (page, departure) in disappearing.sorted(by: { $0.key.serial < $1.key.serial }) {
      line = line.adding("departing", "\(page.serial)").adding("for", "\(departure)")
    }
    line.add("modal", foreignModal)
    return line
  }

  /// Reads what `traceLine` tells; `nil`, if it cannot be read.
  init?(reading line: TraceLine) {
    self.init()
    var page: PageID?
    for (name, word) in line.options {
      switch name {
      case "visible", "covered", "departing", "gone":
        guard let id = UInt64(word).map({ PageID(serial: $0) }) else { return nil }
        page = id
        if name == "visible" { visible.append(Page(id: id)) }
        if name == "gone" { gone.insert(id) }
      case "by": page.map { covered[$0] = word }
      case "for":
        guard let page, let departure = Disappearance(script: word) else { return nil }
        disappearing[page] = departure
      case "modal": foreignModal = word
      default:
        guard !visible.isEmpty, visible[visible.count - 1].read(name, word) else { return nil }
      }
    }
  }
}

extension PageState.Page {
  fileprivate mutating func read(_ name: String, _ word: String) -> Bool {
    switch name {
    case "type": types.append(PageTypeID(word))
    case "name": self.name = PageName(word)
    case "obstruction": obstruction = word
    case "predicate":
      guard let number = UInt64(word) else { return false }
      predicates.insert(PagePredicateID(serial: number))
    default: return false
    }
    return true
  }
}

extension PageState.Disappearance {
  fileprivate init?(script word: String) {
    switch word {
    case "left": self = .left
    case "covered": self = .covered
    default: return nil
    }
  }
}
