-- Orders and trips of guests whose personal data is not erased yet, by the time of their last change.
create index guest_orders_to_erase on orders (updated_at, id)
  where customer_id is null and (guest_hash is not null or contact_phone <> '');
create index guest_trips_to_erase on trips (updated_at, id)
  where customer_id is null and (guest_hash is not null or contact_phone <> '');
