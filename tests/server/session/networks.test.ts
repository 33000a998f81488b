import { expect, it } from 'vitest';
import { canBeSentTo } from '../../../server/features/session/codes/sendable';
import { networkOf } from '../../../server/http/read-request';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the rate limits count requests from the IP address %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  '+971501110001',
  '+97143211234',
  '+12025550123',
  '+447911123456',
  '+37120000000',
  '+4915112345678',
  '+919812345678',
])('codes are sent to %s', (phone) => {
  expect(canBeSentTo(phone, null)).toBe(true);
});

it.each([
  '+88213000000',
  '+88312345678',
  '+881612345678',
  '+870773123456',
  '+97912345678',
  '+19005551234',
  '+12029765555',
  '+447012345678',
  '+49900123456',
  '+99999999999999',
  '+2100000000',
  '+1202555012',
  '+4477',
])('codes are not sent to %s', (phone) => {
  expect(canBeSentTo(phone, null)).toBe(false);
});

it("codes are sent only to the shop's countries and never to premium-rate numbers", () => {
  expect(canBeSentTo('+971501110001', ['+971', '+966'])).toBe(true);
  expect(canBeSentTo('+447911123456', ['+971', '+966'])).toBe(false);
  expect(canBeSentTo('+88213000000', ['+882'])).toBe(false);
});
