import type { AnyStateMachine } from 'xstate';
import { accountDeletionMachine } from './account/account-deletion.machine';
import { consentMachine } from './account/consent.machine';
import { notificationsMachine } from './account/notifications.machine';
import { ownDataMachine } from './account/own-data.machine';
import { passkeyMachine } from './account/passkey.machine';
import { profileMachine } from './account/profile.machine';
import { proofMachine } from './account/proof.machine';
import { arrivalMachine } from './arrival.machine';
import { browserMachine } from './browser.machine';
import { addToCartMachine } from './cart/add-to-cart.machine';
import { cartMachine } from './cart/cart.machine';
import { cartMergeMachine } from './cart/cart-merge.machine';
import { cartReviewMachine } from './cart/cart-review.machine';
import { keptChangesMachine } from './cart/kept-changes.machine';
import { liveCartMachine } from './cart/live-cart.machine';
import { proceedMachine } from './cart/proceed.machine';
import { countdownMachine } from './catalogue/countdown.machine';
import { homeArrivalMachine } from './catalogue/home-arrival.machine';
import { interestsMachine } from './catalogue/interests.machine';
import { itemOptionsMachine } from './catalogue/item-options.machine';
import { listingMachine } from './catalogue/listing.machine';
import { searchMachine } from './catalogue/search.machine';
import { layersMachine } from './layers.machine';
import { addressFormMachine } from './location/address-form.machine';
import { locationMachine } from './location/location.machine';
import { mapPickerMachine } from './location/map-picker.machine';
import { moduleMachine } from './location/module.machine';
import { placeSearchMachine } from './location/place-search.machine';
import { savedAddressesMachine } from './location/saved-addresses.machine';
import { dietMachine } from './preferences/diet.machine';
import { preferencesMachine } from './preferences/preferences.machine';
import { authMachine } from './session/auth.machine';
import { forgotPasswordMachine } from './session/forgot-password.machine';
import { otpMachine } from './session/otp.machine';
import { sessionMachine } from './session/session.machine';
import { signInStepsMachine } from './session/sign-in-steps.machine';
import { newsletterMachine } from './site/newsletter.machine';
import { storefrontMachine } from './storefront.machine';
import { wishlistMachine } from './wishlist/wishlist.machine';

/** Every flow of the product, for those who read charts: the gallery, the path generator, the conventions. */
export const machines: readonly AnyStateMachine[] = [
  storefrontMachine,
  sessionMachine,
  authMachine,
  signInStepsMachine,
  otpMachine,
  forgotPasswordMachine,
  arrivalMachine,
  layersMachine,
  browserMachine,
  preferencesMachine,
  dietMachine,
  locationMachine,
  placeSearchMachine,
  mapPickerMachine,
  savedAddressesMachine,
  addressFormMachine,
  moduleMachine,
  wishlistMachine,
  cartMachine,
  addToCartMachine,
  proceedMachine,
  cartMergeMachine,
  cartReviewMachine,
  liveCartMachine,
  keptChangesMachine,
  itemOptionsMachine,
  listingMachine,
  searchMachine,
  interestsMachine,
  homeArrivalMachine,
  countdownMachine,
  profileMachine,
  accountDeletionMachine,
  consentMachine,
  passkeyMachine,
  proofMachine,
  notificationsMachine,
  ownDataMachine,
  newsletterMachine,
];
