import { assign, emit, setup } from 'xstate';
import { type Consent, isSameConsent } from '../../domain/consent';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

type ConsentInput = { saved: Consent };

type ConsentContext = ConsentInput & {
  /** The customer's latest choice, which the switches show before it is saved. */
  wanted: Consent;
  failure: Failure | null;
};

/** The choices are saved, so the page must reload them. */
type ConsentEmitted = { type: 'consent.saved' };

const actors = {
  /** Saves the choices and returns those that the server stored. */
  saveConsent: notProvided<Consent, Consent>('saveConsent'),
};

export const consentMachine = setup({
  types: {} as {
    input: ConsentInput;
    context: ConsentContext;
    events: { type: 'consent.chosen'; consent: Consent };
    emitted: ConsentEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isNewChoice: ({ context, event }) =>
      !isSameConsent(context.wanted, eventOf(event, 'consent.chosen').consent),
    isOutdated: ({ context, event }) =>
      !isSameConsent(context.wanted, outputOf<typeof actors, 'saveConsent'>(event)),
  },
  actions: {
    setWanted: assign(({ event }) => ({ wanted: eventOf(event, 'consent.chosen').consent })),
    setSaved: assign(({ event }) => ({ saved: outputOf<typeof actors, 'saveConsent'>(event) })),
    rollBack: assign(({ context }) => ({ wanted: context.saved })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    announceSaved: emit({ type: 'consent.saved' }),
  },
}).createMachine({
  id: 'consent',
  description:
    'Marketing and notification choices. A switch moves immediately and moves back if saving fails.',
  meta: { title: 'Consent', rules: ['PROF-12'] },
  context: ({ input }) => ({ ...input, wanted: input.saved, failure: null }),
  initial: 'settled',
  states: {
    settled: {
      meta: { title: 'Saved' },
      initial: 'quiet',
      states: {
        quiet: { meta: { title: 'Idle' } },
        failed: { meta: { title: 'Saving failed' }, tags: 'failed' },
      },
      on: {
        'consent.chosen': { guard: 'isNewChoice', target: 'saving', actions: 'setWanted' },
      },
    },
    saving: {
      description: 'Presses during a save wait. Then only the latest choice is saved.',
      meta: { title: 'Saving' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: 'isOutdated', target: 'saving', reenter: true, actions: 'setSaved' },
          { target: 'settled', actions: ['setSaved', 'announceSaved'] },
        ],
        onError: { target: 'settled.failed', actions: ['rollBack', 'setFailure'] },
      },
      on: { 'consent.chosen': { actions: 'setWanted' } },
    },
  },
});
