import { expect, it } from 'vitest';
import { notificationKindOf, ownLink } from '../../domain/notification';

it.each([
  ['order', 'order'],
  ['trip', 'trip'],
  ['wallet', 'wallet'],
  ['offer', 'offer'],
  ['orders', null],
  ['', null],
  [null, null],
])('a notification of the kind %j is read as %j [NOTI-02]', (value, kind) => {
  expect(notificationKindOf(value)).toBe(kind);
});

it.each([
  ['/orders/7', '/orders/7'],
  ['/', '/'],
  ['/store/4?tab=menu', '/store/4?tab=menu'],
  ['//evil.example/orders', null],
  ['/\\evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)//', null],
  ['orders/7', null],
  ['', null],
  [null, null],
])('a notification with the link %j opens %j and never another site [NOTI-02]', (link, overrides) => {
  expect(ownLink(link)).toBe(overrides);
});
