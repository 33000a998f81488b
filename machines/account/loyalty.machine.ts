import { assign, type EventObject, emit, setup } from 'xstate';
import { conversionRefusal } from '../../domain/loyalty';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { serverNotice } from '../shared/notice';
import type { LoyaltyContext, LoyaltyEmitted, LoyaltyEvent, LoyaltyInput } from './loyalty.types';

const MESSAGES = {
  missing: 'pointsRequired',
  belowMinimum: 'pointsBelowMinimum',
  tooMany: 'pointsTooMany',
  worthless: 'pointsBelowMinimum',
} as const;

const actors = {
  /** Sends the points whenever the profile changes. */
  watchPoints: notProvidedCallback<EventObject>('watchPoints'),
  convertPoints: notProvided<{ message: string }, { points: number; attempt: number }>('convertPoints'),
};

export const loyaltyMachine = setup({
  types: {} as {
    input: LoyaltyInput;
    context: LoyaltyContext;
    events: LoyaltyEvent;
    emitted: LoyaltyEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasEnough: ({ context: { points, terms } }) => conversionRefusal(points, points, terms) === null,
    isConvertible: ({ context, event }) =>
      conversionRefusal(eventOf(event, 'conversion.submitted').points, context.points, context.terms) ===
      null,
  },
  actions: {
    setPoints: assign(({ event }) => ({ points: eventOf(event, 'points.changed').points })),
    setWanted: assign(({ event }) => ({
      wanted: eventOf(event, 'conversion.submitted').points ?? 0,
      failure: null,
    })),
    pointAtPoints: emit(({ context, event }) => {
      const refusal = conversionRefusal(
        eventOf(event, 'conversion.submitted').points,
        context.points,
        context.terms,
      );
      return {
        type: 'fields.refused' as const,
        errors: [{ code: 'point', message: MESSAGES[refusal?.code ?? 'missing'] }],
      };
    }),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    noticeAnswer: emit(({ event }) => serverNotice(outputOf<typeof actors, 'convertPoints'>(event))),
    notifyFailure: notifyFailure(),
    announceConversion: emit({ type: 'points.converted' }),
  },
}).createMachine({
  id: 'loyalty',
  description: 'Converts points into wallet money: the amount, its value and the minimum.',
  meta: { title: 'Loyalty points', rules: ['LOY-01', 'LOY-02'] },
  context: ({ input }) => ({ ...input, wanted: 0, attempt: 1, failure: null }),
  invoke: {
    id: 'watchPoints',
    src: 'watchPoints',
    onError: { description: 'If loading fails, the earlier balance stays visible.' },
  },
  on: { 'points.changed': { actions: 'setPoints' } },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Points' },
      on: {
        'conversion.requested': {
          description: 'With too few points, the button is disabled and says why.',
          guard: 'hasEnough',
          target: 'asking',
        },
      },
    },
    asking: {
      meta: { title: 'Entering the amount', rules: ['LOY-02'] },
      tags: 'open',
      on: {
        'conversion.submitted': [
          { guard: 'isConvertible', target: 'converting', actions: 'setWanted' },
          { actions: 'pointAtPoints' },
        ],
        'question.closed': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    converting: {
      meta: { title: 'Converting' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'convertPoints',
        src: 'convertPoints',
        input: ({ context: { wanted, attempt } }) => ({ points: wanted, attempt }),
        onDone: { target: 'idle', actions: ['countAttempt', 'noticeAnswer', 'announceConversion'] },
        onError: {
          description: 'A retry uses the same key, so a lost response never converts twice.',
          target: 'asking',
          actions: ['setFailure', 'notifyFailure'],
        },
      },
    },
  },
});
