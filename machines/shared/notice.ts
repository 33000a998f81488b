import type { Failure } from './failure';

/** Codes of toasts; their texts are in `src/i18n/notices.ts`. */
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
  /** Shows a message of the server, in the reader's language. */
  | 'serverMessage'
  /** Shows why the server refused the request, in the reader's language. */
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
  /** Values for the text, such as a group's name and limits. */
  values?: Record<string, string | number>;
  failure?: Failure;
};

export const failureNotice = (failure: Failure): Notice => ({ type: 'notice', code: 'failed', failure });

/** Returns the server's message as a toast. */
export const serverNotice = ({ message }: { message: string }): Notice => ({
  type: 'notice',
  code: 'serverMessage',
  values: { text: message },
});
