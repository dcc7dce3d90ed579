"""Who has agreed so far that somebody else takes a seat that was left."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("agreed", sa.String(64), nullable=False, server_default=""))
