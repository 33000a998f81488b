import { assign, emit, setup } from 'xstate';
import { type Consent, isSameConsent } from '../../domain/consent';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

type ConsentInput = { kept: Consent };

type ConsentContext = ConsentInput & {
  /** What the switches show: the newest press. */
  wanted: Consent;
  failure: Failure | null;
};

/** Kept where it belongs: whoever told this page what was kept before asks again. */
type ConsentEmitted = { type: 'consent.kept' };

type Saved = { output: Consent };

export const consentMachine = setup({
  types: {} as {
    input: ConsentInput;
    context: ConsentContext;
    events: { type: 'consent.chosen'; consent: Consent };
    emitted: ConsentEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Answers with what is kept now. */
    saveConsent: notProvided<Consent, Consent>('saveConsent'),
  },
  guards: {
    isNews: ({ context }, { consent }: { consent: Consent }) => !isSameConsent(context.wanted, consent),
    isOutdated: ({ context }, { output }: Saved) => !isSameConsent(context.wanted, output),
  },
  actions: {
    setWanted: assign((_, { consent }: { consent: Consent }) => ({ wanted: consent })),
    keepSaved: assign((_, { output }: Saved) => ({ kept: output })),
    rollBack: assign(({ context }) => ({ wanted: context.kept })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    announceKept: emit({ type: 'consent.kept' }),
  },
}).createMachine({
  id: 'consent',
  description:
    'What somebody wants to be told of. A switch moves at once and goes back if it could not be kept.',
  meta: { title: 'Consent', rules: ['PROF-12'] },
  context: ({ input }) => ({ ...input, wanted: input.kept, failure: null }),
  initial: 'settled',
  states: {
    settled: {
      meta: { title: 'As it is kept' },
      initial: 'quiet',
      states: {
        quiet: { meta: { title: 'Nothing went wrong' } },
        failed: { meta: { title: 'Could not be kept' }, tags: 'failed' },
      },
      on: {
        'consent.chosen': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'setWanted', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'Presses meanwhile are kept afterwards, the last of them.',
      meta: { title: 'Keeping it' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'saving',
            reenter: true,
            actions: { type: 'keepSaved', params: ({ event }) => event },
          },
          {
            target: 'settled',
            actions: [{ type: 'keepSaved', params: ({ event }) => event }, 'announceKept'],
          },
        ],
        onError: {
          target: 'settled.failed',
          actions: ['rollBack', { type: 'setFailure', params: ({ event }) => event }],
        },
      },
      on: { 'consent.chosen': { actions: { type: 'setWanted', params: ({ event }) => event } } },
    },
  },
});
