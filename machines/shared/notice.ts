import type { Failure } from './failure';

/** Short news for the customer. The app turns each into one toast; the words live in `src/i18n/notices.ts`. */
export type NoticeCode =
  | 'languageChanged'
  | 'deliveryAddressSelected'
  | 'pickupAddressSelected'
  | 'moduleSelected'
  | 'itemAdded'
  | 'cartClearedAndItemAdded'
  | 'nothingToUpdate'
  | 'itemUpdated'
  | 'lineRemoved'
  | 'outOfStock'
  | 'outOfLimit'
  | 'variationOutOfStock'
  | 'variationMissing'
  | 'groupEmpty'
  | 'groupCount'
  | 'notAvailableNow'
  | 'storeClosed'
  | 'campaignEnded'
  | 'loginRequired'
  | 'cartRestored'
  | 'lineRestored'
  | 'changeLost'
  | 'cartsMerged'
  | 'signedIn'
  | 'signedUp'
  | 'loggedOut'
  | 'sessionExpired'
  | 'accountDeleted'
  /** What the server answered, in the reader's language. */
  | 'serverSaid'
  /** Why it does not go on, in the server's words. */
  | 'serverRefused'
  | 'codeSent'
  | 'passwordChanged'
  | 'noSavedAddress'
  | 'contactMissing'
  | 'priceFirst'
  | 'deliveryAddressMissing'
  | 'paymentIncomplete'
  | 'vehicleAdded'
  | 'vehicleNotAvailable'
  | 'vehicleLimit'
  | 'vehicleOptions'
  | 'tripCartCleared'
  | 'paymentInfoUpdated'
  | 'failed';

export type Notice = {
  type: 'notice';
  code: NoticeCode;
  /** Names and numbers that the words need: a group's name, its min and max, an option's title. */
  values?: Record<string, string | number>;
  failure?: Failure;
};

export const failureNotice = (failure: Failure): Notice => ({ type: 'notice', code: 'failed', failure });
