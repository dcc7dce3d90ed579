"""An index that finds the seats of whoever leaves the club."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    listed = sa.text("player IS NOT NULL")
    op.create_index(
        "seats_by_player", "seats", ["player"], sqlite_where=listed, postgresql_where=listed
    )
