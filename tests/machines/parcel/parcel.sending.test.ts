import { expect, it } from 'vitest';
import type { ParcelRequest } from '../../../domain/parcel-sending';
import { at, openPage, placing, storedProgressOf } from './page';
import { sent } from './parcel.model';
import { dearer, quote, ready, refusedQuote, sender, stranger } from './parcels';

it('a receiver who pays for a parcel can only pay in cash [PARC-02]', async () => {
  const draft = {
    ...ready.draft,
    payer: 'receiver' as const,
    payment: { by: 'wallet' as const },
    usesWallet: true,
  };
  const page = openPage({ progress: { ...ready, draft } });
  const { input } = page.effects.latest('quoteParcel');
  expect((input as ParcelRequest).draft).toMatchObject({ payment: { by: 'cash' }, usesWallet: false });
});

it('a parcel is sent once, however often it is pressed [CHK-05, PARC-02]', async () => {
  const page = await placing();
  for (let press = 0; press < 3; press += 1) page.submit();
  expect(page.effects.callsOf('sendParcel')).toHaveLength(1);
  await page.answered('sendParcel', sent);
  expect(at(page).matches('placed')).toBe(true);
  expect(page.emitted).toContainEqual({
    type: 'parcel.sent',
    orderId: 9001,
    isGuest: true,
    phone: sender.phone,
    isPaymentDue: false,
  });
});

it('a parcel request without a response is repeated with the same key, also after a reload [CHK-05]', async () => {
  const page = await placing();
  await page.failed('sendParcel', { code: 'timeout' });
  expect(at(page).matches({ sending: 'unanswered' })).toBe(true);
  page.flow.send({ type: 'retry.requested' });
  const [first, second] = page.effects.callsOf('sendParcel').map(({ input }) => input);
  expect(second).toEqual(first);
  const reloaded = openPage({ progress: storedProgressOf(page) });
  expect(reloaded.effects.latest('sendParcel').input).toEqual(first);
});

it('a parcel is sent only at the accepted price, and with another idempotency key after a refusal [CHK-06]', async () => {
  const page = openPage({ progress: ready });
  await page.answered('quoteParcel', quote);
  page.submit();
  await page.answered('quoteParcel', dearer);
  expect(at(page).matches({ sending: 'quoteChanged' })).toBe(true);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('sendParcel').input).toMatchObject({ total: 5_40 });
  await page.failed('sendParcel', { code: 'refused', messages: ['Nobody rides there.'] });
  expect(at(page).matches({ filling: { page: 'review', price: 'refused' } })).toBe(true);
  page.flow.send({ type: 'draft.changed', draft: { instruction: 'Ring the bell' } });
  expect(at(page).context.failure).not.toBeNull();
  page.submit();
  await page.answered('quoteParcel', dearer);
  expect(page.effects.latest('sendParcel').input).toMatchObject({ key: 'parcel-key-1-1' });
});

it('a changed price must be accepted, and the parcel is then sent with another idempotency key [CHK-06]', async () => {
  const page = await placing();
  await page.failed('sendParcel', {
    code: 'refused',
    messages: [],
    errors: [{ code: 'total_changed', message: 'Changed.' }],
  });
  await page.answered('quoteParcel', dearer);
  expect(at(page).matches({ sending: 'quoteChanged' })).toBe(true);
  expect(storedProgressOf(page).sent).toBeNull();
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('sendParcel').input).toMatchObject({ total: 5_40, key: 'parcel-key-1-1' });
});

it('a payment split that changed at the same total is shown, and the parcel is sent only when it is accepted [CHK-14]', async () => {
  const split = { ...quote, walletBalance: 2_00, walletAmount: 2_00, due: 2_90 };
  const page = openPage({ progress: ready });
  await page.answered('quoteParcel', split);
  page.submit();
  await page.answered('quoteParcel', split);
  expect(page.effects.latest('sendParcel').input).toMatchObject({ split: { wallet: 2_00 } });
  await page.failed('sendParcel', {
    code: 'refused',
    errors: [{ code: 'split_changed', message: 'Changed.' }],
  });
  await page.answered('quoteParcel', quote);
  expect(at(page).matches({ sending: 'quoteChanged' })).toBe(true);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('sendParcel').input).toMatchObject({ split: { wallet: 0 } });
});

it('a problem found by the server is shown at its form section [PARC-04]', async () => {
  const page = openPage({ progress: ready });
  await page.answered('quoteParcel', refusedQuote);
  page.submit();
  expect(at(page).matches({ filling: { price: 'quoted' } })).toBe(true);
  expect(page.emitted).toContainEqual({ type: 'part.pointed', part: 'schedule' });
});

it('a sign-in is required when guests may not order, and the draft is kept [CHK-02, PERM-03]', () => {
  const page = openPage({ progress: ready }, stranger);
  expect(at(page).matches('signedOut')).toBe(true);
  page.flow.send({ type: 'signIn.requested' });
  expect(page.emitted).toContainEqual({ type: 'auth.requested' });
  page.flow.send({ type: 'person.changed', person: { isSignedIn: true, maySend: true } });
  expect(at(page).matches({ filling: { page: 'review' } })).toBe(true);
});

it('Back leaves a parcel that was refused, but not one that may have been placed [PARC-02, CHK-05]', async () => {
  const refused = await placing();
  await refused.failed('sendParcel', { code: 'refused', messages: ['Nobody rides there.'] });
  refused.flow.send({ type: 'step.back' });
  expect(at(refused).matches({ filling: { page: 'details' } })).toBe(true);

  const unanswered = await placing();
  await unanswered.failed('sendParcel', { code: 'timeout' });
  expect(at(unanswered).can({ type: 'step.back' })).toBe(false);
  expect(at(unanswered).can({ type: 'part.chosen', part: 'sender' })).toBe(false);
  expect(at(unanswered).can({ type: 'draft.changed', draft: { tip: 1_00 } })).toBe(false);
});

it('a refusal of a parcel keeps its reason after a reload [PARC-04, CHK-05]', async () => {
  const page = await placing();
  await page.failed('sendParcel', { code: 'timeout' });
  const again = openPage({ progress: storedProgressOf(page) });
  await again.failed('sendParcel', { code: 'refused', messages: ['Nobody rides there.'] });
  expect(at(again).matches({ filling: { price: 'refused' } })).toBe(true);
  expect(at(again).context.failure).not.toBeNull();
});
