-- When a guest was last there, exact to a day: who stays away for long is forgotten, with the cart.
alter table guests add column seen_at timestamptz not null default now();
create index guests_by_last_visit on guests (seen_at);
create index customers_by_pending on customers (pending_until) where pending_until is not null;
