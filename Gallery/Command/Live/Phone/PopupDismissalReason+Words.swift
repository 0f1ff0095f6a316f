// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Usher

extension PopupDismissalReason {
  /// The reason for people who look at the queue.
  var sentence: LiveWords {
    Self.sentences[self]
      ?? LiveWords(
        "It ended for a reason of the app’s own, “\(name)”.", chinese: "因应用自己的原因结束：\(name)。")
  }

  private static let sentences: [PopupDismissalReason: LiveWords] = [
    .dismissedByApp: LiveWords("It was closed.", chinese: "已关闭。"),
    .completed: LiveWords("One of its buttons was chosen.", chinese: "用户选择了一个按钮。"),
    .cancelled: LiveWords(
      "The task that waited for it was cancelled.", chinese: "等待它的任务被取消了。"),
    .loggedOut: LiveWords("The user logged out.", chinese: "用户退出了登录。"),
    .removedByApp: LiveWords(
      "The app took it off the screen by itself.", chinese: "应用自行把它移出了屏幕。"),
    .failed: LiveWords("It could not be presented.", chinese: "无法展示。"),
    .contentInUse: LiveWords(
      "What it shows belongs to another popup that has not ended.", chinese: "它的内容属于另一个还没结束的弹窗。"),
    .replaced: LiveWords("Another one took its place for good.", chinese: "另一个弹窗取代了它。"),
    .busy: LiveWords(
      "Its place was taken, and it did not want to wait.", chinese: "位置被占用，而它不愿等待。"),
    .expired: LiveWords("It waited longer than it wanted to.", chinese: "等待超过了它的期限。"),
    .displayDurationElapsed: LiveWords(
      "It was on the screen for as long as it wanted to be.", chinese: "停留时间到了。"),
    .pageLeft: LiveWords("The user left its page.", chinese: "用户离开了所属页面。"),
    .pageGone: LiveWords("Its page is gone for good.", chinese: "所属页面已不存在。"),
    .parentDismissed: LiveWords("The popup that it belonged to has ended.", chinese: "它所属的弹窗已结束。"),
    .sceneDisconnected: LiveWords("Its window was closed.", chinese: "所在窗口已关闭。"),
  ]
}
