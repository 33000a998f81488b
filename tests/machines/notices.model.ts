import { noticesMachine } from '../../machines/notices.machine';
import type { NoticesEvent } from '../../machines/notices.types';
import type { LayerName } from '../../machines/shared/layers';
import type { Notice } from '../../machines/shared/notice';
import { createModel } from '../support/model';

const given = (notice: Omit<Notice, 'type'>, capacity = 1, layers: LayerName[] = []): NoticesEvent => ({
  type: 'notice.given',
  notice: { type: 'notice', ...notice },
  world: { layers, capacity },
});

export const noticesModel = createModel(noticesMachine, {
  fixtures: [
    given({ code: 'itemAdded' }),
    given({ code: 'itemAdded' }, 1, ['cart']),
    given({ code: 'outOfStock' }),
    given({ code: 'loginRequired' }, 2),
    { type: 'notice.read', id: 0 },
    { type: 'layer.shown', name: 'cart' },
    { type: 'page.changed' },
  ],
  vertex: ({ context }) => context.shown.map(({ notice }) => notice.code),
  stopWhen: ({ context }) => context.count > 4,
  invariants: {
    'no two equal notices are shown at the same time': ({ context: { shown } }) =>
      new Set(shown.map(({ notice }) => notice.code)).size === shown.length,
    'at most two notices are shown': ({ context }) => context.shown.length <= 2,
  },
});
