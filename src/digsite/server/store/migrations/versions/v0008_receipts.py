"""The receipt of a command is kept with its last line; older ones stay where they are.

A server of the version before may still run: it goes on writing receipts of its own.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("moves", sa.Column("receipt", sa.String(80)))
