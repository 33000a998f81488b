import { assign, emit, setup } from 'xstate';
import { type DietProfile, isSameDiet, joinedDiets, noDiet } from '../../domain/diet';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type { DietContext, DietEmitted, DietEvent, DietInput } from './diet.types';

const actors = {
  loadDiet: notProvided<DietProfile, void>('loadDiet'),
  saveDiet: notProvided<void, { profile: DietProfile }>('saveDiet'),
};

export const dietMachine = setup({
  types: {} as {
    input: DietInput;
    context: DietContext;
    events: DietEvent;
    emitted: DietEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isOfAccount: ({ context }) => context.isOfAccount,
    isSavedElsewhere: ({ event }) => eventOf(event, 'diet.changedElsewhere').isOfAccount,
    hasMore: ({ context, event }) => {
      const output = outputOf<typeof actors, 'loadDiet'>(event);
      return !context.isOfAccount && !isSameDiet(joinedDiets(context.profile, output), output);
    },
    isEmpty: ({ event }) => isSameDiet(outputOf<typeof actors, 'loadDiet'>(event), noDiet),
  },
  actions: {
    setProfile: assign(({ event }) => ({ profile: eventOf(event, 'diet.chosen').profile })),
    takeStored: assign(({ event }) => {
      const { profile, isOfAccount } = eventOf(event, 'diet.changedElsewhere');
      return { profile, isOfAccount };
    }),
    takeAccounts: assign(({ event }) => ({
      profile: outputOf<typeof actors, 'loadDiet'>(event),
      isOfAccount: true,
    })),
    forgetAccounts: assign({ profile: noDiet, isOfAccount: false }),
    join: assign(({ context, event }) => ({
      profile: joinedDiets(context.profile, outputOf<typeof actors, 'loadDiet'>(event)),
    })),
    markSaved: assign({ isOfAccount: true }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    announce: emit(({ context: { profile, isOfAccount } }) => ({
      type: 'diet.changed' as const,
      profile,
      isOfAccount,
    })),
    announceSaved: emit({ type: 'diet.saved' }),
  },
}).createMachine({
  id: 'diet',
  description:
    'The customer enters allergens and diet once. Warnings appear immediately, even before the choice is saved.',
  meta: { title: 'Diet and allergens', rules: ['X-17'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'The choice is stored on this device only.',
      meta: { title: 'Signed out' },
      entry: 'forgetFailure',
      on: {
        'diet.chosen': { actions: ['setProfile', 'announce', 'announceSaved'] },
        'diet.changedElsewhere': {
          meta: { rules: ['STO-03'] },
          actions: 'takeStored',
        },
        'session.signedIn': 'signedIn',
        'session.restored': 'signedIn',
      },
    },
    signingOut: {
      description: "The account's allergens and diet are removed from the device.",
      meta: { title: 'Signing out', rules: ['MENU-08'] },
      always: [
        { guard: 'isOfAccount', target: 'signedOut', actions: ['forgetAccounts', 'announce'] },
        { target: 'signedOut' },
      ],
    },
    signedIn: {
      meta: { title: 'Signed in' },
      initial: 'loading',
      on: {
        'diet.chosen': { target: '.saving', reenter: true, actions: ['setProfile', 'announce'] },
        'diet.changedElsewhere': [
          { guard: 'isSavedElsewhere', target: '.ready', actions: 'takeStored' },
          {
            description: 'Both tabs save the same choice, so the result is the same.',
            target: '.saving',
            reenter: true,
            actions: 'takeStored',
          },
        ],
        'session.signedOut': 'signingOut',
        'session.expired': 'signingOut',
      },
      states: {
        loading: {
          description: "The device's data is merged into the account's.",
          meta: { title: 'Loading the account' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'loadDiet',
            src: 'loadDiet',
            onDone: [
              { guard: 'hasMore', target: 'saving', actions: ['join', 'announce'] },
              {
                description: 'Neither the device nor the account has a choice.',
                guard: 'isEmpty',
                target: 'ready',
                actions: ['forgetAccounts', 'announce'],
              },
              { target: 'ready', actions: ['takeAccounts', 'announce'] },
            ],
            onError: { target: 'unread', actions: 'setFailure' },
          },
        },
        unread: {
          description: 'The data on the device still causes warnings.',
          meta: { title: 'Loading failed' },
          tags: 'failed',
          on: { 'retry.requested': 'loading' },
        },
        ready: { meta: { title: 'Ready' } },
        saving: {
          meta: { title: 'Saving to the account' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'saveDiet',
            src: 'saveDiet',
            input: ({ context }) => ({ profile: context.profile }),
            onDone: { target: 'ready', actions: ['markSaved', 'announceSaved', 'announce'] },
            onError: { target: 'unsaved', actions: 'setFailure' },
          },
        },
        unsaved: {
          description: 'The choice is stored on the device, but the account could not save it.',
          meta: { title: 'Saving failed' },
          tags: 'failed',
          on: { 'retry.requested': 'saving' },
        },
      },
    },
  },
});
