import type { Notice, NoticeCode } from './notice';

const BAD: readonly NoticeCode[] = [
  'outOfStock',
  'outOfLimit',
  'variationOutOfStock',
  'variationMissing',
  'groupEmpty',
  'groupCount',
  'notAvailableNow',
  'storeClosed',
  'campaignEnded',
  'changeLost',
  'loginRequired',
  'sessionExpired',
  'noSavedAddress',
  'contactMissing',
  'deliveryAddressMissing',
  'paymentIncomplete',
  'vehicleNotAvailable',
  'vehicleLimit',
  'vehicleOptions',
  'tripCartCleared',
  'serverRefused',
  'failed',
];

/** Returns whether the notice is a failure. Screen readers announce failures immediately [NFR-06]. */
export const isBad = ({ code }: Notice): boolean => BAD.includes(code);
