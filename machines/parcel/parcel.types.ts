import type { Place } from '../../domain/catalogue';
import type { PlacedOrder } from '../../domain/order-quote';
import type {
  MissingParcelField,
  ParcelDraft,
  ParcelEndName,
  ParcelPart,
  ParcelParty,
  ParcelQuote,
  ParcelRequest,
  ParcelStep,
} from '../../domain/parcel-sending';
import type { PaymentFlag } from '../checkout/payment.types';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';

/** The stored state of the form, so that it continues after a reload. */
export type ParcelProgress = {
  key: string;
  /** Number of final refusals. It is part of the idempotency key, because changed contents need a new key. */
  tries: number;
  step: ParcelStep;
  draft: ParcelDraft;
  /** The request that was sent and has no response yet. */
  sent: ParcelRequest | null;
};

/** `gap: 'placePending'`: the place is being looked up. */
export type ParcelMissing = { part: ParcelPart; gap: MissingParcelField | 'placePending' };

/** The place at the map pin of the sender or the receiver. */
export type FoundPlace = {
  end: ParcelEndName;
  place: Place;
  isMoved: boolean;
};

export type ParcelPerson = { isSignedIn: boolean; maySend: boolean };

export type ParcelInput = {
  progress: ParcelProgress;
  /** The ids of the zones with parcel delivery. */
  zoneIds: number[];
  /** The id of the sent parcel, from the page's URL. */
  orderId: number | null;
  flag: PaymentFlag | null;
};

export type ParcelContext = ParcelInput & {
  person: ParcelPerson | null;
  quote: ParcelQuote | null;
  newQuote: ParcelQuote | null;
  order: PlacedOrder | null;
  /** The draft's `priceKey` when the price was requested. Another key means that the price is outdated. */
  pricedFor: string | null;
  /** The missing fields of the page. They are shown after its button was pressed. */
  missing: ParcelMissing[];
  /** The end, sender or receiver, whose place is being looked up. */
  pendingPlace: ParcelEndName | null;
  /** The form section to scroll to. */
  part: ParcelPart | null;
  failure: Failure | null;
};

export type ParcelEvent =
  | { type: 'person.changed'; person: ParcelPerson }
  | { type: 'draft.changed'; draft: Partial<ParcelDraft> }
  | { type: 'party.changed'; end: ParcelEndName; party: Partial<ParcelParty> }
  | { type: 'place.lookupStarted'; end: ParcelEndName }
  | ({ type: 'place.found' } & FoundPlace)
  | { type: 'sender.opened' }
  | { type: 'ends.swapped' }
  | { type: 'step.submitted' }
  | { type: 'step.back' }
  | { type: 'part.chosen'; part: ParcelPart }
  | { type: 'parcel.submitted' }
  | { type: 'difference.accepted' }
  | { type: 'difference.declined' }
  | { type: 'retry.requested' }
  | { type: 'network.online' }
  | { type: 'signIn.requested' };

export type ParcelEmitted =
  | { type: 'progress.changed'; progress: ParcelProgress }
  | { type: 'progress.ended' }
  | { type: 'part.pointed'; part: ParcelPart }
  | { type: 'parcel.sent'; orderId: number; isGuest: boolean; phone: string; isPaymentDue: boolean }
  | { type: 'auth.requested' };

export type ParcelTypes = {
  input: ParcelInput;
  context: ParcelContext;
  events: ParcelEvent;
  emitted: ParcelEmitted;
  children: {
    watchPerson: 'watchPerson';
    findSender: 'findSender';
    quoteParcel: 'quoteParcel';
    checkParcel: 'quoteParcel';
    sendParcel: 'sendParcel';
    parcelPayment: 'parcelPayment';
  };
  tags: Tag;
  meta: ChartMeta;
};
