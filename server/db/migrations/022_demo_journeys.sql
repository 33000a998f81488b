-- Orders that a demo plays the shop's people for. A real shop has none.
create table demo_journeys (
  order_id integer primary key references orders on delete cascade,
  -- Whether it is being brought, or its refund looked at.
  kind text not null check (kind in ('order', 'refund')),
  -- By the clock that really runs: the demo's own stands still.
  begun_at timestamptz not null
);
