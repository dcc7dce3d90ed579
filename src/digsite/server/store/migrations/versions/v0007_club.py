"""The club: who wants to be listed, how their games ended, and which games do not count."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    imported = sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", imported)
    op.add_column("seats", sa.Column("player", sa.LargeBinary(32)))
    op.create_table(
        "players",
        sa.Column("key", sa.LargeBinary(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False, unique=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )
    op.create_index("ix_results_key", "results", ["key"])
    op.create_index("results_by_time", "results", ["at"])
