import type { AnyStateMachine } from 'xstate';
import { accountDeletionMachine } from './account/account-deletion.machine';
import { accountSecurityMachine } from './account/account-security.machine';
import { consentMachine } from './account/consent.machine';
import { dataExportMachine } from './account/data-export.machine';
import { entranceMachine } from './account/entrance.machine';
import { identityCheckMachine } from './account/identity-check.machine';
import { loyaltyMachine } from './account/loyalty.machine';
import { passkeyMachine } from './account/passkey.machine';
import { profileMachine } from './account/profile.machine';
import { walletMachine } from './account/wallet.machine';
import { arrivalMachine } from './arrival.machine';
import { browserMachine } from './browser.machine';
import { addToCartMachine } from './cart/add-to-cart.machine';
import { cartMachine } from './cart/cart.machine';
import { cartMergeMachine } from './cart/cart-merge.machine';
import { cartReviewMachine } from './cart/cart-review.machine';
import { groupStartMachine } from './cart/group-start.machine';
import { liveCartMachine } from './cart/live-cart.machine';
import { pendingChangesMachine } from './cart/pending-changes.machine';
import { proceedMachine } from './cart/proceed.machine';
import { countdownMachine } from './catalogue/countdown.machine';
import { groupOrderMachine } from './catalogue/group-order.machine';
import { homeArrivalMachine } from './catalogue/home-arrival.machine';
import { interestsMachine } from './catalogue/interests.machine';
import { itemOptionsMachine } from './catalogue/item-options.machine';
import { listingMachine } from './catalogue/listing.machine';
import { searchMachine } from './catalogue/search.machine';
import { storesMapMachine } from './catalogue/stores-map.machine';
import { checkoutMachine } from './checkout/checkout.machine';
import { couponMachine } from './checkout/coupon.machine';
import { paymentMachine } from './checkout/payment.machine';
import { layersMachine } from './layers.machine';
import { wholeStorefrontMachine } from './lazy-flows';
import { addressFormMachine } from './location/address-form.machine';
import { deliveryAddressMachine } from './location/delivery-address.machine';
import { guestOfferMachine } from './location/guest-offer.machine';
import { locationMachine } from './location/location.machine';
import { mapPickerMachine } from './location/map-picker.machine';
import { moduleMachine } from './location/module.machine';
import { placeSearchMachine } from './location/place-search.machine';
import { savedAddressesMachine } from './location/saved-addresses.machine';
import { streetMapMachine } from './location/street-map.machine';
import { usualPlaceMachine } from './location/usual-place.machine';
import { chatMachine } from './messages/chat.machine';
import { conversationsMachine } from './messages/conversations.machine';
import { inboxMachine } from './messages/inbox.machine';
import { notificationReadingMachine } from './messages/notification-reading.machine';
import { notificationsMachine } from './messages/notifications.machine';
import { noticesMachine } from './notices.machine';
import { consoleDecisionMachine } from './operator/console-decision.machine';
import { consoleSignInMachine } from './operator/console-sign-in.machine';
import { operatorAccountsMachine } from './operator/operator-accounts.machine';
import { operatorLinkMachine } from './operator/operator-link.machine';
import { operatorPasskeysMachine } from './operator/operator-passkeys.machine';
import { operatorPasswordMachine } from './operator/operator-password.machine';
import { shopSwitchesMachine } from './operator/shop-switches.machine';
import { storeGoodsMachine } from './operator/store-goods.machine';
import { storeHoursMachine } from './operator/store-hours.machine';
import { storeOpeningMachine } from './operator/store-opening.machine';
import { taxRatesMachine } from './operator/tax-rates.machine';
import { orderActionsMachine } from './orders/order-actions.machine';
import { orderTrackingMachine } from './orders/order-tracking.machine';
import { picturesMachine } from './orders/pictures.machine';
import { protectedImageMachine } from './orders/protected-image.machine';
import { questionMachine } from './orders/question.machine';
import { reviewReminderMachine } from './orders/review-reminder.machine';
import { parcelMachine } from './parcel/parcel.machine';
import { receivedParcelMachine } from './parcel/received-parcel.machine';
import { dietMachine } from './preferences/diet.machine';
import { preferencesMachine } from './preferences/preferences.machine';
import { registrationMachine } from './registration/registration.machine';
import { addVehicleMachine } from './rental/add-vehicle.machine';
import { bookingBarMachine } from './rental/booking-bar.machine';
import { rentalSearchMachine } from './rental/rental-search.machine';
import { tripActionsMachine } from './rental/trip-actions.machine';
import { tripBookingMachine } from './rental/trip-booking.machine';
import { tripCartMachine } from './rental/trip-cart.machine';
import { tripTrackingMachine } from './rental/trip-tracking.machine';
import { authMachine } from './session/auth.machine';
import { forgotPasswordMachine } from './session/forgot-password.machine';
import { otpMachine } from './session/otp.machine';
import { sessionMachine } from './session/session.machine';
import { signInStepsMachine } from './session/sign-in-steps.machine';
import { mountAppMachine } from './site/mount-app.machine';
import { newsletterMachine } from './site/newsletter.machine';
import { underWayMachine } from './site/under-way.machine';
import { wishlistMachine } from './wishlist/wishlist.machine';

/** All machines, for the gallery, the path generator and the conventions. */
export const machines: readonly AnyStateMachine[] = [
  wholeStorefrontMachine,
  sessionMachine,
  authMachine,
  signInStepsMachine,
  otpMachine,
  forgotPasswordMachine,
  arrivalMachine,
  layersMachine,
  browserMachine,
  noticesMachine,
  preferencesMachine,
  dietMachine,
  locationMachine,
  placeSearchMachine,
  mapPickerMachine,
  streetMapMachine,
  savedAddressesMachine,
  addressFormMachine,
  deliveryAddressMachine,
  guestOfferMachine,
  moduleMachine,
  wishlistMachine,
  cartMachine,
  addToCartMachine,
  proceedMachine,
  cartMergeMachine,
  cartReviewMachine,
  liveCartMachine,
  groupStartMachine,
  groupOrderMachine,
  pendingChangesMachine,
  checkoutMachine,
  couponMachine,
  paymentMachine,
  picturesMachine,
  itemOptionsMachine,
  listingMachine,
  storesMapMachine,
  searchMachine,
  interestsMachine,
  homeArrivalMachine,
  countdownMachine,
  entranceMachine,
  profileMachine,
  accountDeletionMachine,
  consentMachine,
  accountSecurityMachine,
  passkeyMachine,
  identityCheckMachine,
  notificationsMachine,
  chatMachine,
  conversationsMachine,
  inboxMachine,
  notificationReadingMachine,
  dataExportMachine,
  walletMachine,
  loyaltyMachine,
  orderTrackingMachine,
  orderActionsMachine,
  questionMachine,
  protectedImageMachine,
  reviewReminderMachine,
  rentalSearchMachine,
  tripCartMachine,
  addVehicleMachine,
  tripBookingMachine,
  tripActionsMachine,
  tripTrackingMachine,
  bookingBarMachine,
  parcelMachine,
  receivedParcelMachine,
  registrationMachine,
  consoleSignInMachine,
  operatorAccountsMachine,
  operatorLinkMachine,
  operatorPasskeysMachine,
  operatorPasswordMachine,
  shopSwitchesMachine,
  consoleDecisionMachine,
  storeGoodsMachine,
  storeHoursMachine,
  storeOpeningMachine,
  taxRatesMachine,
  newsletterMachine,
  mountAppMachine,
  underWayMachine,
  usualPlaceMachine,
];
