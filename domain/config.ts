import type { LoginConfig } from './auth/login';
import type { Currency, Minor } from './money';
import type { Applicant } from './registration';

/** The operator's settings. Every flag has a safe default when the server omits it [DATA-01]. */
export type Config = {
  businessName: string;
  logoUrl: string | null;
  country: string;
  /** True if phone numbers of other countries are allowed, so that forms show a country picker [FOOT-09]. */
  hasCountryPicker: boolean;
  defaultLocation: { lat: number; lng: number };
  /** The currency, and how its amounts are displayed. */
  currency: Currency & { symbol: string; direction: 'left' | 'right'; digits: number };
  isDemo: boolean;
  /** The VAPID public key. `null`: push is off [NOTI-01]. */
  pushKey: string | null;
  login: LoginConfig;
  isGuestCheckoutAllowed: boolean;
  /** Pharmacies accept orders by prescription only [PHAR-05]. */
  isPrescriptionOffered: boolean;
  freeDeliveryOver: Minor | null;
  isTaxIncluded: boolean;
  showsVegToggle: boolean;
  isWalletOn: boolean;
  isLoyaltyOn: boolean;
  isReferralOn: boolean;
  /** What an invited friend gets for a first order of this price. Zero: nothing [REF-03]. */
  invitedReward: { amount: Minor; minimumOrder: Minor };
  /** The kinds of applicants that may register [FOOT-08]. */
  registrations: Readonly<Record<Applicant, boolean>>;
  /**
   * The terms that the registration pages show. `null`: the terms are agreed with each applicant [REG-02].
   */
  applicantTerms: { commissionPercent: number | null; courierFee: Minor | null; payoutDays: number | null };
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  contact: { phone: string; email: string; address: string };
  footerText: string;
  socialMedia: { name: string; link: string }[];
  utcOffsetMinutes: number;
  /** An IANA name, such as Asia/Dubai. `null`: the city has no daylight saving time. */
  timeZone: string | null;
  /** True: times are shown as 11:05 PM. False: 23:05. */
  hasTwelveHourClock: boolean;
  /** The server's time in the response. The app's clock follows it, so a wrong device clock has no effect. */
  serverTime: number;
};
