import type { Place } from '../../domain/catalogue';
import type { PlacedOrder } from '../../domain/order-quote';
import type {
  ParcelEndName,
  ParcelGap,
  ParcelParty,
  ParcelQuote,
  ParcelRequest,
  ParcelStep,
  ParcelWish,
} from '../../domain/parcel-sending';
import type { PaymentFlag } from '../checkout/payment.types';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';

/** What is kept of one parcel on its way to being sent, so that a reload goes on with it. */
export type ParcelAttempt = {
  key: string;
  /** How often the server has refused it for good: another content needs another key. */
  tries: number;
  step: ParcelStep;
  /** Whoever has seen the summary once comes back to it from every step. */
  hasSeenSummary: boolean;
  wish: ParcelWish;
  /** Under way, and not answered yet. */
  sent: ParcelRequest | null;
};

/** What a step misses; `sought`: the place under the pin is being looked up. */
export type ParcelMissing = ParcelGap | 'sought';

/** What the map found at its pin for one end. */
export type FoundPlace = {
  end: ParcelEndName;
  place: Place;
  /** Somebody has put the pin there. */
  isMoved: boolean;
  /** The pin began at the place that the customer has chosen for the shop. */
  isOwn: boolean;
};

/** Who sends it; null as long as nobody knows. */
export type ParcelPerson = { isSignedIn: boolean; maySend: boolean };

export type ParcelInput = {
  attempt: ParcelAttempt;
  /** Where parcels are fetched and brought. */
  zoneIds: number[];
  /** The page's address names a parcel that was sent. */
  orderId: number | null;
  flag: PaymentFlag | null;
};

export type ParcelContext = ParcelInput & {
  person: ParcelPerson | null;
  quote: ParcelQuote | null;
  newQuote: ParcelQuote | null;
  order: PlacedOrder | null;
  /** What the step misses, after a press. */
  missing: ParcelMissing | null;
  /** The pin was moved, and what is there is not known yet. */
  isPlaceSought: boolean;
  failure: Failure | null;
};

export type ParcelEvent =
  | { type: 'person.told'; person: ParcelPerson }
  | { type: 'wish.changed'; wish: Partial<ParcelWish> }
  | { type: 'party.changed'; end: ParcelEndName; party: Partial<ParcelParty> }
  | { type: 'place.sought' }
  | ({ type: 'place.found' } & FoundPlace)
  | { type: 'ends.swapped' }
  | { type: 'step.submitted' }
  | { type: 'step.back' }
  | { type: 'step.chosen'; step: ParcelStep }
  | { type: 'parcel.submitted' }
  | { type: 'difference.accepted' }
  | { type: 'difference.declined' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'signIn.requested' };

export type ParcelEmitted =
  | { type: 'attempt.changed'; attempt: ParcelAttempt }
  | { type: 'attempt.over' }
  | { type: 'parcel.sent'; orderId: number; isGuest: boolean; phone: string; isPaymentDue: boolean }
  | { type: 'auth.requested' };

export type ParcelTypes = {
  input: ParcelInput;
  context: ParcelContext;
  events: ParcelEvent;
  emitted: ParcelEmitted;
  children: {
    watchPerson: 'watchPerson';
    quoteParcel: 'quoteParcel';
    checkParcel: 'quoteParcel';
    sendParcel: 'sendParcel';
    parcelPayment: 'parcelPayment';
  };
  tags: Tag;
  meta: ChartMeta;
};
