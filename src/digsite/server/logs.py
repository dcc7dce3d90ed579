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


def start_logging(level: int = logging.INFO) -> None:
    """Everything that the server says goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("digsite.server", level), ("uvicorn.error", logging.ERROR)):
        log = logging.getLogger(name)
        log.handlers[:] = [handler]
        log.setLevel(least)
        log.propagate = False
