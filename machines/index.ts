import type { AnyStateMachine } from 'xstate';
import { accountDeletionMachine } from './account/account-deletion.machine';
import { consentMachine } from './account/consent.machine';
import { entranceMachine } from './account/entrance.machine';
import { loyaltyMachine } from './account/loyalty.machine';
import { ownAccessMachine } from './account/own-access.machine';
import { ownDataMachine } from './account/own-data.machine';
import { passkeyMachine } from './account/passkey.machine';
import { profileMachine } from './account/profile.machine';
import { proofMachine } from './account/proof.machine';
import { walletMachine } from './account/wallet.machine';
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
import { storesMapMachine } from './catalogue/stores-map.machine';
import { checkoutMachine } from './checkout/checkout.machine';
import { couponMachine } from './checkout/coupon.machine';
import { paymentMachine } from './checkout/payment.machine';
import { layersMachine } from './layers.machine';
import { addressFormMachine } from './location/address-form.machine';
import { deliveryAddressMachine } from './location/delivery-address.machine';
import { guestOfferMachine } from './location/guest-offer.machine';
import { locationMachine } from './location/location.machine';
import { mapPickerMachine } from './location/map-picker.machine';
import { moduleMachine } from './location/module.machine';
import { placeSearchMachine } from './location/place-search.machine';
import { savedAddressesMachine } from './location/saved-addresses.machine';
import { streetMapMachine } from './location/street-map.machine';
import { chatMachine } from './messages/chat.machine';
import { conversationsMachine } from './messages/conversations.machine';
import { inboxMachine } from './messages/inbox.machine';
import { notificationsMachine } from './messages/notifications.machine';
import { toldReadingMachine } from './messages/told-reading.machine';
import { noticesMachine } from './notices.machine';
import { deskDecisionMachine } from './operator/desk-decision.machine';
import { operatorDoorMachine } from './operator/operator-door.machine';
import { shopSwitchesMachine } from './operator/shop-switches.machine';
import { orderActionsMachine } from './orders/order-actions.machine';
import { orderTrackingMachine } from './orders/order-tracking.machine';
import { ownPictureMachine } from './orders/own-picture.machine';
import { picturesMachine } from './orders/pictures.machine';
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
import { newsletterMachine } from './site/newsletter.machine';
import { takeOverMachine } from './site/take-over.machine';
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
  keptChangesMachine,
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
  ownAccessMachine,
  passkeyMachine,
  proofMachine,
  notificationsMachine,
  chatMachine,
  conversationsMachine,
  inboxMachine,
  toldReadingMachine,
  ownDataMachine,
  walletMachine,
  loyaltyMachine,
  orderTrackingMachine,
  orderActionsMachine,
  ownPictureMachine,
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
  operatorDoorMachine,
  shopSwitchesMachine,
  deskDecisionMachine,
  newsletterMachine,
  takeOverMachine,
];
