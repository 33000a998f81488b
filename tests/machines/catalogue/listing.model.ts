import { listingMachine } from '../../../machines/catalogue/listing.machine';
import { createModel } from '../../support/model';

const key = 'stores/popular';
const pages = ['loadFirstPage', 'loadPage', 'renewPages'] as const;

export const listingModel = createModel(listingMachine, {
  input: { key, progress: null },
  otherInputs: [
    { key, progress: { pages: 2, shown: 24, total: 30 } },
    { key, progress: { pages: 3, shown: 30, total: 30 } },
  ],
  fixtures: pages.flatMap((actor) => [
    { type: `xstate.done.actor.${actor}` as const, output: { pages: 1, shown: 0, total: 0 } },
    { type: `xstate.done.actor.${actor}` as const, output: { pages: 1, shown: 12, total: 30 } },
    { type: `xstate.done.actor.${actor}` as const, output: { pages: 3, shown: 30, total: 30 } },
    { type: `xstate.error.actor.${actor}` as const, error: { code: 'offline' } },
  ]),
  vertex: ({ context }) => context.progress,
  invariants: {
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'an empty list shows no entries': (at) => !at.hasTag('empty') || at.context.progress.shown === 0,
    'more can be requested only when there is more': (at) =>
      !at.matches('showing') || at.context.progress.shown < at.context.progress.total,
    'only a first page replaces the whole list': (at) =>
      !(at.matches('loadingFirst') || at.matches('failed')) || at.context.progress.shown === 0,
  },
});
