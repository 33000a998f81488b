import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

/** What was chosen before, in this market. */
type InterestsInput = { chosen: number[] };
type InterestsContext = InterestsInput & { failure: Failure | null };

type InterestsEvent =
  | { type: 'category.toggled'; categoryId: number }
  | { type: 'save.requested' }
  | { type: 'skip.requested' };

/** Saved or skipped: the market opens either way [MOD-12]. */
type InterestsEmitted = { type: 'home.requested' };

export const interestsMachine = setup({
  types: {} as {
    input: InterestsInput;
    context: InterestsContext;
    events: InterestsEvent;
    emitted: InterestsEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { saveInterests: notProvided<void, { categoryIds: number[] }>('saveInterests') },
  guards: { hasChosen: ({ context }) => context.chosen.length > 0 },
  actions: {
    toggleCategory: assign(({ context: { chosen } }, { categoryId }: { categoryId: number }) => ({
      chosen: chosen.includes(categoryId)
        ? chosen.filter((id) => id !== categoryId)
        : [...chosen, categoryId],
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    requestHome: emit({ type: 'home.requested' }),
  },
}).createMachine({
  id: 'interests',
  description: 'What somebody likes in a new market, so that its recommendations fit. Nothing is forced.',
  meta: { title: 'Interests', rules: ['MOD-12', 'NAV-19'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: { title: 'Choosing' },
      initial: 'quiet',
      states: {
        quiet: { meta: { title: 'Nothing went wrong' } },
        failed: { meta: { title: 'Could not be saved' }, tags: 'failed' },
      },
      on: {
        'category.toggled': {
          target: '.quiet',
          actions: [{ type: 'toggleCategory', params: ({ event }) => event }, 'forgetFailure'],
        },
        'save.requested': [
          { guard: 'hasChosen', target: 'saving' },
          { description: 'Nothing chosen is nothing to save.', target: 'done' },
        ],
        'skip.requested': 'done',
      },
    },
    saving: {
      meta: { title: 'Saving', rules: ['MOD-12'] },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveInterests',
        src: 'saveInterests',
        input: ({ context }) => ({ categoryIds: context.chosen }),
        onDone: 'done',
        onError: { target: 'choosing.failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: { 'skip.requested': 'done' },
    },
    done: {
      meta: { title: 'Done' },
      type: 'final',
      entry: 'requestHome',
    },
  },
});
