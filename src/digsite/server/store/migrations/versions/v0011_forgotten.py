"""Imported and abandoned games that nobody used after their first day go sooner than others now.

Those that are there already were promised to stay as long as others, so they count as used later.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
DAY = 24 * 3600.0


def upgrade() -> None:
    now = time.time()
    matches = sa.table(
        "matches",
        sa.column("status", sa.String),
        sa.column("imported", sa.Boolean),
        sa.column("created", sa.Double),
        sa.column("touched", sa.Double),
    )
    later = matches.c.created + DAY + 60  # beyond doubt after the first day
    is_cheap = matches.c.imported | (matches.c.status == "abandoned")
    is_forgotten = is_cheap & (matches.c.touched < later)
    used = sa.case((later > now, later), else_=now)
    op.execute(matches.update().where(is_forgotten).values(touched=used))
