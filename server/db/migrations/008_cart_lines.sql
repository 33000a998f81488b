alter table cart_lines
  -- What the customer saw last and agreed to: price in minor units, kind of discount, whether the store was open.
  add column known jsonb,
  -- How many were wanted, where fewer could be had and nobody has agreed to that yet.
  add column asked integer check (asked between 1 and 9999),
  -- What shall happen when the store has none; null: the customer said nothing.
  add column if_unavailable text check (if_unavailable in ('replace', 'remove', 'call'));
