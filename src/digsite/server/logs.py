"""Logs for programs: one JSON object on each line, and never a secret in it."""

import logging
import sys

import msgspec


class JsonLines(logging.Formatter):
    """Time, level, event, and the fields that the caller named."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        for name, value in getattr(record, "fields", {}).items():
            line[f"{name}_" if name in line else name] = value
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def is_ours(record: logging.LogRecord) -> bool:
    """Whether we are to blame, and not whoever sent text that is not UTF-8 on a socket."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def start_logging(level: int = logging.INFO) -> None:
    """Everything that the server says goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    for name, least in (("digsite.server", level), ("uvicorn.error", logging.ERROR)):
        log = logging.getLogger(name)
        log.handlers[:] = [handler]
        log.setLevel(least)
        log.propagate = False
