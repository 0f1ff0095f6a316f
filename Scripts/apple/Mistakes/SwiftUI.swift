// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Mistakes in views that show popups.

import SwiftUI
import UIKit
import Usher
import UsherSwiftUI

struct Offer: Identifiable {
  let id: Int
  var title: String
}
final class Receipt { var total = 0 }

struct DismissalInTheBackground: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: $offer, returning: Bool.self) { offer, handle in
      Button(offer.title) {
        Task.detached {
          handle.dismiss(returning: true)  // Reported: cannot be called from outside of the actor
        }
      }
    }
  }
}

struct ValueThatIsNotSendable: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: $offer, returning: Receipt.self) {  // Reported: does not conform to
      offer, _ in Text(offer.title)
    }
  }
}

struct OneParameterTooMany: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: $offer) { offer, handle, page in  // Reported: expects 2 arguments
      Text(offer.title)
    }
  }
}

struct NoTypeOfValue: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: $offer) { offer, handle in
      Button(offer.title) {
        handle.dismiss(returning: true)  // Reported: to expected argument type 'Never'
      }
    }
  }
}

struct ItemInsteadOfItsBinding: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: offer) { offer in  // Reported: to expected type 'Binding<Offer?>'
      Text(offer.title)
    }
  }
}

struct UnknownModifier: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: $offer) { offer in
      Text(offer.title)
    } configure: {
      $0.posiiton(.bottom)  // Reported: has no member 'posiiton'
    }
  }
}

struct UnknownMember: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: $offer, returning: Bool.self) { offer, handle in
      VStack {
        Text(offer.name)  // Reported: value of type 'Offer' has no member 'name'
        Button("Yes") { handle.dismiss(returning: true) }
      }
    }
  }
}

struct ViewOfUIKit: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").popup(item: $offer) { _ in
      UILabel()  // Reported: this expression does not conform to 'View'
    }
  }
}

struct AlertOfSwiftUI: View {
  @State var offer: Offer?
  var body: some View {
    Text("Shop").alert(item: $offer) { offer in
      StyledAlert(.error, offer.title)  // Reported: to closure result type 'Alert'
    }
  }
  var right: some View {
    Text("Shop").alert(item: $offer) { Alert(title: Text($0.title)) }
  }
}
