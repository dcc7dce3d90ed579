"""How Artifact looks: sites, market, hand and exhibitions, mats; and what its moves bring."""
