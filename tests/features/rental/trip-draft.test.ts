import { beforeEach, expect, it } from 'vitest';
import { restoredDraft } from '../../../domain/rental/trip-search';
import { rentalSearchEffects, tripEffects } from '../../../src/features/rental/search/rental-search.actors';
import { endTripDraft, saveTripDraft, storedTripDraft } from '../../../src/features/rental/search/trip-draft';
import { writeDraft } from '../../../src/platform/storage/drafts';
import { readActivity } from '../../../src/platform/storage/recent-activity';
import { draft, harbour, hills, NOW, trip } from '../../machines/rental/searches';
import { sentToRoot } from '../../support/effects';

const CITY = { timeZone: null, utcOffsetMinutes: 240 };
const plain = draft({ destination: null, pickupAt: '2026-11-24T14:00', hours: 4 });

beforeEach(endTripDraft);

it('the rental search form is restored when the customer returns to the page [RENT-02, NAV-30]', () => {
  saveTripDraft(draft({ destination: null }), harbour);
  expect(storedTripDraft(harbour)).toEqual(draft({ destination: null }));
  expect(storedTripDraft(hills)).toBeNull();
  endTripDraft();
  expect(storedTripDraft(harbour)).toBeNull();
});

it('altered stored values of the rental search form are ignored [STO-02]', () => {
  for (const altered of [
    { type: 'yearly' },
    { pickup: 'x' },
    { destination: { name: 'x', lat: 'y', lng: 1 } },
    { pickupAt: 'soon' },
    { hours: '5' },
  ]) {
    writeDraft('trip-search', { draft: { ...draft(), ...altered }, here: harbour });
    expect(storedTripDraft(harbour), JSON.stringify(altered)).toBeNull();
  }
  writeDraft('trip-search', 'x');
  expect(storedTripDraft(harbour)).toBeNull();
});

it('a restored rental search form replaces an expired time and an invalid duration by the defaults [RENT-12, Q-20]', () => {
  expect(restoredDraft(draft(), plain, NOW, CITY)).toEqual(draft());
  for (const pickupAt of ['2026-11-24T12:58', '2029-01-01T10:00', '2026-02-30T10:00', null])
    expect(restoredDraft(draft({ pickupAt }), plain, NOW, CITY)).toEqual(draft({ pickupAt: plain.pickupAt }));
  for (const hours of [0, -3, 1.5, 745])
    expect(restoredDraft(draft({ hours }), plain, NOW, CITY).hours).toBe(4);
  expect(restoredDraft(draft({ type: 'day_wise', hours: 30 }), plain, NOW, CITY).hours).toBe(48);
});

it('a complete trip is written into the URL beside the filters, and its destination is stored as recent [RENT-02, RENT-12]', () => {
  const complete = trip();
  const [sent] = sentToRoot(tripEffects({ seats: 4 }), { type: 'trip.changed', trip: complete });
  expect(sent).toMatchObject({
    type: 'navigation.requested',
    destination: { page: 'vehicleSearch', search: { seats: 4, type: complete.type, at: complete.pickupAt } },
  });
  expect(JSON.stringify(readActivity('recent_destinations'))).toContain(complete.destination.name);
  sentToRoot(rentalSearchEffects, { type: 'draft.changed', draft: draft(), here: harbour });
  expect(storedTripDraft(harbour)).toEqual(draft());
});
