CREATE TABLE wallets (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  rank integer NOT NULL,
  name text NOT NULL,
  rdns text,
  badge text NOT NULL CHECK (badge IN ('none', 'certified')),
  namespaces text[] NOT NULL,
  -- What is searched: name, reverse-DNS name and home page, each folded, between line breaks.
  search text NOT NULL,
  entry jsonb NOT NULL,
  -- The data that brought the row; null for a row of the operator's own, which no new data touches.
  source text
);

CREATE INDEX wallets_by_rank ON wallets (rank, id);
CREATE INDEX wallets_by_namespace ON wallets USING gin (namespaces);

CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);
