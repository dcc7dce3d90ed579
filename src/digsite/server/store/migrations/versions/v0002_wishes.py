"""What a seat wants (to be asked before its turn ends, to be called), and open questions."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    confirm = sa.Column("confirm", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", confirm)
    op.add_column("seats", sa.Column("webhook", sa.String(500)))
    op.add_column("matches", sa.Column("wish", sa.Text))
