"""Finds declarations that no topic group lists, so that DocC had to group them itself.

usage: python3 Scripts/support/grouped.py ARCHIVE…

DocC appends such declarations to the page of the module, below “Structures” or “Classes”.
"""

import json
import sys
from pathlib import Path


def ungrouped(archive):
    """The module and the title of each declaration in a generated group."""
    for page in sorted(Path(archive).glob("data/documentation/*.json")):
        text = json.loads(page.read_text(encoding="utf-8"))
        for section in text.get("topicSections", []):
            if section.get("generated"):
                for identifier in section["identifiers"]:
                    yield text["metadata"]["title"], text["references"][identifier]["title"]


def main():
    problems = [found for archive in sys.argv[1:] for found in ungrouped(archive)]
    for module, title in problems:
        print(f"{module}: {title} is in no topic group of the module's page")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
