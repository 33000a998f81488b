import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { blankDraft, type Draft, readDraft } from '../../../domain/registration';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import type {
  DraftCommand,
  FileCommand,
  RegistrationInput,
} from '../../../machines/registration/registration.types';
import { deferredActors, settled } from '../../support/deferred';
import { refused } from '../session/sign-ins';
import { here } from './registration.model';

const blankTexts = blankDraft('courier', 'a').texts;
const photo = { name: 'file.jpg', type: 'image/jpeg', size: 100_000 };

function start(input: RegistrationInput) {
  const effects = deferredActors('register');
  const saved: (Draft | null)[] = [];
  const flow = createActor(
    registrationMachine.provide({
      actors: {
        ...(effects.actors as object),
        loadDocuments: fromCallback<FileCommand>(({ receive, sendBack }) => {
          receive((command) => {
            const files =
              command.type === 'files.stored'
                ? [{ id: '1', field: command.field, name: 'file.jpg', url: 'blob:1' }]
                : [];
            sendBack({ type: 'files.read', files });
          });
        }),
        keepDraft: fromCallback<DraftCommand>(({ receive }) => {
          receive((command) => saved.push(command.type === 'draft.stored' ? command.draft : null));
        }),
      },
    }),
    { input },
  ).start();
  return { effects, saved, flow, at: () => flow.getSnapshot() };
}

const courier = (draft: Draft | null = null, visit = 'a') =>
  start({ kind: 'courier', draft, visit, isStartLink: false });

function atTheEnd() {
  const begun = courier();
  begun.flow.send({ type: 'step.submitted', texts: { zoneId: '1', vehicleId: '2' } });
  begun.flow.send({ type: 'files.chosen', field: 'identity_image', photos: [photo] });
  begun.flow.send({ type: 'step.submitted', texts: { identityNumber: 'A1234567' } });
  begun.flow.send({ type: 'registration.submitted', texts: { firstName: 'Omar' }, password: 'letmeride' });
  return begun;
}

it('the link to the registration’s start resets plan and step of a stored draft and nothing else [NAV-22]', () => {
  const draft: Draft = {
    ...blankDraft('store', 'a'),
    step: 'details',
    texts: { ...blankTexts, plan: 'subscription', storeName: 'Huda’s Kitchen' },
    place: here,
  };
  const restarted = start({ kind: 'store', draft, visit: 'b', isStartLink: true });
  expect(restarted.at().matches({ filling: 'plan' })).toBe(true);
  expect(restarted.at().context).toMatchObject({
    texts: { plan: '', storeName: 'Huda’s Kitchen' },
    place: here,
  });
  expect(restarted.saved.at(-1)?.texts.plan).toBe('');

  expect(
    start({ kind: 'store', draft, visit: 'b', isStartLink: false }).at().matches({ filling: 'details' }),
  ).toBe(true);
});

it('reloading the registration’s start page continues the registration [NAV-22, REG-01]', () => {
  const begun = start({ kind: 'store', draft: null, visit: 'a', isStartLink: true });
  begun.flow.send({ type: 'step.submitted', texts: { plan: 'subscription' } });
  const { at } = start({ kind: 'store', draft: begun.saved.at(-1) ?? null, visit: 'a', isStartLink: true });
  expect(at().matches({ filling: 'place' })).toBe(true);
  expect(at().context.texts.plan).toBe('subscription');
});

it('a sent application is still shown as sent after a reload, and a new visit starts a new one [REG-01]', async () => {
  const { effects, saved } = atTheEnd();
  effects.latest('register').resolve(undefined);
  await settled();
  const draft = saved.at(-1) ?? null;
  expect(courier(draft).at().matches('pending')).toBe(true);
  expect(courier(draft, 'b').at().matches({ filling: 'work' })).toBe(true);
});

it('a stored registration continues at the documents, because files are not stored [REG-01]', () => {
  const { at } = courier({
    ...blankDraft('courier', 'a'),
    step: 'contact',
    texts: { ...blankTexts, zoneId: '1' },
  });
  expect(at().matches({ filling: { documents: 'open' } })).toBe(true);
});

it('an unknown plan or place is rejected [REG-01]', () => {
  const { flow, at } = start({ kind: 'store', draft: null, visit: 'a', isStartLink: false });
  flow.send({ type: 'step.submitted', texts: { plan: '' } });
  expect(at().matches({ filling: 'plan' })).toBe(true);
  flow.send({ type: 'step.submitted', texts: { plan: 'commission' } });
  flow.send({ type: 'place.found', place: { ...here, zoneIds: [] } });
  flow.send({ type: 'step.submitted', texts: { moduleId: '1' } });
  expect(at().matches({ filling: 'place' })).toBe(true);
});

it('a moved pin without an address does not continue with the earlier place [REG-01, NFR-08]', () => {
  const { flow, at } = start({ kind: 'store', draft: null, visit: 'a', isStartLink: false });
  flow.send({ type: 'step.submitted', texts: { plan: 'commission' } });
  flow.send({ type: 'place.found', place: here });
  flow.send({ type: 'place.lookupStarted' });
  flow.send({ type: 'step.submitted', texts: { moduleId: '1' } });
  expect(at().matches({ filling: 'place' })).toBe(true);
});

it.each([
  [{ ...photo, type: 'application/pdf' }, 'type'],
  [{ ...photo, size: 3_000_000 }, 'size'],
])('a document %o is rejected, and the earlier document stays [REG-01, PROF-05]', (file, reason) => {
  const { flow, at } = courier();
  flow.send({ type: 'step.submitted', texts: {} });
  flow.send({ type: 'files.chosen', field: 'identity_image', photos: [photo] });
  flow.send({ type: 'files.chosen', field: 'identity_image', photos: [file] });
  expect(at().context.problem).toEqual({ field: 'identity_image', reason });
  expect(at().context.files).toHaveLength(1);
  flow.send({ type: 'files.chosen', field: 'identity_image', photos: [photo, photo, photo] });
  expect(at().context.problem?.reason).toBe('count');
});

it('a registration is sent once without storing the password, and its draft is then deleted [REG-01]', async () => {
  const { effects, saved, flow, at } = atTheEnd();
  flow.send({ type: 'registration.submitted', texts: {}, password: 'letmeride' });
  expect(effects.callsOf('register')).toHaveLength(1);
  expect(JSON.stringify(saved)).not.toContain('letmeride');
  effects.latest('register').resolve(undefined);
  await settled();
  expect(at().matches('pending')).toBe(true);
  expect([at().context.password, saved.at(-1)]).toEqual(['', blankDraft('courier', 'a', true)]);
});

it('a refused document is shown at its field, and other errors at the end [REG-01]', async () => {
  const { effects, flow, at } = atTheEnd();
  effects.latest('register').reject(refused(['identity_image', 'Only a picture is taken.']));
  await settled();
  expect(at().matches({ filling: { documents: 'open' } })).toBe(true);
  expect(at().context.failure?.messages).toEqual(['Only a picture is taken.']);
  flow.send({ type: 'step.submitted', texts: {} });
  flow.send({ type: 'registration.submitted', texts: {}, password: 'letmeride' });
  effects.latest('register').reject({ code: 'offline' });
  await settled();
  expect(at().matches({ filling: 'contact' })).toBe(true);
  expect(at().context.failure?.code).toBe('offline');
});

it('a repeated registration says that the application was sent before [REG-01]', async () => {
  const { effects, saved, at } = atTheEnd();
  effects.latest('register').reject(refused(['registered', 'You have sent this already.']));
  await settled();
  expect(at().matches('known')).toBe(true);
  expect(saved.at(-1)).toBeNull();
});

it.each([null, 'x', {}, { step: 'plan', texts: {}, place: null }, { step: 'work', texts: null }])(
  'an invalid stored draft is discarded: %o [REG-01, STO-02]',
  (value) => expect(readDraft('courier', value)).toBeNull(),
);

it('the valid parts of a registration draft that was altered in storage are kept [REG-01, STO-02]', () => {
  const texts = { plan: 7, storeName: 'x'.repeat(900), extra: 'y' };
  const draft = readDraft('store', { step: 'details', texts, place: { lat: 'x' } });
  expect(draft).toEqual({
    visit: '',
    isSent: false,
    step: 'details',
    texts: { ...blankTexts, storeName: 'x'.repeat(500) },
    place: null,
  });
});
