-- The audit log of the console: one row for each write of an operator. No operation updates or deletes rows; a
-- job deletes old ones. It holds no secrets and no customers' personal data.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: the shop's key. Not a foreign key, because the log outlives a removed account.
  operator_id integer,
  operator_name text,
  role text not null,
  -- The operation's id in the contract.
  action text not null,
  object text not null,
  object_id integer,
  -- [{"field", "old", "new"}]. Private values are left out.
  changes jsonb not null default '[]',
  request_id text not null
);
create index operator_log_by_time on operator_log (at);
create index operator_log_by_operator on operator_log (operator_id, id);
create index operator_log_by_object on operator_log (object, object_id, id);
