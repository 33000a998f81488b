import { assign, emit, setup } from 'xstate';
import { type DietProfile, isSameDiet, joinedDiets, noDiet } from '../../domain/diet';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { DietContext, DietEmitted, DietEvent, DietInput, StoredDiet } from './diet.types';

type ProfileParams = { profile: DietProfile };
type LoadedParams = { output: DietProfile };

export const dietMachine = setup({
  types: {} as {
    input: DietInput;
    context: DietContext;
    events: DietEvent;
    emitted: DietEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    loadDiet: notProvided<DietProfile, void>('loadDiet'),
    saveDiet: notProvided<void, { profile: DietProfile }>('saveDiet'),
  },
  guards: {
    isOfAccount: ({ context }) => context.isOfAccount,
    isKept: (_, { isOfAccount }: StoredDiet) => isOfAccount,
    hasMore: ({ context }, { output }: LoadedParams) =>
      !context.isOfAccount && !isSameDiet(joinedDiets(context.profile, output), output),
    isEmpty: (_, { output }: LoadedParams) => isSameDiet(output, noDiet),
  },
  actions: {
    setProfile: assign((_, { profile }: ProfileParams) => ({ profile })),
    takeStored: assign((_, { profile, isOfAccount }: StoredDiet) => ({ profile, isOfAccount })),
    takeAccounts: assign((_, { output }: LoadedParams) => ({ profile: output, isOfAccount: true })),
    forgetAccounts: assign({ profile: noDiet, isOfAccount: false }),
    join: assign(({ context }, { output }: LoadedParams) => ({
      profile: joinedDiets(context.profile, output),
    })),
    markKept: assign({ isOfAccount: true }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    announce: emit(({ context: { profile, isOfAccount } }) => ({
      type: 'diet.changed' as const,
      profile,
      isOfAccount,
    })),
    announceKept: emit({ type: 'diet.kept' }),
  },
}).createMachine({
  id: 'diet',
  description:
    'Allergens and diet, told once. What was chosen warns at once, whether or not it can be saved.',
  meta: { title: 'Diet and allergens', rules: ['X-17'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'Kept on this device alone.',
      meta: { title: 'Signed out' },
      entry: 'forgetFailure',
      on: {
        'diet.chosen': {
          actions: [{ type: 'setProfile', params: ({ event }) => event }, 'announce', 'announceKept'],
        },
        'diet.changedElsewhere': {
          meta: { rules: ['STO-03'] },
          actions: { type: 'takeStored', params: ({ event }) => event },
        },
        'session.signedIn': 'signedIn',
        'session.restored': 'signedIn',
      },
    },
    leaving: {
      description: 'What an account holds does not stay behind on the device.',
      meta: { title: 'Leaving', rules: ['MENU-08'] },
      always: [
        { guard: 'isOfAccount', target: 'signedOut', actions: ['forgetAccounts', 'announce'] },
        { target: 'signedOut' },
      ],
    },
    signedIn: {
      meta: { title: 'Signed in' },
      initial: 'loading',
      on: {
        'diet.chosen': {
          target: '.saving',
          reenter: true,
          actions: [{ type: 'setProfile', params: ({ event }) => event }, 'announce'],
        },
        'diet.changedElsewhere': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: '.ready',
            actions: { type: 'takeStored', params: ({ event }) => event },
          },
          {
            description: 'The other tab saves it as well: the same, whoever is first.',
            target: '.saving',
            reenter: true,
            actions: { type: 'takeStored', params: ({ event }) => event },
          },
        ],
        'session.signedOut': 'leaving',
        'session.expired': 'leaving',
      },
      states: {
        loading: {
          description: 'What this device knew before joins what the account holds.',
          meta: { title: 'Reading the account' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'loadDiet',
            src: 'loadDiet',
            onDone: [
              {
                guard: { type: 'hasMore', params: ({ event }) => event },
                target: 'saving',
                actions: [{ type: 'join', params: ({ event }) => event }, 'announce'],
              },
              {
                description: 'Neither the device nor the account says anything.',
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: 'ready',
                actions: ['forgetAccounts', 'announce'],
              },
              {
                target: 'ready',
                actions: [{ type: 'takeAccounts', params: ({ event }) => event }, 'announce'],
              },
            ],
            onError: { target: 'unread', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        unread: {
          description: 'What the device keeps goes on warning.',
          meta: { title: 'Could not be read' },
          tags: 'failed',
          on: { 'retry.requested': 'loading' },
        },
        ready: { meta: { title: 'Ready' } },
        saving: {
          meta: { title: 'Saving in the account' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'saveDiet',
            src: 'saveDiet',
            input: ({ context }) => ({ profile: context.profile }),
            onDone: { target: 'ready', actions: ['markKept', 'announceKept', 'announce'] },
            onError: { target: 'unsaved', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        unsaved: {
          description: 'It is kept on the device and warns; only the account does not know it yet.',
          meta: { title: 'Could not be saved' },
          tags: 'failed',
          on: { 'retry.requested': 'saving' },
        },
      },
    },
  },
});
