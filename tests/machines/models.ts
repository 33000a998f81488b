import { accountDeletionModel } from './account/account-deletion.model';
import { accountDeletionPage } from './account/account-deletion.page';
import { accountDeletionWords } from './account/account-deletion.words';
import { accountSecurityModel } from './account/account-security.model';
import { accountSecurityPage } from './account/account-security.page';
import { accountSecurityWords } from './account/account-security.words';
import { consentModel } from './account/consent.model';
import { consentPage } from './account/consent.page';
import { consentWords } from './account/consent.words';
import { dataExportModel } from './account/data-export.model';
import { dataExportPage } from './account/data-export.page';
import { dataExportWords } from './account/data-export.words';
import { entranceModel } from './account/entrance.model';
import { entrancePage } from './account/entrance.page';
import { entranceWords } from './account/entrance.words';
import { identityCheckModel } from './account/identity-check.model';
import { identityCheckWords } from './account/identity-check.words';
import { loyaltyModel } from './account/loyalty.model';
import { loyaltyWords } from './account/loyalty.words';
import { passkeyModel } from './account/passkey.model';
import { passkeyPage } from './account/passkey.page';
import { passkeyWords } from './account/passkey.words';
import { profileModel } from './account/profile.model';
import { profilePage } from './account/profile.page';
import { profileWords } from './account/profile.words';
import { walletModel } from './account/wallet.model';
import { walletWords } from './account/wallet.words';
import { arrivalModel } from './arrival.model';
import { arrivalWords } from './arrival.words';
import { browserModel } from './browser.model';
import { browserWords } from './browser.words';
import { addToCartModel } from './cart/add-to-cart.model';
import { addToCartPage } from './cart/add-to-cart.page';
import { addToCartWords } from './cart/add-to-cart.words';
import { cartModel } from './cart/cart.model';
import { cartPage } from './cart/cart.page';
import { cartWords } from './cart/cart.words';
import { cartMergeModel } from './cart/cart-merge.model';
import { cartMergePage } from './cart/cart-merge.page';
import { cartMergeWords } from './cart/cart-merge.words';
import { cartReviewModel } from './cart/cart-review.model';
import { cartReviewPage } from './cart/cart-review.page';
import { cartReviewWords } from './cart/cart-review.words';
import { liveCartModel } from './cart/live-cart.model';
import { liveCartWords } from './cart/live-cart.words';
import { pendingChangesModel } from './cart/pending-changes.model';
import { pendingChangesWords } from './cart/pending-changes.words';
import { proceedModel } from './cart/proceed.model';
import { proceedPage } from './cart/proceed.page';
import { proceedWords } from './cart/proceed.words';
import { countdownModel } from './catalogue/countdown.model';
import { countdownWords } from './catalogue/countdown.words';
import { groupFlows } from './catalogue/group-flows';
import { homeArrivalModel } from './catalogue/home-arrival.model';
import { homeArrivalWords } from './catalogue/home-arrival.words';
import { interestsModel } from './catalogue/interests.model';
import { interestsPage } from './catalogue/interests.page';
import { interestsWords } from './catalogue/interests.words';
import { itemOptionsModel } from './catalogue/item-options.model';
import { itemOptionsPage } from './catalogue/item-options.page';
import { itemOptionsWords } from './catalogue/item-options.words';
import { listingModel } from './catalogue/listing.model';
import { listingPage } from './catalogue/listing.page';
import { listingWords } from './catalogue/listing.words';
import { searchModel } from './catalogue/search.model';
import { searchPage } from './catalogue/search.page';
import { searchWords } from './catalogue/search.words';
import { storesMapModel } from './catalogue/stores-map.model';
import { storesMapWords } from './catalogue/stores-map.words';
import { checkoutModel } from './checkout/checkout.model';
import { checkoutWords } from './checkout/checkout.words';
import { couponModel } from './checkout/coupon.model';
import { couponWords } from './checkout/coupon.words';
import { paymentModel } from './checkout/payment.model';
import { paymentWords } from './checkout/payment.words';
import { type Flow, flow } from './flow';
import { layersModel } from './layers.model';
import { layersWords } from './layers.words';
import { addressFormModel } from './location/address-form.model';
import { addressFormWords } from './location/address-form.words';
import { deliveryAddressModel } from './location/delivery-address.model';
import { deliveryAddressWords } from './location/delivery-address.words';
import { guestOfferModel } from './location/guest-offer.model';
import { guestOfferWords } from './location/guest-offer.words';
import { locationModel } from './location/location.model';
import { locationPage } from './location/location.page';
import { locationWords } from './location/location.words';
import { mapPickerModel } from './location/map-picker.model';
import { mapPickerWords } from './location/map-picker.words';
import { moduleModel } from './location/module.model';
import { modulePage } from './location/module.page';
import { moduleWords } from './location/module.words';
import { placeSearchModel } from './location/place-search.model';
import { placeSearchPage } from './location/place-search.page';
import { placeSearchWords } from './location/place-search.words';
import { savedAddressesModel } from './location/saved-addresses.model';
import { savedAddressesWords } from './location/saved-addresses.words';
import { streetMapModel } from './location/street-map.model';
import { streetMapWords } from './location/street-map.words';
import { usualPlaceModel } from './location/usual-place.model';
import { usualPlaceWords } from './location/usual-place.words';
import { messageFlows } from './messages/message-flows';
import { noticesModel } from './notices.model';
import { noticesWords } from './notices.words';
import { operatorFlows } from './operator/operator-flows';
import { orderFlows } from './orders/order-flows';
import { picturesModel } from './orders/pictures.model';
import { picturesWords } from './orders/pictures.words';
import { parcelModel } from './parcel/parcel.model';
import { parcelWords } from './parcel/parcel.words';
import { receivedParcelModel } from './parcel/received-parcel.model';
import { receivedParcelWords } from './parcel/received-parcel.words';
import { dietModel } from './preferences/diet.model';
import { dietPage } from './preferences/diet.page';
import { dietWords } from './preferences/diet.words';
import { preferencesModel } from './preferences/preferences.model';
import { preferencesPage } from './preferences/preferences.page';
import { preferencesWords } from './preferences/preferences.words';
import { registrationModel } from './registration/registration.model';
import { registrationWords } from './registration/registration.words';
import { rentalFlows } from './rental/rental-flows';
import { authModel } from './session/auth.model';
import { authPage } from './session/auth.page';
import { authWords } from './session/auth.words';
import { forgotPasswordModel } from './session/forgot-password.model';
import { forgotPasswordPage } from './session/forgot-password.page';
import { forgotPasswordWords } from './session/forgot-password.words';
import { otpModel } from './session/otp.model';
import { otpPage } from './session/otp.page';
import { otpWords } from './session/otp.words';
import { sessionModel } from './session/session.model';
import { sessionPage } from './session/session.page';
import { sessionWords } from './session/session.words';
import { signInStepsModel } from './session/sign-in-steps.model';
import { signInStepsPage } from './session/sign-in-steps.page';
import { signInStepsWords } from './session/sign-in-steps.words';
import { mountAppModel } from './site/mount-app.model';
import { mountAppWords } from './site/mount-app.words';
import { newsletterModel } from './site/newsletter.model';
import { newsletterPage } from './site/newsletter.page';
import { newsletterWords } from './site/newsletter.words';
import { underWayModel } from './site/under-way.model';
import { underWayWords } from './site/under-way.words';
import { storefrontModel } from './storefront.model';
import { storefrontPage } from './storefront.page';
import { storefrontWords } from './storefront.words';
import { wishlistModel } from './wishlist/wishlist.model';
import { wishlistPage } from './wishlist/wishlist.page';
import { wishlistWords } from './wishlist/wishlist.words';

/**
 * Every flow of the product, in the order of `machines/index.ts`: for the tests, `npm run paths` and the
 * gallery.
 */
export const flows: readonly Flow[] = [
  flow(storefrontModel, storefrontWords, storefrontPage),
  flow(sessionModel, sessionWords, sessionPage),
  flow(authModel, authWords, authPage),
  flow(signInStepsModel, signInStepsWords, signInStepsPage),
  flow(otpModel, otpWords, otpPage),
  flow(forgotPasswordModel, forgotPasswordWords, forgotPasswordPage),
  flow(
    arrivalModel,
    arrivalWords,
    'it only forwards events: the paths of the sign-in, the session, the wishlist and the cart merge pass it',
  ),
  flow(layersModel, layersWords),
  flow(
    browserModel,
    browserWords,
    'it only forwards browser events: the paths of the cart, the shop and the preferences pass it',
  ),
  flow(
    noticesModel,
    noticesWords,
    'every other flow sends notices, and its paths check them; a journey checks when they disappear',
  ),
  flow(preferencesModel, preferencesWords, preferencesPage),
  flow(dietModel, dietWords, dietPage),
  flow(locationModel, locationWords, locationPage),
  flow(placeSearchModel, placeSearchWords, placeSearchPage),
  flow(
    mapPickerModel,
    mapPickerWords,
    'a map has no accessible elements to press: a journey moves its pin by mouse, by keyboard and without a map',
  ),
  flow(
    streetMapModel,
    streetMapWords,
    'a map has no accessible elements to press: component tests and a journey remove its tiles and its WebGL',
  ),
  flow(
    savedAddressesModel,
    savedAddressesWords,
    'its dialog also contains the address form: a journey saves, edits, deletes and selects an address',
  ),
  flow(addressFormModel, addressFormWords, 'its pin is on a map: a journey fills it in, with errors first'),
  flow(
    deliveryAddressModel,
    deliveryAddressWords,
    'it needs a cart and a customer with addresses: a journey tests it as a guest, after the sign-in and with an account',
  ),
  flow(guestOfferModel, guestOfferWords, 'it needs a guest who signs in: the checkout journey does'),
  flow(moduleModel, moduleWords, modulePage),
  flow(wishlistModel, wishlistWords, wishlistPage),
  flow(cartModel, cartWords, cartPage),
  flow(addToCartModel, addToCartWords, addToCartPage),
  flow(proceedModel, proceedWords, proceedPage),
  flow(cartMergeModel, cartMergeWords, cartMergePage),
  flow(cartReviewModel, cartReviewWords, cartReviewPage),
  flow(
    liveCartModel,
    liveCartWords,
    'it needs two devices: a journey adds an item on one and checks the cart on the other',
  ),
  ...groupFlows,
  flow(
    pendingChangesModel,
    pendingChangesWords,
    'it needs two visits: a journey leaves the page offline and returns',
  ),
  flow(
    checkoutModel,
    checkoutWords,
    'it needs a cart, a place and a customer: jsdom tests walk its page, and journeys order as a guest, with an account, as take-away and with a changed price',
  ),
  flow(
    couponModel,
    couponWords,
    'it is a part of the checkout: jsdom tests walk it alone, and a journey applies and loses coupons',
  ),
  flow(
    paymentModel,
    paymentWords,
    'it needs the page of a payment gateway: jsdom tests walk it without that page, and a journey pays, fails and cancels there',
  ),
  flow(
    picturesModel,
    picturesWords,
    'it is a part of the checkout: jsdom tests walk it alone, and a journey sends pictures',
  ),
  flow(itemOptionsModel, itemOptionsWords, itemOptionsPage),
  flow(listingModel, listingWords, listingPage),
  flow(
    storesMapModel,
    storesMapWords,
    'its pins are on a map: a journey presses pins and cards, with and without WebGL',
  ),
  flow(searchModel, searchWords, searchPage),
  flow(interestsModel, interestsWords, interestsPage),
  flow(
    homeArrivalModel,
    homeArrivalWords,
    'it runs before its page exists: the journeys with a slow network wait for it',
  ),
  flow(
    countdownModel,
    countdownWords,
    'it follows the server’s clock, which no test sets: a journey waits until a sale ends',
  ),
  flow(entranceModel, entranceWords, entrancePage),
  flow(profileModel, profileWords, profilePage),
  flow(accountDeletionModel, accountDeletionWords, accountDeletionPage),
  flow(consentModel, consentWords, consentPage),
  flow(accountSecurityModel, accountSecurityWords, accountSecurityPage),
  flow(passkeyModel, passkeyWords, passkeyPage),
  flow(identityCheckModel, identityCheckWords),
  ...messageFlows,
  flow(dataExportModel, dataExportWords, dataExportPage),
  flow(walletModel, walletWords, 'it needs the page of a payment gateway: a journey pays there'),
  flow(
    loyaltyModel,
    loyaltyWords,
    'it spends points, which are not returned: tests of its page convert some',
  ),
  ...orderFlows,
  ...rentalFlows,
  flow(parcelModel, parcelWords, 'its steps have maps and payments of other flows: a journey sends one'),
  flow(receivedParcelModel, receivedParcelWords, 'it needs the link of a parcel: a journey opens one'),
  flow(registrationModel, registrationWords, 'the browser’s own dialog chooses its files: journeys register'),
  ...operatorFlows,
  flow(newsletterModel, newsletterWords, newsletterPage),
  flow(mountAppModel, mountAppWords, 'its page is shown before the app runs: a journey tests it'),
  flow(
    underWayModel,
    underWayWords,
    'it needs an order that is on its way: a journey places one and follows it from the bar',
  ),
  flow(usualPlaceModel, usualPlaceWords, 'it has no buttons: a journey signs in on a new browser'),
];
