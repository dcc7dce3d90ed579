"""Clocks: how much time a table gives, what is left of it, and who keeps it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.String(200)))
    late = sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", late)
    op.create_table(
        "clocks",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("keeper", sa.String(16), nullable=False),
        sa.Column("furthest", sa.Integer, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("spent", sa.Boolean, nullable=False),
        sa.Column("called", sa.Boolean, nullable=False),
    )
    op.create_index("clocks_by_keeper", "clocks", ["keeper"])
    op.create_table(
        "beats",
        sa.Column("keeper", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
