-- In every language when it is one of the list, as the reason of a cancellation is: whoever reads it may read another one.
alter table order_refunds rename column reason to words;
alter table order_refunds add column reason jsonb;
update order_refunds set reason = coalesce(
  (
    select known.reason from refund_reasons known
    where exists (select 1 from jsonb_each_text(known.reason) said where said.value = order_refunds.words)
    order by known.id limit 1
  ),
  jsonb_build_object('en', words)
);
alter table order_refunds alter column reason set not null;
alter table order_refunds drop column words;
