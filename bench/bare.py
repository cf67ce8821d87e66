"""The peer of `make bench-web`: a bare Flask app that sends bytes it has been given.

    python -m bench.bare BODIES PORT WORKERS

BODIES is a JSON file: by path and query, the headers and the body (base64) to answer with. It is
served by waitress just as `tutor serve` serves the site.
"""

import base64
import json
import sys
from pathlib import Path

from flask import Flask, Response, request

from tutor.commands.prefork import serve
from tutor.commands.serve import THREADS, open_listeners

Answers = dict[str, tuple[dict[str, str], bytes]]


def read(path: Path) -> Answers:
    """Return the answers in a file that `write` has written."""
    answers = json.loads(path.read_text())
    return {key: (headers, base64.b64decode(body)) for key, (headers, body) in answers.items()}


def write(path: Path, answers: Answers) -> None:
    """Write the answers to a file."""
    encoded = {
        key: (headers, base64.b64encode(body).decode()) for key, (headers, body) in answers.items()
    }
    path.write_text(json.dumps(encoded))


def bare_app(path: Path) -> Flask:
    """Return a Flask app with one view, which answers each address with its bytes."""
    app = Flask("bare", static_folder=None)
    answers = read(path)

    def answer(address: str) -> Response:
        query = request.query_string.decode()
        headers, body = answers[f"/{address}?{query}" if query else f"/{address}"]
        return Response(body, headers=headers)

    app.add_url_rule("/<path:address>", "answer", answer)
    return app


def main(bodies: str, port: str, workers: str) -> None:
    """Serve the app until SIGTERM."""
    serve(
        bare_app(Path(bodies)),
        open_listeners("127.0.0.1", int(port), int(workers)),
        most_memory=0,
        threads=THREADS,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
