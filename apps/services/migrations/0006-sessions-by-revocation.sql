-- For the deletion of permissions that were revoked long ago.
CREATE INDEX sessions_by_revocation ON sessions (revoked_at);
