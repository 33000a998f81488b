import { assign, type EventObject, emit, setup } from 'xstate';
import { conversionRefusal } from '../../domain/loyalty';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import type { LoyaltyContext, LoyaltyEmitted, LoyaltyEvent, LoyaltyInput } from './loyalty.types';

type Submitted = { points: number | null };
type Failed = { error: unknown };

const MESSAGES = {
  missing: 'pointsRequired',
  belowMinimum: 'pointsBelowMinimum',
  tooMany: 'pointsTooMany',
  worthless: 'pointsBelowMinimum',
} as const;

export const loyaltyMachine = setup({
  types: {} as {
    input: LoyaltyInput;
    context: LoyaltyContext;
    events: LoyaltyEvent;
    emitted: LoyaltyEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Tells how many there are, whenever the profile says something else. */
    watchPoints: notProvidedCallback<EventObject>('watchPoints'),
    convertPoints: notProvided<{ message: string }, { points: number; attempt: number }>('convertPoints'),
  },
  guards: {
    hasEnough: ({ context: { points, terms } }) => conversionRefusal(points, points, terms) === null,
    isConvertible: ({ context }, { points }: Submitted) =>
      conversionRefusal(points, context.points, context.terms) === null,
  },
  actions: {
    setPoints: assign((_, { points }: { points: number }) => ({ points })),
    setWanted: assign((_, { points }: Submitted) => ({ wanted: points ?? 0, failure: null })),
    pointAtPoints: emit(({ context }, { points }: Submitted) => {
      const refusal = conversionRefusal(points, context.points, context.terms);
      return {
        type: 'fields.refused' as const,
        errors: [{ code: 'point', message: MESSAGES[refusal?.code ?? 'missing'] }],
      };
    }),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    noticeAnswer: emit((_, { output }: { output: { message: string } }) => ({
      type: 'notice' as const,
      code: 'serverSaid' as const,
      values: { text: output.message },
    })),
    noticeFailure: emit((_, { error }: Failed) => failureNotice(failureOf(error))),
    tellConverted: emit({ type: 'points.converted' }),
  },
}).createMachine({
  id: 'loyalty',
  description: 'Points become money of the wallet: how many, what they are worth, and not below the minimum.',
  meta: { title: 'Loyalty points', rules: ['LOY-01', 'LOY-02'] },
  context: ({ input }) => ({ ...input, wanted: 0, attempt: 1, failure: null }),
  invoke: {
    id: 'watchPoints',
    src: 'watchPoints',
    onError: { description: 'The number of the beginning stays to be seen.' },
  },
  on: { 'points.changed': { actions: { type: 'setPoints', params: ({ event }) => event } } },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'The points' },
      on: {
        'conversion.requested': {
          description: 'Below the minimum the button says why it does nothing.',
          guard: 'hasEnough',
          target: 'asking',
        },
      },
    },
    asking: {
      meta: { title: 'How many?', rules: ['LOY-02'] },
      tags: 'open',
      on: {
        'conversion.submitted': [
          {
            guard: { type: 'isConvertible', params: ({ event }) => event },
            target: 'converting',
            actions: { type: 'setWanted', params: ({ event }) => event },
          },
          { actions: { type: 'pointAtPoints', params: ({ event }) => event } },
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
        onDone: {
          target: 'idle',
          actions: ['countAttempt', { type: 'noticeAnswer', params: ({ event }) => event }, 'tellConverted'],
        },
        onError: {
          description: 'Asked again, it is the same attempt: an answer that was lost converts nothing twice.',
          target: 'asking',
          actions: [
            { type: 'setFailure', params: ({ event }) => event },
            { type: 'noticeFailure', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
