// Experiments of a minute each. A button brings the phone into the initial state by messages.
// Tests/Browser/test_experiments.py performs each of them.

import { make } from "/queue.js";
import { writeProperty } from "/language.js";
import { texts } from "/texts.js";

const set = (name, value) => ({ type: "set", name, value });
const show = (sample) => ({ type: "enqueue", sample });
// Restarts the phone with a story, or with the shop, and with the settings that an experiment needs.
const start = (story, device = "16") => [
  set("device", device), set("orientation", "portrait"), set("direction", "ltr"), set("textSize", "l"),
  set("voiceOver", "false"), { type: "story", id: story, act: "after" },
];

export const experiments = [
  {
    id: "interrupt",
    title: ["A payment interrupts a voucher", "付款确认打断礼券"],
    messages: [...start("shop"), show("voucher"), show("news")],
    steps: [
      ["Press “Payment” under “Show a popup”.", "点按“显示弹窗”中的“付款确认”。"],
      ["Tap “Yes, pay” on the phone.", "在手机上轻点“是，付款”。"],
    ],
    expectation: [
      "The payment appears at once, and the voucher is suspended. After the answer the voucher returns; the news still waits.",
      "付款确认立即出现，礼券被暂停。回答之后礼券会回来，新消息继续等待。",
    ],
  },
  {
    id: "page",
    title: ["Leave a popup’s page and come back", "离开弹窗所属的页面再回来"],
    messages: [...start("shop"), show("page"), show("bag")],
    steps: [
      ["Tap an activity in the popup.", "轻点弹窗中的一个活动。"],
      ["Go back to the home page.", "返回首页。"],
    ],
    expectation: [
      "The popup is suspended while its page is not visible, and returns with it. The other popup still waits for the bag.",
      "所属页面不可见时，弹窗被暂停；页面回来，弹窗也回来。另一个弹窗仍在等购物袋打开。",
    ],
  },
  {
    id: "half-swipe",
    title: ["Swipe back a little and let go", "右滑一点再松手"],
    messages: [...start("pages/half-swipe"), { type: "step" }],
    steps: [
      ["Drag slowly from the left edge of the screen over a fifth of it, and let go.", "从屏幕左边缘慢慢向右拖，到屏幕的五分之一处停住，再松手。"],
      ["Drag again, and let go after the middle.", "再拖一次，过了一半再松手。"],
    ],
    expectation: [
      "The tip fades while you drag. The first time it returns, and the news still waits for its page. The second time the tip is dismissed with its page, and the news appears.",
      "拖动时提示淡出。第一次松手后提示回来，新消息继续等它的页面。第二次，提示随页面结束，新消息出现。",
    ],
  },
  {
    id: "log-out",
    title: ["Log out while three popups wait", "三个弹窗在等待时退出登录"],
    messages: [...start("shop"), show("voucher"), show("news"), show("delivery"), show("bag")],
    steps: [
      ["Look at the queue: one popup is on the screen, three wait.", "看看队列：屏幕上有一个弹窗，三个在等待。"],
      ["Press “Log out”.", "点按“退出登录”。"],
    ],
    expectation: [
      "All four are dismissed at once; the queue is empty. Each outcome is “The user logged out.”",
      "四个弹窗同时结束，队列为空。每个结果都是“用户退出了登录。”",
    ],
  },
  {
    id: "alert",
    title: ["An alert above a popup", "弹窗上方的系统提示"],
    messages: [...start("shop"), show("voucher"), show("news")],
    steps: [
      ["Press “Alert” under “Show a popup”.", "点按“显示弹窗”中的“系统提示”。"],
      ["Tap a button of the alert.", "轻点提示中的一个按钮。"],
    ],
    expectation: [
      "The alert does not wait, because alerts have a lane of their own. The voucher stays visible behind it, and remains when the alert is dismissed.",
      "系统提示不用等待，因为它们有自己的通道。礼券在它后面仍然可见，提示结束后也还在。",
    ],
  },
  {
    id: "modal",
    title: ["Swipe a sheet away", "向下滑走页面"],
    messages: [...start("shop"), show("sheet"), show("voucher")],
    steps: [
      ["Drag the sheet on the phone down.", "在手机上把页面向下拖走。"],
    ],
    expectation: [
      "UIKit dismisses the sheet, and the queue notices: the outcome is “The user dismissed it.”, and the voucher appears when the sheet has disappeared.",
      "UIKit 关闭这个页面，队列随即得知：结果是“用户关闭了它。”，页面消失后礼券出现。",
    ],
  },
  {
    id: "windows",
    title: ["Two windows, two queues", "两个窗口，两个队列"],
    messages: [...start("shop", "ipad-11"), show("voucher"), { type: "window", action: "open" }],
    steps: [
      ["Press “News” under “Show a popup”.", "点按“显示弹窗”中的“新消息”。"],
      ["Press “Window 1” under “Windows of the app”.", "点按“App 的窗口”中的“窗口 1”。"],
    ],
    expectation: [
      "The news appears in window 2 without waiting. Window 1 still shows the voucher: each window has its own queue.",
      "新消息不用等待，直接出现在窗口 2。窗口 1 仍显示礼券：每个窗口都有自己的队列。",
    ],
  },
];

// Lists the experiments; one of them is open.
export function listExperiments(container, send) {
  container.append(...experiments.map(({ id, title, messages, steps, expectation }, index) => {
    const item = make("details");
    item.name = "experiment";
    item.open = index === 0;
    const heading = make("summary", "", title);
    heading.id = `about-${id}`;
    const list = make("ol");
    list.append(...steps.map((step) => make("li", "", step)));
    const button = make("button", "prominent", texts.setUp);
    button.value = id;
    writeProperty(button, "ariaLabel", [["Set it up: {0}", "准备：{0}"], title]);
    button.addEventListener("click", () => messages.forEach(send));
    const actions = make("div", "transport");
    actions.append(button);
    const expected = make("p", "expected", expectation);
    item.append(heading, actions, list, make("h3", "group", texts.expectation), expected);
    return item;
  }));
}
