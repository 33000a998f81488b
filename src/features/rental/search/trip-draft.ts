import { isClockTime } from '../../../../domain/rental/local-time';
import { RENTAL_TYPES } from '../../../../domain/rental/trip';
import type { TripPlace } from '../../../../domain/rental/trip-cart';
import type { TripDraft } from '../../../../domain/rental/trip-search';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

const NAME = 'trip-search';

type Kept = { draft: TripDraft; here: TripPlace | null };

/**
 * Stores the unfinished trip in the tab, so that it survives a reload and a visit to a vehicle's page
 * [RENT-02, NAV-30].
 */
export const saveTripDraft = (draft: TripDraft, here: TripPlace | null): void =>
  writeDraft(NAME, { draft, here } satisfies Kept);
export const endTripDraft = (): void => forgetDraft(NAME);

/** Returns the stored trip, or `null` if it is invalid or the customer has changed the place [STO-02]. */
export function storedTripDraft(here: TripPlace | null): TripDraft | null {
  const { draft, here: then } = (readDraft(NAME) ?? {}) as Partial<Kept>;
  return isDraft(draft) && then?.name === here?.name ? draft : null;
}

function isDraft(value: unknown): value is TripDraft {
  const { type, pickup, destination, pickupAt, hours } = (value ?? {}) as TripDraft;
  const isTime = pickupAt === null || (typeof pickupAt === 'string' && isClockTime(pickupAt));
  return (
    RENTAL_TYPES.includes(type) &&
    isPlace(pickup) &&
    isPlace(destination) &&
    isTime &&
    typeof hours === 'number'
  );
}

const isPlace = (place: TripPlace | null): boolean =>
  place === null ||
  (typeof place?.name === 'string' && Number.isFinite(place.lat) && Number.isFinite(place.lng));
