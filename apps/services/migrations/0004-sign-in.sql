CREATE TABLE sign_in_nonces (
  -- A hash of the nonce and of the nonce token.
  key text PRIMARY KEY,
  project_id text NOT NULL,
  origin text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX sign_in_nonces_by_expiry ON sign_in_nonces (expires_at);

CREATE TABLE sign_in_sessions (
  id uuid PRIMARY KEY,
  project_id text NOT NULL,
  origin text NOT NULL,
  chain_id text NOT NULL,
  address text NOT NULL,
  -- SHA-256 of the refresh token, and of the one before it.
  refresh_hash text NOT NULL UNIQUE,
  previous_hash text,
  refreshed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX sign_in_sessions_by_previous ON sign_in_sessions (previous_hash);
CREATE INDEX sign_in_sessions_by_expiry ON sign_in_sessions (expires_at);

CREATE TABLE sign_in_accounts (
  project_id text NOT NULL,
  -- Namespace and address, such as eip155:0x…, in lower case for EVM.
  account text NOT NULL,
  metadata jsonb NOT NULL,
  PRIMARY KEY (project_id, account)
);

CREATE TABLE signing_keys (
  id text PRIMARY KEY,
  -- The private key as JWK.
  jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
