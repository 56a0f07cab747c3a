-- Permissions that accounts granted to apps (ERC-7715). The id is the hash of the details.
CREATE TABLE sessions (
  project_id text NOT NULL,
  account text NOT NULL,
  pci text NOT NULL CHECK (pci ~ '^[A-Za-z0-9_-]{43}$'),
  details jsonb NOT NULL,
  origin text,
  created_at timestamptz NOT NULL,
  -- Null for a permission without an end.
  expires_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (project_id, account, pci)
);

-- Expired rows are deleted, whatever the project.
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
