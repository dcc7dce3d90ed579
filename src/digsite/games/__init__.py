"""The games; rules only, and none knows another."""
