import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { consentByDefault } from '../../../domain/consent';
import { consentMachine } from '../../../machines/account/consent.machine';
import { deferredActors } from '../../support/deferred';

function start() {
  const effects = deferredActors('saveConsent');
  const consent = createActor(consentMachine.provide({ actors: effects.actors }), {
    input: { saved: consentByDefault },
  }).start();
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    consent,
    saves: () => effects.latest('saveConsent'),
    shown: () => consent.getSnapshot().context.wanted,
    settle,
  };
}

it('a consent is shown immediately, and of several quick changes only the last is saved [PROF-12]', async () => {
  const { consent, saves, shown, settle } = start();
  consent.send({ type: 'consent.chosen', consent: { orders: true, offers: true } });
  expect(shown()).toEqual({ orders: true, offers: true });
  consent.send({ type: 'consent.chosen', consent: { orders: false, offers: true } });
  consent.send({ type: 'consent.chosen', consent: { orders: false, offers: false } });
  saves().resolve({ orders: true, offers: true });
  await settle();
  expect(consent.getSnapshot().matches('saving')).toBe(true);
  saves().resolve({ orders: false, offers: false });
  await settle();
  expect(consent.getSnapshot().context.saved).toEqual({ orders: false, offers: false });
  expect(consent.getSnapshot().matches({ settled: 'quiet' })).toBe(true);
});

it('a consent that the server refuses reverts to the saved one and shows the reason [PROF-12]', async () => {
  const { consent, saves, shown, settle } = start();
  consent.send({ type: 'consent.chosen', consent: { orders: true, offers: true } });
  saves().reject({ code: 'offline' });
  await settle();
  expect(shown()).toEqual(consentByDefault);
  expect(consent.getSnapshot().context.failure).toMatchObject({ code: 'offline' });
});
