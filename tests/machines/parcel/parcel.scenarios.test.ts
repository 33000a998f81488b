import { expect, it } from 'vitest';
import { plainParcel } from '../../../domain/parcel-sending';
import { at, missing, openPage, storedProgressOf } from './page';
import { dearer, progress, quote, ready, receiver, sender, shore } from './parcels';

it('the parcel form names all missing fields together, and continues when they are filled in [PARC-02, PARC-04]', () => {
  const page = openPage();
  page.on();
  expect(missing(page)).toEqual([
    ['category', 'category'],
    ['sender', 'place'],
    ['receiver', 'place'],
  ]);
  expect(page.emitted).toContainEqual({ type: 'part.pointed', part: 'category' });
  page.flow.send({ type: 'draft.changed', draft: { categoryId: 1 } });
  page.flow.send({ type: 'party.changed', end: 'sender', party: { ...sender, phone: '12' } });
  page.flow.send({ type: 'party.changed', end: 'receiver', party: receiver });
  expect(missing(page)).toEqual([['sender', 'contact']]);
  page.on();
  expect(at(page).matches({ filling: { page: 'details' } })).toBe(true);
  page.flow.send({ type: 'party.changed', end: 'sender', party: sender });
  page.on();
  expect(at(page).matches({ filling: { page: 'review' } })).toBe(true);
  page.submit();
  expect(missing(page)).toEqual([['prohibited', 'prohibited']]);
  page.flow.send({ type: 'draft.changed', draft: { isProhibitedRead: true } });
  expect(missing(page)).toEqual([]);
});

it('a place without parcel delivery is reported immediately [PARC-04]', () => {
  const page = openPage({ progress: { ...progress, draft: { ...plainParcel, categoryId: 1, sender } } });
  const away = { lat: 25.9, lng: 55.9, address: 'Far Away', zoneIds: [2] };
  page.flow.send({ type: 'party.changed', end: 'receiver', party: { place: away } });
  expect(missing(page)).toEqual([['receiver', 'outside']]);
  page.flow.send({ type: 'party.changed', end: 'receiver', party: { place: sender.place } });
  expect(missing(page)).toEqual([['receiver', 'samePoint']]);
  page.flow.send({ type: 'party.changed', end: 'receiver', party: { place: receiver.place } });
  expect(missing(page)).toEqual([]);
});

it('the price of a parcel is requested after the second address, and after every change that affects it [PARC-03, PARC-07]', async () => {
  const page = openPage({ progress: { ...progress, draft: { ...plainParcel, categoryId: 1, sender } } });
  expect(at(page).matches({ filling: { page: 'details', price: 'estimated' } })).toBe(true);
  page.flow.send({ type: 'party.changed', end: 'receiver', party: { place: receiver.place } });
  await page.answered('quoteParcel', quote);
  expect(at(page).context.quote?.total).toBe(4_90);
  page.flow.send({ type: 'party.changed', end: 'receiver', party: { name: 'Samira' } });
  expect(page.effects.callsOf('quoteParcel')).toHaveLength(1);
  page.flow.send({ type: 'draft.changed', draft: { tip: 50 } });
  expect(at(page).matches({ filling: { price: 'quoting' } })).toBe(true);
  expect(at(page).context.quote?.total).toBe(4_90);
  page.flow.send({ type: 'draft.changed', draft: { tip: 1_00 } });
  expect(page.effects.latest('quoteParcel').input).toMatchObject({ draft: { tip: 1_00 } });
  await page.answered('quoteParcel', dearer);
  expect(at(page).context.quote?.total).toBe(5_40);
  page.flow.send({ type: 'party.changed', end: 'receiver', party: { place: null } });
  expect(at(page).context.quote).toBeNull();
});

it('a failed price request of a parcel is repeated by a press, by a change and when the network is back [PARC-03]', async () => {
  const page = openPage({ progress: ready });
  for (const again of [
    { type: 'retry.requested' as const },
    { type: 'network.online' as const },
    { type: 'draft.changed' as const, draft: { tip: 1_00 } },
  ]) {
    await page.failed('quoteParcel', { code: 'offline' });
    expect(at(page).matches({ filling: { price: 'unquoted' } })).toBe(true);
    page.flow.send(again);
    expect(at(page).matches({ filling: { price: 'quoting' } })).toBe(true);
    expect(at(page).context.failure).toBeNull();
  }
});

it('a known sender is filled in and shown in one line, unless details are missing or the line was opened [PARC-07]', async () => {
  const page = openPage();
  expect(at(page).matches({ filling: { sender: 'finding' } })).toBe(true);
  await page.answered('findSender', sender);
  expect(at(page).matches({ filling: { sender: 'folded' } })).toBe(true);
  expect(storedProgressOf(page).draft.sender).toEqual(sender);
  expect(storedProgressOf(page).draft.receiver.place).toBeNull();
  page.flow.send({ type: 'sender.opened' });
  expect(at(page).matches({ filling: { sender: 'open' } })).toBe(true);

  const away = { ...sender, place: { lat: 25.9, lng: 55.9, address: 'Far Away', zoneIds: [2] } };
  const outside = openPage();
  await outside.answered('findSender', away);
  expect(at(outside).matches({ filling: { sender: 'open' } })).toBe(true);

  const stranger = openPage();
  await stranger.answered('findSender', null);
  expect(at(stranger).matches({ filling: { sender: 'open' } })).toBe(true);

  const unread = openPage();
  await unread.failed('findSender', { code: 'unexpected' });
  expect(at(unread).matches({ filling: { sender: 'open' } })).toBe(true);
});

it('the prefilled sender never replaces what the customer has chosen or typed [PARC-07]', async () => {
  const typed = openPage({
    progress: { ...progress, draft: { ...plainParcel, sender: { ...plainParcel.sender, name: 'Nour' } } },
  });
  await typed.answered('findSender', sender);
  expect(storedProgressOf(typed).draft.sender).toMatchObject({ name: 'Nour', phone: sender.phone });

  const chosen = openPage();
  chosen.flow.send({ type: 'party.changed', end: 'sender', party: { place: receiver.place } });
  await chosen.answered('findSender', sender);
  expect(storedProgressOf(chosen).draft.sender.place).toEqual(receiver.place);

  const home = openPage();
  home.flow.send({ type: 'party.changed', end: 'receiver', party: sender });
  await home.answered('findSender', sender);
  expect(storedProgressOf(home).draft.sender.place).toBeNull();
});

it('the review page of a parcel leads back to the section to change, also after a reload [PARC-02]', async () => {
  const page = openPage({ progress: ready });
  await page.answered('quoteParcel', quote);
  page.flow.send({ type: 'part.chosen', part: 'schedule' });
  expect(page.emitted).toContainEqual({ type: 'part.pointed', part: 'schedule' });
  page.flow.send({ type: 'part.chosen', part: 'receiver' });
  expect(at(page).matches({ filling: { page: 'details' } })).toBe(true);
  expect(at(page).context.part).toBe('receiver');
  const again = openPage({ progress: storedProgressOf(page) });
  expect(at(again).matches({ filling: { page: 'details' } })).toBe(true);
  again.on();
  expect(at(again).matches({ filling: { page: 'review' } })).toBe(true);
  again.flow.send({ type: 'step.back' });
  expect(at(again).matches({ filling: { page: 'details' } })).toBe(true);
});

it('a stored parcel review opens the details when they are incomplete [PARC-02, STO-02]', () => {
  const page = openPage({ progress: { ...ready, draft: { ...plainParcel, categoryId: 1 } } });
  expect(at(page).matches({ filling: { page: 'details' } })).toBe(true);
});

it('the swap button exchanges sender and receiver and opens their fields [PARC-06]', () => {
  const page = openPage({ progress: { ...ready, step: 'details' } });
  expect(at(page).matches({ filling: { sender: 'folded' } })).toBe(true);
  page.flow.send({ type: 'ends.swapped' });
  expect(at(page).matches({ filling: { sender: 'open' } })).toBe(true);
  const { draft } = at(page).context.progress;
  expect([draft.sender, draft.receiver]).toEqual([receiver, sender]);
});

it('a map pin that the customer has not moved does not count as an address [PARC-02, PARC-04]', () => {
  const page = openPage({
    progress: {
      ...ready,
      step: 'details',
      draft: { ...ready.draft, receiver: { ...receiver, place: null } },
    },
  });
  const found = { type: 'place.found' as const, end: 'receiver' as const, place: shore };

  page.flow.send({ ...found, isMoved: false });
  page.on();
  expect(missing(page)).toEqual([['receiver', 'place']]);

  page.flow.send({ ...found, isMoved: true });
  expect(missing(page)).toEqual([]);
  expect(storedProgressOf(page).draft.receiver.place?.address).toBe(shore.label);
});

it('the parcel form waits for a place that is being looked up [PARC-04]', () => {
  const page = openPage({ progress: { ...ready, step: 'details' } });

  page.flow.send({ type: 'place.lookupStarted', end: 'receiver' });
  page.on();
  expect(missing(page)).toEqual([['receiver', 'placePending']]);

  page.flow.send({ type: 'place.found', end: 'receiver', place: shore, isMoved: true });
  page.on();
  expect(missing(page)).toEqual([]);
  expect(at(page).matches({ filling: { page: 'review' } })).toBe(true);
});
