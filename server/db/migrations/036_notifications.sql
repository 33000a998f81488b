alter table notifications
  add column kind text not null default 'offer' check (kind in ('order', 'trip', 'wallet', 'offer')),
  add column order_id integer references orders on delete cascade,
  add column trip_id integer references trips on delete cascade;
update notifications set kind = 'order' where customer_id is not null;
create index notifications_by_order on notifications (order_id) where order_id is not null;
create index notifications_by_trip on notifications (trip_id) where trip_id is not null;
create index notifications_for_all on notifications (created_at desc) where customer_id is null;

-- Who has read what is for everybody.
create table notification_reads (
  notification_id bigint not null references notifications on delete cascade,
  customer_id integer not null references customers on delete cascade,
  primary key (customer_id, notification_id)
);
create index notification_reads_by_notification on notification_reads (notification_id);
