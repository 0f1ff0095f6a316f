"""Performs the experiments of the live page with a mouse, and checks what their texts promise.

The texts are repeated here, so that none can change without its test.
"""

import re
import unittest

from live_page import LivePageTests


class Experiments(LivePageTests):
    performed = set()

    @classmethod
    def tearDownClass(cls):
        listed = cls.page.run(LISTED)
        super().tearDownClass()
        assert len(listed) == 7 and set(listed) == cls.performed, (listed, cls.performed)

    def begin(self, experiment, expectation):
        """Sets up an experiment; checks the promise that its text makes."""
        self.performed.add(experiment)
        details = f"details:has([value={experiment}])"
        if not self.page.run(f"document.querySelector('{details}').open"):
            self.page.press(f"#about-{experiment}")
        self.assertEqual(self.text(f"{details} .expected"), expectation)
        self.page.press(f"#experiments [value={experiment}]")

    @property
    def names(self):
        """The names of the popups on the screen, waiting and suspended."""
        queue = self.page.run("live.latest.queue")
        return [[item["name"] for item in queue[kind]["items"]]
                for kind in ("onScreen", "waiting", "suspended")]

    @property
    def outcomes(self):
        """The names of dismissed popups and how they were dismissed, the latest first."""
        return [(item["name"], item["why"]["english"]) for item in self.page.run("live.latest.queue.ended")]

    def test_a_payment_interrupts_a_voucher(self):
        self.begin("interrupt", "The payment appears at once, and the voucher is suspended. After the answer "
                                "the voucher returns; the news still waits.")
        self.assertEqual(self.names, [["voucher"], ["news"], []])

        self.page.press("#samples [value=payment]")
        self.assertEqual(self.names, [["payment"], ["news"], ["voucher"]])
        self.page.tap(*self.middle("“Yes, pay”"))
        self.assertEqual(self.names, [["voucher"], ["news"], []])
        self.assertIn("10% off one piece", self.tree)

    def test_a_popup_returns_with_its_page(self):
        self.begin("page", "The popup is suspended while its page is not visible, and returns with it. The other "
                           "popup still waits for the bag.")
        self.assertEqual(self.names, [["page"], ["bag"], []])

        self.page.tap(*self.middle("PickRow"))
        self.assertEqual(self.names, [[], ["bag"], ["page"]])
        self.assertIn("It is suspended: the user left its page.", self.text("#queue"))
        self.page.drag([(2 + 28 * step, 500) for step in range(11)])
        self.page.lift((282, 500), after=0.5)
        self.assertEqual(self.names, [["page"], ["bag"], []])
        self.assertIn("Two things to come to", self.tree)

    def test_a_half_swipe_changes_nothing(self):
        self.begin("half-swipe", "At first nothing changes: the tip stays, and the news still waits for its page. "
                                 "The second time the tip is dismissed with its page, and the news appears.")
        before = self.names
        self.assertIn("Boil it once in water", self.tree)
        self.assertNotIn("Six cups, all whole", self.tree)

        self.page.drag([(2 + 12 * step, 500) for step in range(12)])
        self.page.lift((134, 500), after=0.5)
        self.assertEqual(self.names, before)
        self.assertEqual(self.outcomes, [])
        self.assertIn("Boil it once in water", self.tree)
        self.page.drag([(2 + 28 * step, 500) for step in range(11)])
        self.page.lift((282, 500), after=0.5)
        self.assertNotIn("Boil it once in water", self.tree)
        self.assertIn("Six cups, all whole", self.tree)
        self.assertIn(self.outcomes[0][1], ("The user left its page.", "Its page is gone."))

    def test_logging_out_dismisses_all(self):
        self.begin("log-out", "All four are dismissed at once; the queue is empty. Each outcome is “The user "
                              "logged out.”")
        self.assertEqual([len(group) for group in self.names], [1, 3, 0])

        self.page.press("#logOut")
        self.assertEqual(self.names, [[], [], []])
        self.assertEqual({why for _, why in self.outcomes}, {"The user logged out."})
        self.assertEqual(len(self.outcomes), 4)
        self.assertIn("Empty.", self.text("#queue"))

    def test_an_alert_is_above_a_popup(self):
        self.begin("alert", "The alert does not wait, because alerts have a lane of their own. The voucher stays "
                            "visible behind it, and remains when the alert is dismissed.")
        self.page.press("#samples [value=alert]")
        self.assertEqual(self.names, [["voucher", "alert"], ["news"], []])
        self.assertIn("10% off one piece", self.tree)
        self.assertIn("lane alerts", self.text("#queue"))

        self.page.tap(*self.middle("“Yes, Please”"))
        self.assertEqual(self.names, [["voucher"], ["news"], []])
        self.assertIn("10% off one piece", self.tree)

    def test_a_sheet_is_swiped_away(self):
        self.begin("modal", "UIKit dismisses the sheet, and the queue notices: the outcome is “The user dismissed "
                            "it.”, and the voucher appears when the sheet has disappeared.")
        self.assertEqual(self.names, [["sheet"], ["voucher"], []])

        self.page.drag([(196, 130 + 50 * step) for step in range(12)])
        self.assertEqual(self.names[1], ["voucher"], "the voucher appears while the sheet is visible")
        self.page.lift((196, 680), after=0.5)
        self.assertEqual(self.outcomes, [("sheet", "The user dismissed it.")])
        self.assertEqual(self.names, [["voucher"], [], []])
        self.assertNotIn("Winter opens early", self.tree)

    def test_two_windows_have_two_queues(self):
        self.begin("windows", "The news appears in window 2 without waiting. Window 1 still shows the voucher: each "
                              "window has its own queue.")
        self.assertEqual(self.text("#which"), "Window 2 of 2 is shown.")

        self.page.press("#samples [value=news]")
        self.assertEqual(self.names, [["news"], [], []])
        self.assertIn("Six cups, all whole", self.tree)
        self.page.press("#window [value=first]")
        self.assertEqual(self.text("#which"), "Window 1 of 2 is shown.")
        self.assertEqual(self.names, [["voucher"], [], []])
        self.assertIn("10% off one piece", self.tree)

    def test_steps_name_controls_that_exist(self):
        titles = self.page.run("""[...document.querySelectorAll("button, h2, legend")].map((element) =>
          element.querySelector("b")?.textContent ?? element.textContent)""")
        for step in self.page.run("[...document.querySelectorAll('#experiments li')].map((item) => item.textContent)"):
            for name in re.findall("“([^”]+)”", step):
                if "on the phone" not in step:
                    self.assertIn(name, titles, step)


LISTED = "[...document.querySelectorAll('#experiments button')].map(({ value }) => value)"


if __name__ == "__main__":
    unittest.main()
