"""The rules beside the table: every rule in order, or those that contain some words."""

import re
from functools import cache
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from monstrum.terminal.palette import INFO, PHOSPHOR
from monstrum.terminal.phrases import phrase, spoken
from monstrum.texts.rulebook import Rulebook, load_rulebook

MARKS: Final = re.compile(r"\*\*(.+?)\*\*|(?<!\w)\*(\S(?:[^*]*\S)?)\*(?!\w)|`([^`]+)`")
STYLES: Final = ("bold", "italic", "")


def rulebook() -> Rulebook:
    return read_in(spoken())


@cache
def read_in(language: str) -> Rulebook:
    return load_rulebook(language=language)


def drawn(text: str) -> Text:
    """What the book marks is bold or slanted; the marks themselves are not seen."""
    found, at = Text(), 0
    for mark in MARKS.finditer(text):
        found.append(text[at : mark.start()])
        ((inside, style),) = (pair for pair in zip(mark.groups(), STYLES, strict=True) if pair[0])
        found.append(inside, style)
        at = mark.end()
    return found.append(text[at:])


class RulesDrawer(ModalScreen[None]):
    """A drawer on the right; it opens at a rule, or at the beginning."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,r", "close", "close"),
        Binding("slash", "search", "search"),
        Binding("down", "to_list", show=False),
    ]
    DEFAULT_CSS = """
    RulesDrawer { align: right middle; }
    RulesDrawer > Vertical { width: 72; max-width: 100%; height: 100%; }
    RulesDrawer Input { border: none; height: 1; padding: 0; background: $surface; }
    RulesDrawer #rules { margin-top: 1; }
    """

    def __init__(self, rule: str = "") -> None:
        super().__init__()
        self.rule = rule

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Input(placeholder=f"/ {phrase('search_for')}", id="words")
            yield OptionList(id="rules")
            named = (("↑↓", "read"), ("/", "search"), ("Esc", "close"))
            keys = [piece for key, code in named for piece in ((key, PHOSPHOR), f" {phrase(code)}   ")]
            yield Static(Text.assemble(*keys), classes="keys")

    def on_mount(self) -> None:
        self.show("")
        shown = self.query_one("#rules", OptionList)
        if self.rule in rulebook().rules:
            shown.highlighted = shown.get_option_index(self.rule)
            self.call_after_refresh(shown.scroll_to_highlight, top=True)
        shown.focus()

    def show(self, words: str) -> None:
        """All rules, a chapter, one rule, or those that contain the words."""
        book = rulebook()
        wanted = words.strip().upper()
        rules = list(book.rules.values())
        if wanted in book.chapters:
            rules = list(book.chapters[wanted].rules)
        elif wanted in book.rules:
            rules = [book.rules[wanted]]
        elif wanted:
            rules = book.search(words)
        options: list[Option] = []
        chapter = ""
        for rule in rules:
            if rule.chapter != chapter:
                chapter = rule.chapter
                title = f"{chapter}  {book.chapters[chapter].title}"
                options.append(Option(Text(title, "bold underline"), disabled=True))
            text = Text.assemble((f"{rule.id}  ", f"bold {INFO}"), drawn(rule.text))
            options.append(Option(text, id=rule.id))
        if not options:
            options.append(Option(phrase("no_rule", words=words), disabled=True))
        self.query_one("#rules", OptionList).set_options(options)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show(event.value)

    def on_input_submitted(self) -> None:
        self.action_to_list()

    def action_search(self) -> None:
        self.query_one(Input).focus()

    def action_to_list(self) -> None:
        shown = self.query_one("#rules", OptionList)
        shown.focus()
        shown.action_first()

    def action_close(self) -> None:
        self.dismiss(None)
