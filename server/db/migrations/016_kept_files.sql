-- Scripts and styles that were served: tabs that were opened before a deploy, or are answered by another server of it, still ask for them.
create table kept_files (
  name text primary key,
  bytes bytea not null,
  is_brotli boolean not null,
  -- When a server that has the file itself last started.
  deployed_at timestamptz not null
);
create index kept_files_by_deploy on kept_files (deployed_at);
