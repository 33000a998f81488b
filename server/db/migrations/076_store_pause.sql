-- A busy store takes no orders until then. Null or in the past: it follows its opening hours.
alter table stores add column closed_until timestamptz;
