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

/** Announced assertively [NFR-06]. */
export const isBad = ({ code }: Notice): boolean => BAD.includes(code);
