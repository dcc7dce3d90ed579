"""What chance brings is fixed for each match, practice is marked, and colours may stay."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
NO_SEED = ""


def upgrade() -> None:
    seed = sa.Column("seed", sa.String(32), nullable=False, server_default=NO_SEED)
    practice = sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", seed)
    op.add_column("matches", practice)
    op.add_column("seats", sa.Column("colour", sa.Integer))
    matches = sa.table("matches", sa.column("id", sa.String), sa.column("seed", sa.String))
    connection = op.get_bind()
    for match in connection.scalars(sa.select(matches.c.id)).all():
        own = {"seed": secrets.token_hex(16)}
        connection.execute(sa.update(matches).where(matches.c.id == match).values(own))
