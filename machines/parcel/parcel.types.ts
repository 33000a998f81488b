import type { Place } from '../../domain/catalogue';
import type { PlacedOrder } from '../../domain/order-quote';
import type {
  MissingParcelField,
  ParcelDraft,
  ParcelEndName,
  ParcelParty,
  ParcelQuote,
  ParcelRequest,
  ParcelStep,
} from '../../domain/parcel-sending';
import type { PaymentFlag } from '../checkout/payment.types';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';

/** Stored so that the form continues after a reload. */
export type ParcelProgress = {
  key: string;
  /** The number of final refusals. It is part of the key, because changed contents need another one. */
  tries: number;
  step: ParcelStep;
  /** After the first visit every step returns to the summary. */
  hasSeenSummary: boolean;
  draft: ParcelDraft;
  /** The request that was sent and has no response yet. */
  sent: ParcelRequest | null;
};

/** `sought`: the pin's place is being looked up. */
export type ParcelMissing = MissingParcelField | 'sought';

/** The place at one end's pin. */
export type FoundPlace = {
  end: ParcelEndName;
  place: Place;
  isMoved: boolean;
  /** Whether the pin started at the customer's chosen place. */
  isOwn: boolean;
};

export type ParcelPerson = { isSignedIn: boolean; maySend: boolean };

export type ParcelInput = {
  progress: ParcelProgress;
  /** Zones with parcel delivery. */
  zoneIds: number[];
  /** The sent parcel in the page's URL. */
  orderId: number | null;
  flag: PaymentFlag | null;
};

export type ParcelContext = ParcelInput & {
  person: ParcelPerson | null;
  quote: ParcelQuote | null;
  newQuote: ParcelQuote | null;
  order: PlacedOrder | null;
  /** Missing fields of the step, shown after Continue is pressed. */
  missing: ParcelMissing | null;
  /** The pin moved and its place is unknown. */
  isPlaceSought: boolean;
  failure: Failure | null;
};

export type ParcelEvent =
  | { type: 'person.changed'; person: ParcelPerson }
  | { type: 'draft.changed'; draft: Partial<ParcelDraft> }
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
  | { type: 'progress.changed'; progress: ParcelProgress }
  | { type: 'progress.ended' }
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
