"""Message catalogues: extract the English words; update, check and compile the translations.

The files are gettext's, under `translations/` of a checkout: `<domain>.pot` holds the English,
`<locale>/LC_MESSAGES/<domain>.po` a translation, the `.mo` beside it what the site reads. A domain
is a part of the site (`DOMAINS`); a message lies in one. English is the source and has no
catalogue. What is written here depends on the sources alone, not on the date, so that "up to date"
can mean "the same bytes".
"""

import datetime
import io
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_keywords, parse_mapping_cfg
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from tutor.core.errors import TutorError
from tutor.proofreading import Pair

DOMAINS = {
    "messages": (),
    "play": (
        "templates/clubs/",
        "templates/hanabi/companion/",
        "templates/hanabi/deals/",
        "templates/hanabi/play/",
        "templates/hanabi/review/",
        "templates/site/play/",
        "tutor/web/clubs/",
        "tutor/web/hanabi/companion/",
        "tutor/web/hanabi/play/",
        "tutor/web/hanabi/review/",
        "tutor/web/hanabi/wording/coach",
        "tutor/web/hanabi/wording/companion",
        "tutor/web/hanabi/wording/deals",
        "tutor/web/hanabi/wording/evenings",
        "tutor/web/hanabi/wording/play",
        "tutor/web/hanabi/wording/review",
    ),
    "hanzi": ("templates/hanzi/", "tutor/web/hanzi/"),
    "api": ("templates/api/", "tutor/web/hanabi/wording/api", "tutor/web/site/wording/api"),
}
"""The catalogues and the sources whose words they have; the first has those of all other sources.

Words of several sources are in the first of their catalogues.
"""

KEYWORDS = (
    "words",
    "nwords:1,2",
    "pwords:1c,2",
)
"""Functions whose arguments are extracted, beside Babel's own list, in pybabel's notation."""

COMMENT_TAG = "i18n:"
"""A code comment that starts like this, just above a message, is shown to translators."""

# Babel insists on a date; any but a fixed one would change the files when no word has changed.
UNDATED = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)

TEMPLATE_HEADER = """\
# The words of Hanabi Tutor. `tutor i18n update` writes this file.
# Licence: CC BY-SA 4.0.
#"""

TRANSLATION_HEADER = """\
# The words of Hanabi Tutor in {language}.
# Licence: CC BY-SA 4.0.
#"""


class BrokenCatalogueError(TutorError):
    """A catalogue that cannot be used: `problems` has one line for each thing to mend."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("\n".join(problems))


def template_path(root: Path, domain: str = "messages") -> Path:
    """Return where the extracted English of a domain is kept in the checkout `root`."""
    return root / "translations" / f"{domain}.pot"


def catalogue_path(root: Path, locale: str, domain: str = "messages") -> Path:
    """Return where a translation into `locale` (Babel's spelling: zh_Hant) is kept."""
    return root / "translations" / locale / "LC_MESSAGES" / f"{domain}.po"


def catalogue_paths(root: Path) -> dict[str, tuple[Path, ...]]:
    """Return every translation of the checkout `root`: locale → its .po files, sorted by locale."""
    paths: dict[str, tuple[Path, ...]] = {}
    for path in sorted((root / "translations").glob("*/LC_MESSAGES/*.po")):
        locale = path.parent.parent.name
        paths[locale] = (*paths.get(locale, ()), path)
    return paths


def extract(root: Path) -> Catalog:
    """Return the English words of the checkout `root`, as babel.cfg says.

    Raises BrokenCatalogueError if a template cannot be parsed: its words would be lost unseen.
    """
    from jinja2 import TemplateSyntaxError  # here, for building a wheel takes only Babel

    with (root / "babel.cfg").open(encoding="utf-8") as file:
        # Babel has not annotated this one function
        methods, options = parse_mapping_cfg(file, "babel.cfg")  # type: ignore[no-untyped-call]
    catalog = _empty(None, TEMPLATE_HEADER)
    files = []
    messages = extract_from_dir(
        root,
        methods,
        options,
        keywords=DEFAULT_KEYWORDS | parse_keywords(KEYWORDS),
        comment_tags=[COMMENT_TAG],
        callback=lambda filename, method, options: files.append(filename),
        strip_comment_tags=True,
    )
    try:
        for filename, lineno, message, comments, context in messages:
            place = (Path(filename).as_posix(), lineno)
            catalog.add(message, locations=[place], auto_comments=comments, context=context)
    except TemplateSyntaxError as error:
        raise BrokenCatalogueError([f"{files[-1]}:{error.lineno}: {error.message}"]) from error
    return catalog


def templates(root: Path) -> dict[str, bytes]:
    """Return the contents of the templates by domain, without domains that have no words.

    Raises as extract() does.
    """
    catalogs: dict[str, Catalog] = {}
    for message in extract(root):
        if message.id:
            part = catalogs.setdefault(_domain(message), _empty(None, TEMPLATE_HEADER))
            part[message.id] = message
    return {
        domain: rendered(catalogs[domain], sort_by_file=True)
        for domain in DOMAINS
        if domain in catalogs
    }


def _domain(message: Message) -> str:
    """Return the first domain that has one of the message's sources."""
    named = {_domain_of(place) for place, _ in message.locations}
    return next(domain for domain in DOMAINS if domain in named)


def _domain_of(source: str) -> str:
    named = (name for name, parts in DOMAINS.items() if source.startswith(parts))
    return next(named, "messages")


def current_files(root: Path, locales: Iterable[str] = ()) -> dict[Path, bytes]:
    """Return the up-to-date contents of the catalogues, with those of these new locales.

    A message that the site no longer uses is dropped. One whose English has changed comes out
    empty: a guessed ("fuzzy") translation reads well and may be wrong. One that another domain has
    now takes its translation along. Raises as read() and blank() do.
    """
    english = templates(root)
    files = {template_path(root, domain): content for domain, content in english.items()}
    for locale in sorted({*catalogue_paths(root), *locales}):
        known = {
            (message.context, message.id): message.string
            for path in catalogue_paths(root).get(locale, ())
            for message in read(path)
            if message.id and not message.fuzzy and _filled(message)
        }
        for domain, content in english.items():
            catalog = blank(locale, read_po(io.BytesIO(content)))  # which takes its messages over
            for message in catalog:
                message.string = known.get((message.context, message.id), message.string)
            files[catalogue_path(root, locale, domain)] = rendered(catalog)
    return files


def update(root: Path, locales: Iterable[str] = ()) -> None:
    """Bring every catalogue of the checkout up to date, and remove those of no words."""
    files = current_files(root, locales)
    for path in _all_files(root) - files.keys():
        path.unlink()
    for path, content in files.items():
        write(path, content)


def _all_files(root: Path) -> set[Path]:
    folder = root / "translations"
    return {*folder.glob("*.pot"), *folder.glob("*/LC_MESSAGES/*.po")}


def rendered(catalog: Catalog, sort_by_file: bool = False) -> bytes:
    """Return the bytes of a catalogue's file, in the one layout that they all have."""
    rendered = io.BytesIO()
    # Babel's own line width: `pybabel update --check` takes any other layout for a change.
    write_po(
        rendered,
        catalog,
        sort_by_file=sort_by_file,
        include_lineno=False,
        ignore_obsolete=True,
    )
    return rendered.getvalue()


def read(path: Path) -> Catalog:
    """Return the catalogue at `path`, a .po below its locale's folder, or a .pot.

    Raises BrokenCatalogueError if it is not a readable catalogue.
    """
    locale = None if path.suffix == ".pot" else path.parent.parent.name
    try:
        with path.open("rb") as file:
            return read_po(file, locale=locale, abort_invalid=True)
    except FileNotFoundError:
        raise BrokenCatalogueError([f"{path}: no such catalogue"]) from None
    except (PoFileError, UnknownLocaleError, UnicodeDecodeError, ValueError) as error:
        raise BrokenCatalogueError([f"{path}: {error}"]) from error


def blank(locale: str, template: Catalog) -> Catalog:
    """Return a new translation into `locale` with every word still empty.

    Raises BrokenCatalogueError if Babel does not know the locale.
    """
    try:
        language = Locale.parse(locale).get_display_name("en")
    except (UnknownLocaleError, ValueError) as error:
        raise BrokenCatalogueError([str(error)]) from error
    catalog = _empty(locale, TRANSLATION_HEADER.format(language=language))
    catalog.update(template)
    return catalog


def stale(root: Path) -> list[str]:
    """Return one line for each catalogue of the checkout that an update would change."""
    expected = current_files(root)
    found = {path: path.read_bytes() for path in _all_files(root)}
    wrong = [path for path in expected | found if expected.get(path) != found.get(path)]
    return [f"{path.relative_to(root)}: out of date, run `make i18n`" for path in sorted(wrong)]


def broken(path: Path) -> list[str]:
    """Return one line for each entry of the translation at `path` that must not be compiled.

    These are fuzzy entries, placeholders that differ from the English (an error 500 on the page),
    and, where gettext's msgfmt is installed, whatever `msgfmt --check` refuses: it alone notices a
    missing plural form.
    """
    try:
        catalog = read(path)
    except BrokenCatalogueError as error:
        return error.problems
    problems = [_line(path, message, "fuzzy") for message in catalog if message.fuzzy]
    for message, errors in catalog.check():
        problems += [_line(path, message, str(error)) for error in errors]
    return problems or list(_msgfmt_complaints(path))


def begun(path: Path) -> bool:
    """Return whether the translation at `path` has an entry that is not empty.

    Raises as read() does.
    """
    return any(message.id and _filled(message) for message in read(path))


def incomplete(path: Path) -> list[str]:
    """Return one line for each empty or obsolete entry of the translation at `path`."""
    catalog = read(path)
    empty = [message for message in catalog if message.id and not _filled(message)]
    return [_line(path, message, "not translated") for message in empty] + [
        _line(path, message, "obsolete") for message in catalog.obsolete.values()
    ]


def pairs(path: Path) -> list[Pair]:
    """Return the messages of the translation at `path` for a proofreader, a pair a plural form.

    What is still empty has nothing to be read: incomplete() tells of it.
    """
    pairs_of_texts = []
    for message in read(path):
        if message.id:
            # Every plural form must do for any number, so it is held against the English plural.
            english = message.id if isinstance(message.id, str) else message.id[1]
            forms = [message.string] if isinstance(message.string, str) else message.string or ()
            pairs_of_texts += [Pair(message.context, english, form) for form in forms if form]
    return pairs_of_texts


def compile_catalogue(path: Path, target: Path | None = None) -> Path:
    """Compile the translation at `path` to `target`, by default the .mo beside it, and return that.

    Raises BrokenCatalogueError if the catalogue is broken(); then nothing is written.
    """
    if problems := broken(path):
        raise BrokenCatalogueError(problems)
    catalog = read(path)
    for message in [each for each in catalog if each.id and not _filled(each)]:
        catalog.delete(message.id, message.context)  # else an empty plural is compiled as English
    compiled = io.BytesIO()
    write_mo(compiled, catalog)
    target = target or path.with_suffix(".mo")
    write(target, compiled.getvalue())
    return target


def write(path: Path, content: bytes) -> None:
    """Replace the file at `path` in one step: who reads it meanwhile gets the old or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    Path(name).chmod(0o644)
    Path(name).replace(path)


def _empty(locale: str | None, header: str) -> Catalog:
    return Catalog(
        locale=locale,
        header_comment=header,
        project="Hanabi",
        version="Tutor",  # the header joins the two: "Hanabi Tutor"
        msgid_bugs_address="the issue tracker",
        creation_date=UNDATED,
        revision_date=UNDATED,
        last_translator="the Hanabi Tutor authors",
        language_team=locale or "en",
        fuzzy=False,
    )


def _filled(message: Message) -> bool:
    parts = message.string if isinstance(message.string, list | tuple) else [message.string]
    return bool(parts) and all(parts)


def _line(path: Path, message: Message, problem: str) -> str:
    english = message.id if isinstance(message.id, str) else message.id[0]
    return f"{path}:{message.lineno or 0}: {problem}: {english!r}"


def _msgfmt_complaints(path: Path) -> Iterator[str]:
    msgfmt = shutil.which("msgfmt")
    if msgfmt is None:
        return
    command = [msgfmt, "--check", "--output-file", os.devnull, str(path)]
    # C.UTF-8: complaints in English, whatever language the machine speaks
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if run.returncode:
        yield from run.stderr.splitlines()
