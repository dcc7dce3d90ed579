"""The OpenAPI document tells the truth: schemathesis sends what it allows and what it forbids."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.host import hosting, settings

PHASES = os.environ.get("DIGSITE_SCHEMA_PHASES", "examples,fuzzing")  # coverage takes a minute
EXAMPLES = os.environ.get("DIGSITE_SCHEMA_EXAMPLES", "4")


def test_the_server_does_what_its_schema_says(database: str, tmp_path: Path) -> None:
    with hosting(settings(database, largest_body=4_000_000)) as host:  # 413 is not in its list
        command = [
            str(Path(sys.executable).with_name("schemathesis")),
            "run",
            f"{host.url}/api/openapi.json",
            *("--max-examples", EXAMPLES, "--phases", PHASES),
            *("--seed", "1", "--no-color"),
        ]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout
