"""What the server counts, in the text form that Prometheus reads."""

from collections import Counter

HELP = {
    "digsite_moves_total": "Decisions that were stored.",
    "digsite_refusals_total": "Requests that were refused, by code.",
    "digsite_requests_total": "HTTP requests, by status.",
    "digsite_messages_total": "Messages that came in on sockets.",
    "digsite_faults_total": "Faults of ours, by kind.",
    "digsite_bot_failures_total": "Times that a program did not answer.",
    "digsite_adopted_total": "Tables that were taken from a server that was gone.",
    "digsite_timeouts_total": "Times that a program took over because somebody's time was over.",
    "digsite_calls_total": "Calls to people whose turn it was, by what became of them.",
    "digsite_bots_waiting": "Programs that wait for a process to think in.",
    "digsite_sockets": "Sockets that are open.",
    "digsite_tables": "Tables that lie in memory.",
}


MOVES, MESSAGES = ("digsite_moves_total", ""), ("digsite_messages_total", "")


class Metrics:
    """Numbers that go up; a label is the value of the one thing by which they are told apart."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def text(self, gauges: dict[str, int]) -> str:
        now = {(name, ""): number for name, number in gauges.items()}
        lines: list[str] = []
        for name, told in HELP.items():
            lines += [f"# HELP {name} {told}", f"# TYPE {name} {kind(name)}"]
            found = {**self.counts, **now}
            for (which, label), number in sorted(found.items()):
                if which == name:
                    lines.append(
                        f'{name}{{of="{label}"}} {number}' if label else f"{name} {number}"
                    )
        return "\n".join(lines) + "\n"


def kind(name: str) -> str:
    return "counter" if name.endswith("_total") else "gauge"
