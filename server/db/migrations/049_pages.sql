-- What whoever runs the shop has written of its own, in the place of the text that comes with it.
create table pages (
  name text primary key,
  sections jsonb not null,
  changed timestamptz not null
);
