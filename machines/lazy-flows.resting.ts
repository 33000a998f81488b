import type { SnapshotFrom } from 'xstate';
import type { LazyFlowName, LazyFlows } from './flows.types';

export type Resting<TSnapshot> = TSnapshot extends { value: unknown; context: unknown }
  ? Pick<TSnapshot, 'value' | 'context'> & { tags: readonly string[] }
  : never;

/** The initial state of each lazy-loaded machine, shown until the machine has loaded. */
export const restingFlows: { [Name in LazyFlowName]: Resting<SnapshotFrom<LazyFlows[Name]>> } = {
  cart: {
    value: { lines: 'loading', syncing: 'reading', undo: 'none' },
    context: {
      lines: [],
      isLoaded: false,
      wanted: [],
      sending: null,
      tasks: [],
      failure: null,
      undo: null,
    },
    tags: ['busy'],
  },
  addToCart: {
    value: 'idle',
    context: { request: null, world: null, refusal: null, otherStore: null, waiting: [], failure: null },
    tags: [],
  },
  cartReview: {
    value: { question: 'resting', price: 'steady' },
    context: { lines: [], postponed: [], endsIn: null, failure: null },
    tags: [],
  },
  pendingChanges: { value: 'unread', context: { changes: [] }, tags: [] },
  wishlist: {
    value: 'signedOut',
    context: { ids: null, wanted: [], sending: null, isStale: false, takenOff: [], failure: null },
    tags: [],
  },
  arrival: { value: 'resting', context: { intent: null, isNewcomer: false, isMergeDue: false }, tags: [] },
};
