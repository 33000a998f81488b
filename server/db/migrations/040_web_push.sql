-- What has been told to the devices of a person; what was there before is no news.
alter table notifications add column pushed_at timestamptz;
update notifications set pushed_at = created_at;
create index notifications_to_push on notifications (id) where pushed_at is null;

-- By which a push service knows this shop, where no keys were set: one pair for all servers of it.
create table web_push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null
);
