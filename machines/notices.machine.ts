import { assign, setup } from 'xstate';
import type { NoticesContext, NoticesEvent, NoticeWorld, ShownNotice } from './notices.types';
import { isBad } from './shared/bad-news';
import type { ChartMeta } from './shared/chart';
import type { LayerName } from './shared/layers';
import type { Notice, NoticeCode } from './shared/notice';

type Given = { notice: Notice; world: NoticeWorld };

/** They say why the page or the layer has changed, so that they go with it. */
const REASONS: readonly NoticeCode[] = ['loginRequired', 'sessionExpired', 'changeLost', 'tripCartCleared'];

/** Of a press that led to nothing: over when somebody is elsewhere, or has got what they wanted. */
const isPassing = ({ notice }: ShownNotice): boolean => isBad(notice) && !REASONS.includes(notice.code);

const isSame = (one: Notice, other: Notice): boolean =>
  one.code === other.code &&
  JSON.stringify([one.values, one.failure]) === JSON.stringify([other.values, other.failure]);

const isTold = (notice: Notice, layers: readonly LayerName[]): boolean =>
  notice.code === 'itemAdded' && layers.includes('cart');

function besides({ shown }: NoticesContext, { notice, world }: Given): ShownNotice[] {
  const staying = shown.filter(
    (other) => !isSame(other.notice, notice) && (isBad(notice) || !isPassing(other)),
  );
  return staying.slice(Math.max(0, staying.length - world.room + 1));
}

export const noticesMachine = setup({
  types: {} as { context: NoticesContext; events: NoticesEvent; meta: ChartMeta },
  guards: {
    isSeenInCart: (_, { notice, world }: Given) => isTold(notice, world.layers),
  },
  actions: {
    show: assign(({ context }, given: Given) => ({
      shown: [...besides(context, given), { id: context.count, notice: given.notice }],
      count: context.count + 1,
    })),
    forget: assign(({ context: { shown } }, { id }: { id: number }) => ({
      shown: shown.filter((other) => other.id !== id),
    })),
    forgetPassing: assign(({ context: { shown } }) => ({
      shown: shown.filter((other) => !isPassing(other)),
    })),
    forgetTold: assign(({ context: { shown } }, { name }: { name: LayerName }) => ({
      shown: shown.filter(({ notice }) => !isTold(notice, [name])),
    })),
  },
}).createMachine({
  id: 'notices',
  description: 'Short news for the customer: few at a time, none twice, and none that is out of date.',
  meta: { title: 'Short news', rules: ['NFR-06', 'API-05'] },
  context: { shown: [], count: 0 },
  initial: 'speaking',
  states: {
    speaking: {
      meta: { title: 'What is said now' },
      on: {
        'notice.given': [
          {
            description: 'The open cart shows it.',
            meta: { rules: ['CART-20'] },
            guard: { type: 'isSeenInCart', params: ({ event }) => event },
          },
          {
            description: 'The same again takes the place of the first, good news that of a failed press.',
            actions: { type: 'show', params: ({ event }) => event },
          },
        ],
        'notice.read': { actions: { type: 'forget', params: ({ event }) => event } },
        'layer.shown': {
          description: 'What was said about the page behind must not lie above the layer.',
          actions: ['forgetPassing', { type: 'forgetTold', params: ({ event }) => event }],
        },
        'page.changed': { actions: 'forgetPassing' },
      },
    },
  },
});
