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
  const kept = emittedBy(diet);
  diet.start();
  return {
    diet,
    kept,
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

it('keeps the choice of a guest on the device, and asks no server [X-17]', () => {
  const { diet, kept, saved, now } = start();

  diet.send({ type: 'diet.chosen', profile: peanut });

  expect(now().context.profile).toEqual(peanut);
  expect(kept).toEqual([
    { type: 'diet.changed', profile: peanut, isOfAccount: false },
    { type: 'diet.kept' },
  ]);
  expect(saved()).toEqual([]);
});

it('brings what the device knew into the account, beside what the account held [X-17]', async () => {
  const { diet, saved, now, answer } = start({ profile: peanut, isOfAccount: false });

  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', milkAndHalal);

  expect(saved()).toEqual([{ profile: { allergens: ['milk', 'peanut'], diets: ['halal'] } }]);
  await answer('saveDiet');
  expect(now().matches({ signedIn: 'ready' })).toBe(true);
});

it('takes from the account what was changed on another device [X-17]', async () => {
  const { diet, saved, now, answer } = start({ profile: peanut, isOfAccount: true });

  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', milkAndHalal);

  expect(now().context.profile).toEqual(milkAndHalal);
  expect(saved()).toEqual([]);
});

it('leaves nothing of an account on the device at logout [X-17, MENU-08]', async () => {
  const { diet, kept, now, answer } = start();

  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', milkAndHalal);
  diet.send({ type: 'session.signedOut' });

  expect(now().context.profile).toEqual(noDiet);
  expect(kept.at(-1)).toEqual({ type: 'diet.changed', profile: noDiet, isOfAccount: false });
});

it('keeps on the device what never reached an account [X-17]', async () => {
  const { diet, now, fail } = start({ profile: peanut, isOfAccount: false });

  diet.send({ type: 'session.signedIn' });
  await fail('loadDiet');
  expect(now().hasTag('failed')).toBe(true);
  diet.send({ type: 'session.signedOut' });

  expect(now().context).toEqual({ profile: peanut, isOfAccount: false, failure: null });
});

it('warns at once, and tries again to save what could not be saved [X-17]', async () => {
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

it('follows what another tab chooses, and warns at once [X-17, STO-03]', () => {
  const { diet, kept, saved, now } = start();

  diet.send({ type: 'diet.changedElsewhere', profile: peanut, isOfAccount: false });

  expect(now().context.profile).toEqual(peanut);
  expect(kept).toEqual([]);
  expect(saved()).toEqual([]);
});

it('saves for its person what another tab chose and could not save yet [X-17, STO-03]', async () => {
  const { diet, kept, saved, now, answer } = start();
  diet.send({ type: 'session.signedIn' });
  await answer('loadDiet', noDiet);

  diet.send({ type: 'diet.changedElsewhere', profile: peanut, isOfAccount: false });
  expect(now().context.profile).toEqual(peanut);
  expect(saved()).toEqual([{ profile: peanut }]);
  await answer('saveDiet');
  expect(kept.at(-1)).toEqual({ type: 'diet.changed', profile: peanut, isOfAccount: true });
});

it('saves nothing that another tab has saved, also not after its own failure [X-17, STO-03]', async () => {
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
