"""The history of the database schema, applied by Alembic when the server starts."""
