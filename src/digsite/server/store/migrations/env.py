"""How Alembic reaches the database: by the connection that `store.database.migrate` hands over."""

from alembic import context
from sqlalchemy import Connection

from digsite.server.store.models import Base

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
