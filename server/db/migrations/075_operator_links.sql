-- Links with which an operator sets a new password. An account has at most one: a new link replaces the old one.
create table operator_links (
  operator_id integer primary key references operators on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index operator_links_by_end on operator_links (expires_at);

-- Null: an account that was invited with a link and has no password yet.
alter table operators alter column password_hash drop not null;
