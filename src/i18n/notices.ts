import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice, NoticeCode } from '../../machines/shared/notice';
import { failureTexts } from './failures';

type WordedCode = Exclude<NoticeCode, 'failed'>;

/** The texts are verbatim from the specification. */
const texts: Record<WordedCode, MessageDescriptor> = {
  languageChanged: msg`Language has been changed`,
  deliveryAddressSelected: msg`New Delivery address selected.`,
  pickupAddressSelected: msg`New Pickup address selected.`,
  moduleSelected: msg`A Module has been selected.`,
  itemAdded: msg`Item added to cart`,
  cartClearedAndItemAdded: msg`Your cart has been cleared successfully. And selected item added to the cart.`,
  nothingToUpdate: msg`No changes found to update.`,
  itemUpdated: msg`Updated successfully.`,
  lineRemoved: msg`Cart item remove successfully`,
  outOfStock: msg`Out of Stock`,
  outOfLimit: msg`Out of Limits`,
  variationOutOfStock: msg`This variation is out of stock. Choose another variation to proceed further.`,
  variationMissing: msg`Please choose ${{ title: '' }}.`,
  groupEmpty: msg`Variation ${{ group: '' }} can not remain without selection.`,
  groupCount: msg`Choose ${{ min: 0 }} to ${{ max: 0 }} options of ${{ group: '' }}.`,
  notAvailableNow: msg`Not Available now`,
  storeClosed: msg`This store is closed and doesn’t take scheduled orders.`,
  campaignEnded: msg`This campaign has ended.`,
  loginRequired: msg`You are not logged in`,
  cartRestored: msg`Your previous cart is back.`,
  lineRestored: msg`Back in your cart.`,
  changeLost: msg`We couldn’t update ${{ name: '' }}: it’s no longer in your cart.`,
  cartsMerged: msg`The items you added as a guest are in your cart now.`,
  signedIn: msg`Logged in successfully`,
  signedUp: msg`Signup successfully.`,
  loggedOut: msg`Logout successful.`,
  sessionExpired: msg`Your account is inactive or Your token has been expired`,
  accountDeleted: msg`Account has been deleted`,
  codeSent: msg`A new code has been sent.`,
  passwordChanged: msg`Password changed successfully.`,
  noSavedAddress: msg`No saved addresses found to select.`,
  contactMissing: msg`Please enter your contact info`,
  priceFirst: msg`The price is confirmed. Press again to place your order.`,
  deliveryAddressMissing: msg`Please add your delivery address`,
  paymentIncomplete: msg`Please complete the payment details`,
  vehicleAdded: msg`The vehicle successfully added to your cart.`,
  vehicleNotAvailable: msg`This vehicle is not available in this pick time`,
  vehicleLimit: msg`You can't add more than ${{ n: 0 }} quantities of this vehicle.`,
  vehicleOptions: msg`Vehicle can have up to ${{ n: 0 }} rental options; no more can be added`,
  tripCartCleared: msg`Your cart has been cleared as the selected zone does not support the previous pickup point.`,
  paymentInfoUpdated: msg`Payment info updated.`,
  serverMessage: msg`${{ text: '' }}`,
  serverRefused: msg`${{ text: '' }}`,
};

/** Returns the lines of one notice. A failure may have several messages [API-05]. */
export function linesOf(i18n: I18n, { code, values, failure }: Notice): string[] {
  // An expired session has its own notice [AUTH-62].
  if (failure?.code === 'unauthorized') return [];
  if (code === 'failed') return failureTexts(i18n, failure ?? { code: 'unexpected', messages: [] });
  return [i18n._(texts[code].id, { ...values }, texts[code])];
}
