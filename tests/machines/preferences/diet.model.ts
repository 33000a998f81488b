import { type DietProfile, isSameDiet, noDiet } from '../../../domain/diet';
import { dietMachine } from '../../../machines/preferences/diet.machine';
import { createModel } from '../../support/model';

export const peanut: DietProfile = { allergens: ['peanut'], diets: [] };
export const milkAndHalal: DietProfile = { allergens: ['milk'], diets: ['halal'] };

export const dietModel = createModel(dietMachine, {
  input: { profile: noDiet, isOfAccount: false },
  otherInputs: [
    { profile: peanut, isOfAccount: false },
    { profile: peanut, isOfAccount: true },
  ],
  fixtures: [
    { type: 'diet.chosen', profile: peanut },
    { type: 'diet.chosen', profile: noDiet },
    { type: 'diet.changedElsewhere', profile: peanut, isOfAccount: false },
    { type: 'diet.changedElsewhere', profile: milkAndHalal, isOfAccount: true },
    { type: 'xstate.error.actor.session', error: new Error('broken') },
    { type: 'xstate.done.actor.loadDiet', output: noDiet },
    { type: 'xstate.done.actor.loadDiet', output: milkAndHalal },
    { type: 'xstate.error.actor.loadDiet', error: { code: 'server' } },
    { type: 'xstate.done.actor.saveDiet', output: undefined },
    { type: 'xstate.error.actor.saveDiet', error: { code: 'offline' } },
  ],
  vertex: ({ context: { profile, isOfAccount, failure } }) => [profile, isOfAccount, failure !== null],
  invariants: {
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'a diet that is stored in an account is marked so': (at) =>
      !at.matches({ signedIn: 'ready' }) || at.context.isOfAccount || isSameDiet(at.context.profile, noDiet),
  },
});
