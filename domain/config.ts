import type { LoginConfig } from './auth/login';
import type { Minor } from './money';
import type { Applicant } from './registration';

/** What an operator switched on. Every flag has a safe meaning when the server does not send it [DATA-01]. */
export type Config = {
  businessName: string;
  logoUrl: string | null;
  country: string;
  /** Whether a phone may be of another country than the shop's [FOOT-09]. */
  hasCountryPicker: boolean;
  defaultLocation: { lat: number; lng: number };
  currency: { symbol: string; direction: 'left' | 'right'; digits: number };
  isDemo: boolean;
  /** By which browsers subscribe to what the shop pushes; null: nothing is pushed [NOTI-01]. */
  pushKey: string | null;
  login: LoginConfig;
  isGuestCheckoutAllowed: boolean;
  /** A pharmacy takes a prescription as an order, and prices it [PHAR-05]. */
  isPrescriptionOffered: boolean;
  freeDeliveryOver: Minor | null;
  isTaxIncluded: boolean;
  showsVegToggle: boolean;
  isWalletOn: boolean;
  isLoyaltyOn: boolean;
  isReferralOn: boolean;
  /** Who may ask to work with the shop [FOOT-08]. */
  registrations: Readonly<Record<Applicant, boolean>>;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  contact: { phone: string; email: string; address: string };
  footerText: string;
  socialMedia: { name: string; link: string }[];
  utcOffsetMinutes: number;
  /** The zone of those clocks, as Asia/Dubai; null: they never change. */
  timeZone: string | null;
  /** 11:05 PM, or 23:05. */
  hasTwelveHourClock: boolean;
  /** The server's clock at the answer, so that a wrong clock of the device decides nothing. */
  serverTime: number;
};
