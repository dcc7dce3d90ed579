"""Who set a table up, when it was last used, seats that are free again, chat's ids, and a pulse."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
UNKNOWN = ""


def upgrade() -> None:
    origin = sa.Column("origin", sa.String(64), nullable=False, server_default=UNKNOWN)
    now = sa.text(repr(time.time()))  # nothing that is old is deleted on the day of the change
    op.add_column("matches", origin)
    op.add_column("matches", sa.Column("touched", sa.Double, nullable=False, server_default=now))
    op.create_index("matches_by_use", "matches", ["status", "touched"])
    op.create_index("matches_by_origin", "matches", ["origin", "status"])
    freed = sa.Column("freed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", freed)
    op.add_column("chat", sa.Column("sent", sa.String(64)))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
