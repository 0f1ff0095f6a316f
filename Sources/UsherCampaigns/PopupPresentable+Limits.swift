// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher
import UsherCore
import UsherLimits

extension PopupPresentable {
  /// Limits how often the popup may be shown.
  ///
  /// It needs a key: impressions are those of the account, the key and the version; another version
  /// starts with none. All limits must allow it, and those of several calls add up. They are
  /// evaluated when it would start, not when `show` is called; until they allow it, it waits, see
  /// ``whenLimited(_:)``.
  ///
  /// An impression counts from the moment before it appears. If the popup is dismissed before it
  /// was on the screen of an active scene for a second without a break, and the user has neither
  /// touched it nor dismissed it nor tapped one of its buttons, it does not count. A popup that
  /// returns after a suspension, joins or updates another one is no new impression.
  public func limits(_ limits: PopupLimit..., version: String? = nil) -> Self {
    limiting {
      $0.limits += limits
      if let version { $0.version = version }
    }
  }

  /// Lets the popup count in a group whose popups share impressions and dismissals, and limits how
  /// often it may be shown by those of the group.
  ///
  /// Without limits the popup counts and is not limited by the group. The group is not that of
  /// `group(_:)`, with which popups are dismissed, unless it has the same name.
  public func limits(_ limits: PopupLimit..., sharedBy group: PopupGroup) -> Self {
    limiting { $0.groups.append((group, limits)) }
  }

  /// Sets whether the user has not asked for the popup; the default is `false`.
  ///
  /// What is unsolicited waits for the budget of its lane and for quiet hours. A popup that follows
  /// a touch of the user is not unsolicited: it neither counts nor waits. Events, blockers and traces
  /// tell the two apart.
  public func unsolicited(_ isUnsolicited: Bool = true) -> Self {
    limiting { $0.isUnsolicited = isUnsolicited }
  }

  /// Does not show the popup to a share of the users, from 0 to 100 percent, so that its effect can
  /// be measured.
  ///
  /// It needs a key. Who is held out depends on the account and the key only, so it is the same at
  /// every launch and on every device. Where it would have been shown, it is dismissed with the
  /// reason `limited`, and that is recorded. NaN counts as 0.
  public func holdOut(percent: Double) -> Self {
    limiting { $0.holdOut = HoldOut(percent: percent) }
  }

  /// Sets what the popup does while its limits do not allow it: `wait`, the default, or `drop`,
  /// which dismisses it with the reason `limited`.
  public func whenLimited(_ policy: PopupLimitPolicy) -> Self {
    limiting { $0.policy = policy }
  }

  /// Calls back once, when the impression of the popup counts, as it does for limits; also without
  /// any.
  ///
  /// Called on the main actor, in the turn after that; before `onDismiss` unless the user dismisses
  /// the popup within a second. Not called for a popup that never appeared, was dismissed by
  /// something else before that, or joined another one.
  public func onImpression(_ action: @escaping @MainActor () -> Void) -> Self {
    limiting { $0.impressionCallbacks.append(action) }
  }

  private func limiting(_ change: (inout LimitSettings) -> Void) -> Self {
    configuring {
      var settings = $0.admissionRule as? LimitSettings ?? LimitSettings()
      change(&settings)
      $0.admissionRule = settings
    }
  }
}

extension LimitSettings: PopupAdmissionRule {
  package func admission(of request: PopupQueue.Request) -> any PopupAdmission {
    PopupLimits.shared.admission(of: request, self)
  }
}
