import { browserMachine } from '../../machines/browser.machine';
import { liveCartMachine } from '../../machines/cart/live-cart.machine';
import { createModel } from '../support/model';

const broken = { error: new Error('broken') };

export const browserModel = createModel(browserMachine, {
  fixtures: [
    { type: 'tab.changed', news: { type: 'elsewhere.cart' } },
    { type: 'xstate.done.actor.prepareNotices', output: undefined },
    { type: 'xstate.error.actor.prepareNotices', error: { code: 'offline' } },
    { type: 'xstate.done.actor.measureQuiet', output: 1_999 },
    { type: 'xstate.done.actor.measureQuiet', output: 2_000 },
    { type: 'xstate.error.actor.measureQuiet', ...broken },
    { type: 'xstate.error.actor.watchBrowser', ...broken },
    { type: 'xstate.done.actor.loadLiveCart', output: liveCartMachine },
    { type: 'xstate.error.actor.loadLiveCart', ...broken },
    { type: 'xstate.error.actor.keepShop', ...broken },
    { type: 'xstate.done.actor.answerGallery', output: undefined },
    { type: 'xstate.error.actor.answerGallery', ...broken },
  ],
  vertex: ({ context }) => context.missingParts,
  // Two missing parts are enough: after the first has loaded, the page is still incomplete.
  isPossible: ({ type }, { context }) =>
    (type !== 'part.missed' || context.missingParts < 2) &&
    (!['part.failed', 'part.settled'].includes(type) || context.missingParts > 0),
  invariants: {
    'a page says that a part is missing exactly as long as one is missing': (at) =>
      at.matches({ parts: 'complete' }) === (at.context.missingParts === 0),
    'changes of other devices are received only while the page is idle': (at) =>
      !at.children.liveCart || at.matches({ page: 'calm' }),
  },
});
