import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { noticesMachine } from '../../machines/notices.machine';
import type { LayerName } from '../../machines/shared/layers';
import { failureNotice, type Notice, type NoticeCode } from '../../machines/shared/notice';

function board() {
  const flow = createActor(noticesMachine).start();
  const tell = (notice: Notice, capacity: number, layers: LayerName[] = []) =>
    flow.send({ type: 'notice.given', notice, world: { layers, capacity } });
  const shown = () => flow.getSnapshot().context.shown;
  return {
    flow,
    tell,
    says: (code: NoticeCode, capacity = 1, layers: LayerName[] = []) =>
      tell({ type: 'notice', code }, capacity, layers),
    codes: () => shown().map(({ notice }) => notice.code),
    ids: () => shown().map(({ id }) => id),
  };
}

it('a narrow page shows one notice at a time, the latest [NFR-06]', () => {
  const { says, codes } = board();
  says('deliveryAddressSelected');
  says('moduleSelected');
  expect(codes()).toEqual(['moduleSelected']);
});

it('a wide page shows two notices, and the oldest disappears first [NFR-06]', () => {
  const { says, codes } = board();
  for (const code of ['signedIn', 'cartsMerged', 'deliveryAddressSelected'] as const) says(code, 2);
  expect(codes()).toEqual(['cartsMerged', 'deliveryAddressSelected']);
});

it('a repeated notice replaces the first and is announced again [CART-20, NFR-06]', () => {
  const { says, codes, ids } = board();
  says('itemAdded', 2);
  says('itemAdded', 2);
  expect(codes()).toEqual(['itemAdded']);
  expect(ids()).toEqual([1]);
});

it('notices with the same code but different names count as different notices [CART-62]', () => {
  const { tell, codes } = board();
  for (const name of ['Mint Tea', 'Hot Wings'])
    tell({ type: 'notice', code: 'changeLost', values: { name } }, 2);
  expect(codes()).toEqual(['changeLost', 'changeLost']);
});

it('a notice about the cart is not shown while the cart is open, and closes when the cart opens [CART-20]', () => {
  const { flow, says, codes } = board();
  says('itemAdded', 1, ['cart']);
  expect(codes()).toEqual([]);
  says('itemAdded');
  flow.send({ type: 'layer.shown', name: 'item' });
  expect(codes()).toEqual(['itemAdded']);
  flow.send({ type: 'layer.shown', name: 'cart' });
  expect(codes()).toEqual([]);
});

it.each([{ type: 'layer.shown', name: 'cart' }, { type: 'page.changed' }] as const)(
  'the notice about a failed press is removed by the event $type [API-05]',
  (event) => {
    const { flow, says, tell, codes } = board();
    says('outOfStock', 2);
    tell(failureNotice({ code: 'offline', messages: [] }), 2);
    flow.send(event);
    expect(codes()).toEqual([]);
  },
);

it('a notice that explains why a page or layer opened is kept [WISH-03, AUTH-61]', () => {
  const { flow, says, codes } = board();
  says('loginRequired', 2);
  says('sessionExpired', 2);
  flow.send({ type: 'layer.shown', name: 'sign-in' });
  flow.send({ type: 'page.changed' });
  expect(codes()).toEqual(['loginRequired', 'sessionExpired']);
});

it('the notice of a failed press is removed when the next press succeeds [FOOD-10]', () => {
  const { says, codes } = board();
  says('groupEmpty', 2);
  says('itemAdded', 2);
  expect(codes()).toEqual(['itemAdded']);
});

it('a notice is removed when it is closed or its time is over', () => {
  const { flow, says, codes } = board();
  says('signedIn', 2);
  says('cartsMerged', 2);
  flow.send({ type: 'notice.read', id: 0 });
  expect(codes()).toEqual(['cartsMerged']);
});
