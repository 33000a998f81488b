import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Notice } from '../../machines/shared/notice';
import { linesOf } from '../../src/i18n/notices';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const textOf = (notice: Omit<Notice, 'type'>) => linesOf(i18n, { type: 'notice', ...notice });

// The client's texts [1.34], repeated here on purpose.
it.each([
  ['deliveryAddressSelected', 'New Delivery address selected.', 'LOC-06'],
  ['pickupAddressSelected', 'New Pickup address selected.', 'LOC-07'],
  ['languageChanged', 'Language has been changed', 'LANG-03'],
  ['moduleSelected', 'A Module has been selected.', 'MOD-07'],
  ['itemAdded', 'Item added to cart', 'CART-20'],
  [
    'cartClearedAndItemAdded',
    'Your cart has been cleared successfully. And selected item added to the cart.',
    'CART-22',
  ],
  ['nothingToUpdate', 'No changes found to update.', 'CART-24'],
  ['itemUpdated', 'Updated successfully.', 'CART-24'],
  ['lineRemoved', 'Cart item remove successfully', 'CART-11'],
  ['outOfStock', 'Out of Stock', 'ITEM-12'],
  ['outOfLimit', 'Out of Limits', 'ITEM-12'],
  [
    'variationOutOfStock',
    'This variation is out of stock. Choose another variation to proceed further.',
    'ITEM-04',
  ],
  ['loginRequired', 'You are not logged in', 'ITEM-13'],
  ['signedIn', 'Logged in successfully', 'AUTH-18'],
  ['signedUp', 'Signup successfully.', 'AUTH-37'],
  ['loggedOut', 'Logout successful.', 'MENU-07'],
  ['sessionExpired', 'Your account is inactive or Your token has been expired', 'AUTH-61'],
  ['accountDeleted', 'Account has been deleted', 'PROF-08'],
  ['notAvailableNow', 'Not Available now', 'FOOD-09'],
] as const)('the notice with the code %s has the text "%s" [%s]', (code, text, _rule) =>
  expect(textOf({ code })).toEqual([text]),
);

it('the notice names the group with the missing choice [FOOD-03]', () => {
  expect(textOf({ code: 'groupEmpty', values: { group: 'Size', min: 1, max: 1 } })).toEqual([
    'Variation Size can not remain without selection.',
  ]);
});

it('each message of a server response is shown on its own line [API-05, PROF-07, WAL-05]', () => {
  const failure = { code: 'refused', messages: ['The store is closed.', 'The item is gone.'] } as const;
  expect(textOf({ code: 'failed', failure: { ...failure, messages: [...failure.messages] } })).toEqual(
    failure.messages,
  );
});

it('a failure without a message is shown in words, not as a code [API-06]', () => {
  for (const code of ['offline', 'timeout', 'server', 'tooMany', 'unexpected'] as const) {
    const [text = ''] = textOf({ code: 'failed', failure: { code, messages: [] } });
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toContain('undefined');
  }
});

it('a request that failed because the session has expired shows no notice besides the one about the session [AUTH-62]', () => {
  expect(
    textOf({ code: 'failed', failure: { code: 'unauthorized', messages: ['Unauthenticated.'] } }),
  ).toEqual([]);
});
