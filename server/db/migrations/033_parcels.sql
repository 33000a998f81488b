alter table parcel_categories
  -- What a courier takes of it: grams, and centimetres of its longest side.
  add column maximum_grams integer check (maximum_grams > 0),
  add column maximum_centimetres integer check (maximum_centimetres > 0);

alter table cancellation_reasons add column is_after_pickup boolean not null default false;

alter table parcels
  -- Opens what its receiver may see; nobody can guess it.
  add column receiver_token text unique check (length(receiver_token) >= 32),
  -- A parcel that its sender has back before it arrived: why, what that costs, and what shows whose it is.
  add column return_asked_at timestamptz,
  add column return_reason jsonb,
  add column return_note text,
  add column return_fee bigint not null default 0 check (return_fee >= 0),
  add column return_pin text check (return_pin ~ '^\d{4}$'),
  add check ((return_asked_at is null) = (return_pin is null));

alter table demo_journeys drop constraint demo_journeys_kind_check;
alter table demo_journeys add constraint demo_journeys_kind_check check (kind in ('order', 'refund', 'return'));
