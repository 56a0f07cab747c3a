-- Retention deletes by age alone, whatever the project.
CREATE INDEX events_by_age ON events (received_at);
