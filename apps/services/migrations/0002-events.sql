CREATE TABLE events (
  id uuid NOT NULL,
  project_id text NOT NULL,
  type text NOT NULL,
  event text NOT NULL,
  properties jsonb NOT NULL,
  domain text NOT NULL,
  url text NOT NULL,
  sdk text NOT NULL,
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  -- A browser that does not see an answer sends its event again.
  PRIMARY KEY (project_id, id)
);

CREATE INDEX events_by_time ON events (project_id, received_at);
