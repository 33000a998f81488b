import { i18n } from '@lingui/core';
import { createActor } from 'xstate';
import { noticesMachine } from '../../machines/notices.machine';
import type { ShownNotice } from '../../machines/notices.types';
import { isBad } from '../../machines/shared/failure-notices';
import { openLayers } from '../../machines/shared/layers';
import type { Notice } from '../../machines/shared/notice';
import { linesOf } from '../i18n/notices';
import { flowIn } from '../platform/flows';
import type { AppRouter } from './router';
import type { StorefrontActor } from './storefront';
import { drawToasts, type Toast } from './toasts';

const CAN_BE_UNDONE: readonly Notice['code'][] = ['cartClearedAndItemAdded', 'lineRemoved'];
const PHONE = '(max-width: 768px)';

/** Starts the flow of notices. It is lazy-loaded together with the texts and the renderer. */
function openNotices(storefront: StorefrontActor, router: AppRouter) {
  const flow = createActor(noticesMachine);
  const toastOf = ({ id, notice }: ShownNotice): Toast => ({
    id: String(id),
    lines: linesOf(i18n, notice),
    isBad: isBad(notice),
    close: () => flow.send({ type: 'notice.read', id }),
    undo: CAN_BE_UNDONE.includes(notice.code)
      ? () => flowIn(storefront, 'cart')?.send({ type: 'undo.requested' })
      : null,
  });
  flow.subscribe(({ context }) => drawToasts(context.shown.map(toastOf), flow));
  flow.start();
  storefront.on('layer.shown', (event) => flow.send(event));
  router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && flow.send({ type: 'page.changed' }));
  return (notice: Notice) => {
    if (linesOf(i18n, notice).length === 0) return;
    const layers = flowIn(storefront, 'layers')?.getSnapshot().context;
    const capacity = matchMedia(PHONE).matches ? 1 : 2;
    flow.send({
      type: 'notice.given',
      notice,
      world: { layers: layers ? openLayers(layers) : [], capacity },
    });
  };
}

let notices: ReturnType<typeof openNotices> | undefined;

export function showNotice(notice: Notice, storefront: StorefrontActor, router: AppRouter): void {
  notices ??= openNotices(storefront, router);
  notices(notice);
}
