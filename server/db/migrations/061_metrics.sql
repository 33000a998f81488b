-- Metrics count the payments of the last hour every few seconds.
create index gateway_payments_by_moment on gateway_payments (created_at);
