import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

/** The interests that were chosen earlier in this module. */
type InterestsInput = { chosen: number[] };
type InterestsContext = InterestsInput & { failure: Failure | null };

type InterestsEvent =
  | { type: 'category.toggled'; categoryId: number }
  | { type: 'save.requested' }
  | { type: 'skip.requested' };

/** The interests were saved or skipped. The module opens in both cases [MOD-12]. */
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
    toggleCategory: assign(({ context: { chosen }, event }) => {
      const categoryId = eventOf(event, 'category.toggled').categoryId;
      return {
        chosen: chosen.includes(categoryId)
          ? chosen.filter((id) => id !== categoryId)
          : [...chosen, categoryId],
      };
    }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    requestHome: emit({ type: 'home.requested' }),
  },
}).createMachine({
  id: 'interests',
  description: 'Asks about interests in a new module for better recommendations. Always optional.',
  meta: { title: 'Interests', rules: ['MOD-12', 'NAV-19'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: { title: 'Choosing' },
      initial: 'quiet',
      states: {
        quiet: { meta: { title: 'Idle' } },
        failed: { meta: { title: 'Saving failed' }, tags: 'failed' },
      },
      on: {
        'category.toggled': { target: '.quiet', actions: ['toggleCategory', 'forgetFailure'] },
        'save.requested': [
          { guard: 'hasChosen', target: 'saving' },
          { description: 'Without a choice nothing is saved.', target: 'done' },
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
        onError: { target: 'choosing.failed', actions: 'setFailure' },
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
