-- A replaced refresh token works until its successor is used, so the time of the refresh has no use.
ALTER TABLE sign_in_sessions DROP COLUMN refreshed_at;
