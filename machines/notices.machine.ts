import { assign, setup } from 'xstate';
import type { NoticeSituation, NoticesContext, NoticesEvent, ShownNotice } from './notices.types';
import type { ChartMeta } from './shared/chart';
import { eventOf } from './shared/event';
import { isBad } from './shared/failure-notices';
import type { LayerName } from './shared/layers';
import type { Notice, NoticeCode } from './shared/notice';

type Given = { notice: Notice; world: NoticeSituation };

/** Notices that explain a change of page or layer. They stay visible when the page changes. */
const REASONS: readonly NoticeCode[] = ['loginRequired', 'sessionExpired', 'changeLost', 'tripCartCleared'];

/**
 * Returns whether the notice disappears with the next page or success. Only failures do that explain no page
 * change.
 */
const isPassing = ({ notice }: ShownNotice): boolean => isBad(notice) && !REASONS.includes(notice.code);

const isSame = (one: Notice, other: Notice): boolean =>
  one.code === other.code &&
  JSON.stringify([one.values, one.failure]) === JSON.stringify([other.values, other.failure]);

const isSeenIn = (notice: Notice, layers: readonly LayerName[]): boolean =>
  notice.code === 'itemAdded' && layers.includes('cart');

function besides({ shown }: NoticesContext, { notice, world }: Given): ShownNotice[] {
  const staying = shown.filter(
    (other) => !isSame(other.notice, notice) && (isBad(notice) || !isPassing(other)),
  );
  return staying.slice(Math.max(0, staying.length - world.capacity + 1));
}

export const noticesMachine = setup({
  types: {} as { context: NoticesContext; events: NoticesEvent; meta: ChartMeta },
  guards: {
    isSeenInCart: ({ event }) => {
      const { notice, world } = eventOf(event, 'notice.given');
      return isSeenIn(notice, world.layers);
    },
  },
  actions: {
    show: assign(({ context, event }) => {
      const given = eventOf(event, 'notice.given');
      return {
        shown: [...besides(context, given), { id: context.count, notice: given.notice }],
        count: context.count + 1,
      };
    }),
    forget: assign(({ context: { shown }, event }) => ({
      shown: shown.filter((other) => other.id !== eventOf(event, 'notice.read').id),
    })),
    forgetPassing: assign(({ context: { shown } }) => ({
      shown: shown.filter((other) => !isPassing(other)),
    })),
    forgetSeenInCart: assign(({ context: { shown }, event }) => ({
      shown: shown.filter(({ notice }) => !isSeenIn(notice, [eventOf(event, 'layer.shown').name])),
    })),
  },
}).createMachine({
  id: 'notices',
  description: 'Shows a few toasts at a time, without duplicates or outdated ones.',
  meta: { title: 'Notices', rules: ['NFR-06', 'API-05'] },
  context: { shown: [], count: 0 },
  initial: 'speaking',
  states: {
    speaking: {
      meta: { title: 'Shown notices' },
      on: {
        'notice.given': [
          {
            description: 'The notice is dropped, because the open cart already shows the change.',
            meta: { rules: ['CART-20'] },
            guard: 'isSeenInCart',
          },
          {
            description:
              'A repeated notice replaces the earlier one. A success replaces the failure of the same press.',
            actions: 'show',
          },
        ],
        'notice.read': { actions: 'forget' },
        'layer.shown': {
          description: 'A notice about the page must not cover the new layer.',
          actions: ['forgetPassing', 'forgetSeenInCart'],
        },
        'page.changed': { actions: 'forgetPassing' },
      },
    },
  },
});
