"""Performs the experiments of the live page with a mouse, and checks what their texts promise.

The texts are repeated here, so that none can change without its test.
"""

import re

from live_page import LivePageTests


class TestExperiments(LivePageTests):
    performed = set()

    @classmethod
    def verify_all(cls):
        listed = cls.page.run(LISTED)
        assert len(listed) == 7 and set(listed) == cls.performed, (listed, cls.performed)

    def begin(self, experiment, expectation):
        """Sets up an experiment; checks the promise that its text makes."""
        self.performed.add(experiment)
        details = f"details:has([value={experiment}])"
        if not self.page.run(f"document.querySelector('{details}').open"):
            self.page.press(f"#about-{experiment}")
        assert self.text(f"{details} .expected") == expectation
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
        assert self.names == [["voucher"], ["news"], []]

        self.page.press("#samples [value=payment]")
        assert self.names == [["payment"], ["news"], ["voucher"]]
        self.page.tap(*self.middle("“Yes, pay”"))
        assert self.names == [["voucher"], ["news"], []]
        assert "10% off one piece" in self.tree

    def test_a_popup_returns_with_its_page(self):
        self.begin("page", "The popup is suspended while its page is not visible, and returns with it. The other "
                           "popup still waits for the bag.")
        assert self.names == [["page"], ["bag"], []]

        self.page.tap(*self.middle("PickRow"))
        assert self.names == [[], ["bag"], ["page"]]
        assert "It is suspended: the user left its page." in self.text("#queue")
        self.page.drag([(2 + 28 * step, 500) for step in range(11)])
        self.page.lift((282, 500), after=0.5)
        assert self.names == [["page"], ["bag"], []]
        assert "Two things to come to" in self.tree

    def test_a_half_swipe_ends_nothing(self):
        self.begin("half-swipe", "The tip fades while you drag. The first time it returns, and the news still waits "
                                 "for its page. The second time the tip is dismissed with its page, and the "
                                 "news appears.")
        before = self.names
        assert "Boil it once in water" in self.tree
        assert "Six cups, all whole" not in self.tree

        self.page.drag([(2 + 7 * step, 500) for step in range(12)])
        self.page.lift((79, 500), after=0.5)
        assert self.names == before
        assert self.outcomes == []
        assert "Boil it once in water" in self.tree
        self.page.drag([(2 + 28 * step, 500) for step in range(11)])
        self.page.lift((282, 500), after=0.5)
        assert "Boil it once in water" not in self.tree
        assert "Six cups, all whole" in self.tree
        assert self.outcomes[0][1] in ("The user left its page.", "Its page is gone.")

    def test_logging_out_dismisses_all(self):
        self.begin("log-out", "All four are dismissed at once; the queue is empty. Each outcome is “The user "
                              "logged out.”")
        assert [len(group) for group in self.names] == [1, 3, 0]

        self.page.press("#logOut")
        assert self.names == [[], [], []]
        assert {why for _, why in self.outcomes} == {"The user logged out."}
        assert len(self.outcomes) == 4
        assert "Empty." in self.text("#queue")

    def test_an_alert_is_above_a_popup(self):
        self.begin("alert", "The alert does not wait, because alerts have a lane of their own. The voucher stays "
                            "visible behind it, and remains when the alert is dismissed.")
        self.page.press("#samples [value=alert]")
        assert self.names == [["voucher", "alert"], ["news"], []]
        assert "10% off one piece" in self.tree
        assert "lane alerts" in self.text("#queue")

        self.page.tap(*self.middle("“Yes, Please”"))
        assert self.names == [["voucher"], ["news"], []]
        assert "10% off one piece" in self.tree

    def test_a_sheet_is_swiped_away(self):
        self.begin("modal", "UIKit dismisses the sheet, and the queue notices: the outcome is “The user dismissed "
                            "it.”, and the voucher appears when the sheet has disappeared.")
        assert self.names == [["sheet"], ["voucher"], []]

        # From its title on, because the sheet is only as high as what is on it.
        x, y = self.middle("“Winter opens early")
        self.page.drag([(x, y + 30 * step) for step in range(12)])
        assert self.names[1] == ["voucher"], "the voucher appears while the sheet is visible"
        self.page.lift((x, y + 330), after=0.5)
        assert self.outcomes == [("sheet", "The user dismissed it.")]
        assert self.names == [["voucher"], [], []]
        assert "Winter opens early" not in self.tree

    def test_two_windows_have_two_queues(self):
        self.begin("windows", "The news appears in window 2 without waiting. Window 1 still shows the voucher: each "
                              "window has its own queue.")
        assert self.text("#which") == "Window 2 of 2 is shown."

        self.page.press("#samples [value=news]")
        assert self.names == [["news"], [], []]
        assert "Six cups, all whole" in self.tree
        self.page.press("#window [value=first]")
        assert self.text("#which") == "Window 1 of 2 is shown."
        assert self.names == [["voucher"], [], []]
        assert "10% off one piece" in self.tree

    def test_steps_name_controls_that_exist(self):
        titles = self.page.run("""[...document.querySelectorAll("button, h2, legend")].map((element) =>
          element.querySelector("b")?.textContent ?? element.textContent)""")
        for step in self.page.run("[...document.querySelectorAll('#experiments li')].map((item) => item.textContent)"):
            for name in re.findall("“([^”]+)”", step):
                if "on the phone" not in step:
                    assert name in titles, step


LISTED = "[...document.querySelectorAll('#experiments button')].map(({ value }) => value)"
