import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type ParcelRequest, plainParcel } from '../../../domain/parcel-sending';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { parcelMachine } from '../../../machines/parcel/parcel.machine';
import type { ParcelInput, ParcelProgress } from '../../../machines/parcel/parcel.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { sent } from './parcel.model';
import {
  dearer,
  guest,
  progress,
  quote,
  ready,
  receiver,
  refusedQuote,
  sender,
  shore,
  stranger,
  zoneIds,
} from './parcels';

type Call = 'quoteParcel' | 'sendParcel';

function open(own: Partial<ParcelInput> = {}, person = guest) {
  const effects = deferredActors('quoteParcel', 'sendParcel');
  const paid = deferredActors('readOrder', 'changePayment', 'cancelOrder', 'openPage');
  const flow = createActor(
    parcelMachine.provide({
      actors: {
        ...(effects.actors as object),
        parcelPayment: paymentMachine.provide({ actors: paid.actors }),
        watchPerson: fromCallback(() => undefined),
      },
    }),
    { input: { progress, zoneIds, orderId: null, flag: null, ...own } },
  );
  const news = emittedBy(flow);
  flow.start();
  flow.send({ type: 'person.changed', person });
  const answered = async (name: Call, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Call, error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  const on = () => flow.send({ type: 'step.submitted' });
  const submit = () => flow.send({ type: 'parcel.submitted' });
  return { flow, effects, news, answered, failed, on, submit };
}
type Page = ReturnType<typeof open>;
const at = ({ flow }: Page) => flow.getSnapshot();
const keptBy = ({ news }: Page) =>
  news.flatMap((said) => (said.type === 'progress.changed' ? [said.progress] : [])).at(-1) as ParcelProgress;

async function placing(own: Partial<ParcelInput> = {}) {
  const page = open({ progress: ready, ...own });
  await page.answered('quoteParcel', quote);
  page.submit();
  await page.answered('quoteParcel', quote);
  return page;
}

it('the steps open one after the other, once the earlier ones are filled in [PARC-02, PARC-04]', () => {
  const page = open();
  page.on();
  expect(at(page).context.missing).toBe('category');
  page.flow.send({ type: 'draft.changed', draft: { categoryId: 1 } });
  page.on();
  page.on();
  expect([at(page).context.progress.step, at(page).context.missing]).toEqual(['sender', 'place']);
  const away = { lat: 25.9, lng: 55.9, address: 'Far Away', zoneIds: [2] };
  page.flow.send({ type: 'party.changed', end: 'sender', party: { ...sender, place: away } });
  page.on();
  expect(at(page).context.missing).toBe('outside');
  page.flow.send({ type: 'party.changed', end: 'sender', party: { ...sender, phone: '12' } });
  page.on();
  expect(at(page).context.missing).toBe('contact');
  page.flow.send({ type: 'party.changed', end: 'sender', party: sender });
  page.on();
  page.flow.send({ type: 'party.changed', end: 'receiver', party: { ...receiver, place: sender.place } });
  page.on();
  expect(at(page).context.missing).toBe('samePoint');
  page.flow.send({ type: 'party.changed', end: 'receiver', party: receiver });
  page.on();
  page.on();
  expect(at(page).context.missing).toBe('prohibited');
  page.flow.send({ type: 'step.chosen', step: 'tip' });
  expect(at(page).context.progress.step).toBe('instructions');
  page.flow.send({ type: 'draft.changed', draft: { isProhibitedRead: true } });
  for (let step = 0; step < 4; step += 1) page.on();
  expect(at(page).matches({ filling: { summary: 'quoting' } })).toBe(true);
});

it('every step can be opened again from the summary, also after a reload [PARC-02]', async () => {
  const page = open({ progress: ready });
  await page.answered('quoteParcel', quote);
  page.flow.send({ type: 'step.chosen', step: 'receiver' });
  expect(at(page).matches({ filling: 'receiver' })).toBe(true);
  const again = open({ progress: keptBy(page) });
  expect(at(again).matches({ filling: 'receiver' })).toBe(true);
  again.on();
  expect(at(again).matches({ filling: { summary: 'quoting' } })).toBe(true);
  again.flow.send({ type: 'step.back' });
  expect(at(again).matches({ filling: 'tip' })).toBe(true);
});

it('a stored draft opens at its first incomplete step [PARC-02, STO-02]', () => {
  const page = open({ progress: { ...ready, draft: { ...plainParcel, categoryId: 1 } } });
  expect(at(page).matches({ filling: 'sender' })).toBe(true);
});

it('the swap exchanges sender and receiver [PARC-06]', () => {
  const page = open({ progress: { ...ready, step: 'sender' } });
  page.flow.send({ type: 'ends.swapped' });
  const { draft } = at(page).context.progress;
  expect([draft.sender, draft.receiver]).toEqual([receiver, sender]);
});

it('a paying receiver can only pay in cash [PARC-02]', async () => {
  const draft = {
    ...ready.draft,
    payer: 'receiver' as const,
    payment: { by: 'wallet' as const },
    usesWallet: true,
  };
  const page = open({ progress: { ...ready, draft } });
  const { input } = page.effects.latest('quoteParcel');
  expect((input as ParcelRequest).draft).toMatchObject({ payment: { by: 'cash' }, usesWallet: false });
});

it('a parcel is sent once, however often it is pressed [CHK-05, PARC-02]', async () => {
  const page = await placing();
  for (let press = 0; press < 3; press += 1) page.submit();
  expect(page.effects.callsOf('sendParcel')).toHaveLength(1);
  await page.answered('sendParcel', sent);
  expect(at(page).matches('placed')).toBe(true);
  expect(page.news).toContainEqual({
    type: 'parcel.sent',
    orderId: 9001,
    isGuest: true,
    phone: sender.phone,
    isPaymentDue: false,
  });
});

it('a request without an answer is repeated with the same key, also after a reload [CHK-05]', async () => {
  const page = await placing();
  await page.failed('sendParcel', { code: 'timeout' });
  expect(at(page).matches({ sending: 'unanswered' })).toBe(true);
  page.flow.send({ type: 'retry.requested' });
  const [first, second] = page.effects.callsOf('sendParcel').map(({ input }) => input);
  expect(second).toEqual(first);
  const reloaded = open({ progress: keptBy(page) });
  expect(reloaded.effects.latest('sendParcel').input).toEqual(first);
});

it('a parcel is sent only at the accepted price, and with another key after a refusal [CHK-06]', async () => {
  const page = open({ progress: ready });
  await page.answered('quoteParcel', quote);
  page.submit();
  await page.answered('quoteParcel', dearer);
  expect(at(page).matches({ sending: 'quoteChanged' })).toBe(true);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('sendParcel').input).toMatchObject({ total: 5_40 });
  await page.failed('sendParcel', { code: 'refused', messages: ['Nobody rides there.'] });
  expect(at(page).matches({ sending: 'refused' })).toBe(true);
  page.flow.send({ type: 'step.chosen', step: 'receiver' });
  page.on();
  await page.answered('quoteParcel', dearer);
  page.submit();
  await page.answered('quoteParcel', dearer);
  expect(page.effects.latest('sendParcel').input).toMatchObject({ key: 'parcel-key-1-1' });
});

it('a changed price is asked about, and the parcel is then sent with another key [CHK-06]', async () => {
  const page = await placing();
  await page.failed('sendParcel', {
    code: 'refused',
    messages: [],
    errors: [{ code: 'total_changed', message: 'Changed.' }],
  });
  await page.answered('quoteParcel', dearer);
  expect(at(page).matches({ sending: 'quoteChanged' })).toBe(true);
  expect(keptBy(page).sent).toBeNull();
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('sendParcel').input).toMatchObject({ total: 5_40, key: 'parcel-key-1-1' });
});

it('a changed split of the same total is shown, and the parcel is sent only when it is accepted [CHK-14]', async () => {
  const split = { ...quote, walletBalance: 2_00, walletAmount: 2_00, due: 2_90 };
  const page = open({ progress: ready });
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

it('a problem found by the server leads to its step [PARC-04]', async () => {
  const page = open({ progress: ready });
  await page.answered('quoteParcel', refusedQuote);
  page.submit();
  expect(at(page).matches({ filling: { summary: 'quoted' } })).toBe(true);
  page.flow.send({ type: 'step.chosen', step: 'schedule' });
  expect(at(page).matches({ filling: 'schedule' })).toBe(true);
});

it('a sign-in is required when guests may not order, and the draft is kept [CHK-02, PERM-03]', () => {
  const page = open({ progress: ready }, stranger);
  expect(at(page).matches('signedOut')).toBe(true);
  page.flow.send({ type: 'signIn.requested' });
  expect(page.news).toContainEqual({ type: 'auth.requested' });
  page.flow.send({ type: 'person.changed', person: { isSignedIn: true, maySend: true } });
  expect(at(page).matches({ filling: 'summary' })).toBe(true);
});

it("an untouched pin is not accepted as a receiver's address [PARC-02, PARC-04]", () => {
  const page = open({
    progress: {
      ...ready,
      step: 'receiver',
      draft: { ...ready.draft, receiver: { ...receiver, place: null } },
    },
  });
  const found = { type: 'place.found' as const, end: 'receiver' as const, place: shore, isOwn: true };

  page.flow.send({ ...found, isMoved: false });
  page.on();
  expect(at(page).context).toMatchObject({ missing: 'place', progress: { step: 'receiver' } });

  page.flow.send({ ...found, isMoved: true });
  expect(at(page).context.missing).toBeNull();
  expect(keptBy(page).draft.receiver.place?.address).toBe(shore.label);
});

it('the parcel is collected at the chosen place unless the pin is moved, never at the city’s centre [PARC-02]', () => {
  const step = { ...progress, step: 'sender' as const, draft: { ...plainParcel, categoryId: 1 } };
  const found = { type: 'place.found' as const, end: 'sender' as const, place: shore, isMoved: false };

  const stranger = open({ progress: step });
  stranger.flow.send({ ...found, isOwn: false });
  expect(at(stranger).context.progress.draft.sender.place).toBeNull();

  const neighbour = open({ progress: step });
  neighbour.flow.send({ ...found, isOwn: true });
  expect(keptBy(neighbour).draft.sender.place?.address).toBe(shore.label);

  const swappedEnds = open({ progress: { ...step, draft: { ...step.draft, receiver } } });
  swappedEnds.flow.send({ ...found, isOwn: true });
  expect(at(swappedEnds).context.progress.draft.sender.place).toBeNull();
});

it('a step waits for the place of its pin [PARC-04]', () => {
  const page = open({ progress: { ...ready, step: 'receiver' } });

  page.flow.send({ type: 'place.sought' });
  page.on();
  expect(at(page).context).toMatchObject({ missing: 'sought', progress: { step: 'receiver' } });

  page.flow.send({ type: 'place.found', end: 'receiver', place: shore, isMoved: true, isOwn: true });
  page.on();
  expect(at(page).context).toMatchObject({ missing: null, progress: { step: 'summary' } });
});

it('Back leaves a refused parcel, but not one that may have been placed [PARC-02, CHK-05]', async () => {
  const refused = await placing();
  await refused.failed('sendParcel', { code: 'refused', messages: ['Nobody rides there.'] });
  refused.flow.send({ type: 'step.back' });
  expect(at(refused).matches({ filling: 'tip' })).toBe(true);

  const unanswered = await placing();
  await unanswered.failed('sendParcel', { code: 'timeout' });
  expect(at(unanswered).can({ type: 'step.back' })).toBe(false);
  expect(at(unanswered).can({ type: 'step.chosen', step: 'sender' })).toBe(false);
});
