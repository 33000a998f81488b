-- What was shut when a database that had held the demo world was opened as a real shop.
create table closed_demo (
  kind text not null check (kind in ('customer', 'store')),
  id integer not null,
  primary key (kind, id)
);
