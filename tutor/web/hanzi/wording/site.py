"""What the site says of Hànzì beside its pages: families, chapters, pages of its own."""

from tutor.web.shell.words import Words, words

SITE: dict[str, Words] = {
    "pages.hanzi.characters": words("The characters"),
    "family.hanzi-forms": words("Ancient forms"),
    "family.hanzi-crafting": words("Crafting"),
    "family.hanzi-deciding": words("Deciding"),
}
