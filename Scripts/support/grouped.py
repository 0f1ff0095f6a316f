"""Finds what DocC had to sort by itself, because no page names it in its topics.

usage: python3 Scripts/support/grouped.py ARCHIVE…

What nobody has put into a group stands below “Structures” or “Classes” at the end of its module's
page, where no reader looks for it.
"""

import json
import sys
from pathlib import Path


def ungrouped(archive):
    """The titles of what stands in a group that DocC made, on the pages of the modules."""
    for page in sorted(Path(archive).glob("data/documentation/*.json")):
        text = json.loads(page.read_text(encoding="utf-8"))
        for section in text.get("topicSections", []):
            if section.get("generated"):
                for identifier in section["identifiers"]:
                    yield text["metadata"]["title"], text["references"][identifier]["title"]


def main():
    problems = [found for archive in sys.argv[1:] for found in ungrouped(archive)]
    for module, title in problems:
        print(f"{module}: {title} is in no group of the module's page")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
