import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type DietProfile, noDiet } from '../../../domain/diet';
import { dietMachine } from '../../../machines/preferences/diet.machine';
import type { DietInput } from '../../../machines/preferences/diet.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { milkAndHalal, peanut } from './diet.model';

function start(input: DietInput = { profile: noDiet, isOfAccount: false }) {
  const effects = deferredActors('loadDiet', 'saveDiet');
  const diet = createActor(dietMachine.provide({ actors: effects.actors }), {
    input,
  });
  const emitted = emittedBy(diet);
  diet.start();
  return {
    diet,
    emitted,
    saved: () => effects.callsOf('saveDiet').map(({ input: sent }) => sent),
    now: () => diet.getSnapshot(),
    answer: async (name: 'loadDiet' | 'saveDiet', output?: DietProfile) => {
      effects.latest(name).resolve(output);
      await settled();
    },
    fail: async (name: 'loadDiet' | 'saveDiet') => {
      effects.latest(name).reject({ code: 'offline' });
      await settled();
    },
  };
}

it('a guest’s diet is stored on the device only [X-17]', () => {
  const { diet, emitted, saved, now } = start();

  diet.send({ type: 'diet.chosen', profile: peanut });

  expect(now().context.profile).toEqual(peanut);
  expect(emitted).toEqual([
    { type: 'diet.changed', profile: peanut, isOfAccount: false },
    { type: 'diet.saved' },
  ]);
  expect(saved()).toEqual([]);
});

it('the device’s diet is merged into the account at sign-in [X-17]', async () => {
  const { diet, saved, now, answer } = start({ profile: peanut, isOfAccount: false });

  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', milkAndHalal);

  expect(saved()).toEqual([{ profile: { allergens: ['milk', 'peanut'], diets: ['halal'] } }]);
  await answer('saveDiet');
  expect(now().matches({ signedIn: 'ready' })).toBe(true);
});

it('a diet changed on another device is loaded from the account [X-17]', async () => {
  const { diet, saved, now, answer } = start({ profile: peanut, isOfAccount: true });

  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', milkAndHalal);

  expect(now().context.profile).toEqual(milkAndHalal);
  expect(saved()).toEqual([]);
});

it('a logout removes the account’s diet from the device [X-17, MENU-08]', async () => {
  const { diet, emitted, now, answer } = start();

  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', milkAndHalal);
  diet.send({ type: 'session.signedOut' });

  expect(now().context.profile).toEqual(noDiet);
  expect(emitted.at(-1)).toEqual({ type: 'diet.changed', profile: noDiet, isOfAccount: false });
});

it('a diet that never reached an account stays on the device [X-17]', async () => {
  const { diet, now, fail } = start({ profile: peanut, isOfAccount: false });

  diet.send({ type: 'session.signedIn' });
  await fail('loadDiet');
  expect(now().hasTag('failed')).toBe(true);
  diet.send({ type: 'session.signedOut' });

  expect(now().context).toEqual({ profile: peanut, isOfAccount: false, failure: null });
});

it('a chosen diet is applied immediately even if saving fails, and is saved on retry [X-17]', async () => {
  const { diet, saved, now, answer, fail } = start();

  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', noDiet);
  diet.send({ type: 'diet.chosen', profile: peanut });
  expect(now().context.profile).toEqual(peanut);
  await fail('saveDiet');
  expect(now().matches({ signedIn: 'unsaved' })).toBe(true);
  diet.send({ type: 'retry.requested' });
  await answer('saveDiet');

  expect(saved()).toEqual([{ profile: peanut }, { profile: peanut }]);
  expect(now().context).toEqual({ profile: peanut, isOfAccount: true, failure: null });
});

it('a diet chosen in another tab is applied immediately [X-17, STO-03]', () => {
  const { diet, emitted, saved, now } = start();

  diet.send({ type: 'diet.changedElsewhere', profile: peanut, isOfAccount: false });

  expect(now().context.profile).toEqual(peanut);
  expect(emitted).toEqual([]);
  expect(saved()).toEqual([]);
});

it('a diet that another tab could not save is saved by this tab [X-17, STO-03]', async () => {
  const { diet, emitted, saved, now, answer } = start();
  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', noDiet);

  diet.send({ type: 'diet.changedElsewhere', profile: peanut, isOfAccount: false });
  expect(now().context.profile).toEqual(peanut);
  expect(saved()).toEqual([{ profile: peanut }]);
  await answer('saveDiet');
  expect(emitted.at(-1)).toEqual({ type: 'diet.changed', profile: peanut, isOfAccount: true });
});

it('a diet that another tab has saved is not saved again, even after this tab failed to save it [X-17, STO-03]', async () => {
  const { diet, saved, now, answer, fail } = start();
  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', noDiet);
  diet.send({ type: 'diet.chosen', profile: peanut });
  await fail('saveDiet');

  diet.send({ type: 'diet.changedElsewhere', profile: milkAndHalal, isOfAccount: true });

  expect(now().matches({ signedIn: 'ready' })).toBe(true);
  expect(now().context).toMatchObject({ profile: milkAndHalal, isOfAccount: true });
  expect(saved()).toEqual([{ profile: peanut }]);
});
