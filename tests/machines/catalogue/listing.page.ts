import type { listingMachine } from '../../../machines/catalogue/listing.machine';
import type { ListingProgress } from '../../../machines/catalogue/listing.types';
import type { Act, Page, Reply, Target } from '../../support/model/page';
import { wireItem } from '../../support/model/wire';
import { cartItem } from '../cart/cart-lines';
import { answers, failsToRead, livesInHarbour, replies } from '../shared/page-parts';

const NETWORK = 'the browser flow reports the network, and has its own paths';
const LIST = '/items/popular';
const more: Target = { role: 'button', name: 'Load more' };
const retry: Target = { role: 'button', name: 'Try again' };
const loading: Target = { role: 'status', name: 'Loading' };
const entry = (number: number): Target => ({ role: 'heading', name: `Item ${number}` });

/** The entries after the first `shown`, up to `until`. */
const pageOf = (shown: number, until: number, total: number): Reply =>
  answers(LIST, {
    products: Array.from({ length: until - shown }, (_, index) =>
      wireItem(cartItem({ id: 900 + shown + index + 1, name: `Item ${shown + index + 1}` })),
    ),
    total_size: total,
  });

/** The acts of an earlier visit: open the list, open an entry, and go back. */
const earlierVisit = ({ shown, total }: ListingProgress): Act[] => [
  replies(pageOf(0, 12, total)),
  { act: 'press', on: more },
  replies(pageOf(12, shown, total)),
  { act: 'press', on: { role: 'link', name: 'Item 2' } },
  { act: 'back' },
];

const opened = wireItem(cartItem({ id: 902, name: 'Item 2' }));

export const listingPage: Page<typeof listingMachine> = {
  open: ({ progress }) => ({
    path: LIST,
    storage: livesInHarbour,
    fixed: { '/items/details/902': opened },
    ...(progress && { acts: earlierVisit(progress) }),
  }),
  calls: [LIST],
  acts: {
    'more.requested': [{ act: 'press', on: more }],
    'retry.requested': [{ act: 'press', on: retry }],
  },
  answers: {
    'xstate.done.actor.loadFirstPage': ({ shown, total }: ListingProgress) => [pageOf(0, shown, total)],
    'xstate.done.actor.loadPage': ({ shown, total }: ListingProgress, { context }) => [
      pageOf(context.progress.shown, shown, total),
    ],
    'xstate.error.actor.loadFirstPage': (error: object) => [failsToRead(LIST, error)],
    'xstate.error.actor.loadPage': (error: object) => [failsToRead(LIST, error)],
  },
  timers: {},
  sights: {
    loadingFirst: [{ sees: loading }],
    failed: [{ sees: retry }, { lacks: loading }],
    showing: [{ sees: more }, { sees: entry(12) }],
    loadingMore: [{ sees: { ...more, isBusy: true } }, { sees: entry(12) }],
    renewing: [{ sees: entry(12) }],
    moreFailed: [{ sees: retry }, { lacks: more }, { sees: entry(12) }],
    end: [{ lacks: more }, { sees: entry(12) }],
    empty: [{ reads: 'Nothing here yet' }, { lacks: more }],
  },
  impossible: {
    'answers.outdated': NETWORK,
    'xstate.done.actor.renewPages': NETWORK,
    'xstate.error.actor.renewPages': NETWORK,
    'xstate.error.actor.watchAnswers': NETWORK,
    'more.requested': (_event, at) =>
      at.matches('moreFailed') ? 'after a failure the page shows “Try again” instead' : null,
    'xstate.done.actor.loadPage': ({ output }: { output: ListingProgress }, { context }) =>
      output.shown < context.progress.shown ? 'a response adds entries and removes none' : null,
  },
  endsIn: [],
};
