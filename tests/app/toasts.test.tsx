import { i18n } from '@lingui/core';
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '../../machines/shared/notice';
import { showNotice } from '../../src/app/notices.actors';
import type { AppRouter } from '../../src/app/router';
import type { StorefrontActor } from '../../src/app/storefront';

/** A shop without open layers. */
const storefront = { on: () => undefined, system: { get: () => undefined } } as unknown as StorefrontActor;
const router = { subscribe: () => undefined } as unknown as AppRouter;

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.innerHTML = '<div id="news-good" aria-live="polite"></div><div id="news-bad"></div>';
});
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
});

async function tell(notice: Omit<Notice, 'type'>): Promise<void> {
  await act(async () => {
    showNotice({ type: 'notice', ...notice }, storefront, router);
    await vi.advanceTimersByTimeAsync(100);
  });
}
const toasts = (role: 'status' | 'alert') =>
  [...document.querySelectorAll(`[role="${role}"]`)].map(
    (toast) => toast.querySelector('p')?.textContent ?? '',
  );

// The client's texts, verbatim.
it.each<[string, Omit<Notice, 'type'>]>([
  ['New Delivery address selected. [MSG-04, LOC-06]', { code: 'deliveryAddressSelected' }],
  ['New Pickup address selected. [MSG-04, LOC-07]', { code: 'pickupAddressSelected' }],
  ['Logout successful. [MSG-16, MENU-07]', { code: 'loggedOut' }],
  [
    'Your cart has been cleared successfully. And selected item added to the cart. [MSG-27, CART-22]',
    { code: 'cartClearedAndItemAdded' },
  ],
  ['Item added to cart [MSG-28, CART-20]', { code: 'itemAdded' }],
  ['No changes found to update. [MSG-29, CART-24]', { code: 'nothingToUpdate' }],
  ['Updated successfully. [MSG-30, CART-24]', { code: 'itemUpdated' }],
  ['Cart item remove successfully [MSG-31, CART-11]', { code: 'lineRemoved' }],
  ['Language has been changed [MSG-38, LANG-03]', { code: 'languageChanged' }],
  ['A Module has been selected. [MSG-41, MOD-07]', { code: 'moduleSelected' }],
  ['Logged in successfully [MSG-63, AUTH-18]', { code: 'signedIn' }],
  ['Signup successfully. [MSG-63, AUTH-37]', { code: 'signedUp' }],
  ['Account has been deleted [MSG-72, PROF-08]', { code: 'accountDeleted' }],
  ['Payment info updated. [MSG-76, CHK-04]', { code: 'paymentInfoUpdated' }],
  ['The vehicle successfully added to your cart. [MSG-82, RENT-21]', { code: 'vehicleAdded' }],
])('the success toast shows: %s', async (line, notice) => {
  await tell(notice);
  expect(toasts('status')).toEqual([line.slice(0, line.lastIndexOf(' ['))]);
  expect(toasts('alert')).toEqual([]);
});

it.each<[string, Omit<Notice, 'type'>]>([
  ['No saved addresses found to select. [MSG-08, ADDR-16]', { code: 'noSavedAddress' }],
  ['Please enter your contact info [MSG-12, ADDR-31]', { code: 'contactMissing' }],
  ['Please add your delivery address [MSG-14, ADDR-11]', { code: 'deliveryAddressMissing' }],
  ['You are not logged in [MSG-17, WISH-03, ITEM-13]', { code: 'loginRequired' }],
  ['Out of Stock [MSG-23, ITEM-12, CART-10]', { code: 'outOfStock' }],
  ['Out of Limits [MSG-24, ITEM-12, CART-10]', { code: 'outOfLimit' }],
  [
    'This variation is out of stock. Choose another variation to proceed further. [MSG-25, ITEM-04]',
    { code: 'variationOutOfStock' },
  ],
  [
    'Variation Crust can not remain without selection. [MSG-33, FOOD-03]',
    { code: 'groupEmpty', values: { group: 'Crust', min: 1, max: 2 } },
  ],
  [
    'Your cart has been cleared as the selected zone does not support the previous pickup point. [MSG-43, MOD-09]',
    { code: 'tripCartCleared' },
  ],
  ['Your account is inactive or Your token has been expired [MSG-64, AUTH-61]', { code: 'sessionExpired' }],
  [
    "You can't add more than 4 quantities of this vehicle. [MSG-83, RENT-27]",
    { code: 'vehicleLimit', values: { n: 4 } },
  ],
  [
    'Vehicle can have up to 3 rental options; no more can be added [MSG-84, RENT-28]',
    { code: 'vehicleOptions', values: { n: 3 } },
  ],
  ['This vehicle is not available in this pick time [MSG-85, RENT-09]', { code: 'vehicleNotAvailable' }],
])('the error toast shows: %s', async (line, notice) => {
  await tell(notice);
  expect(toasts('alert')).toEqual([line.slice(0, line.lastIndexOf(' ['))]);
  expect(toasts('status')).toEqual([]);
});

it('the toast of a cleared trip cart is shown for exactly five seconds [MOD-09, CONST-21]', async () => {
  await tell({ code: 'tripCartCleared' });
  await act(() => vi.advanceTimersByTimeAsync(4_800));
  expect(toasts('alert')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(toasts('alert')).toEqual([]);
});

it('a toast with Undo is shown for eight seconds', async () => {
  await tell({ code: 'lineRemoved' });
  await act(() => vi.advanceTimersByTimeAsync(7_700));
  expect(toasts('status')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(toasts('status')).toEqual([]);
});
