"""What the server sends, before and after it is written as JSON."""

import msgspec

Record = dict[str, object]

encoded = msgspec.json.Encoder().encode  # as JSON; FastAPI's own writer is a hundred times slower
