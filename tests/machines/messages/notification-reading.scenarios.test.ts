import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { notificationReadingMachine } from '../../../machines/messages/notification-reading.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function started() {
  const effects = deferredActors('markRead');
  const flow = createActor(notificationReadingMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  const open = (id: number) => flow.send({ type: 'notification.opened', id });
  return {
    flow,
    effects,
    emitted,
    open,
    received: () => effects.callsOf('markRead').map(({ input }) => input),
  };
}

it('opened notifications are reported in one request at a time and then marked as read [NOTI-02]', async () => {
  const { effects, emitted, open, received } = started();
  open(4);
  open(5);
  open(6);
  expect(received()).toEqual([{ ids: [4] }]);
  effects.latest('markRead').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'notification.read' }]);
  expect(received()).toEqual([{ ids: [4] }, { ids: [5, 6] }]);
});

it('marking all notifications as read replaces the waiting single requests [NOTI-02]', async () => {
  const { flow, effects, open, received } = started();
  open(4);
  open(5);
  flow.send({ type: 'allRead.requested' });
  effects.latest('markRead').resolve(undefined);
  await settled();
  expect(received()).toEqual([{ ids: [4] }, { ids: null }]);
});

it('a failed request to mark notifications as read keeps them for the next attempt [NOTI-02, NFR-09]', async () => {
  const { flow, effects, emitted, open, received } = started();
  open(4);
  open(5);
  effects.latest('markRead').reject({ code: 'offline', messages: [] });
  await settled();
  expect([flow.getSnapshot().value, flow.getSnapshot().context.failure?.code]).toEqual(['failed', 'offline']);
  expect(emitted).toEqual([]);
  flow.send({ type: 'retry.requested' });
  expect(received().at(-1)).toEqual({ ids: [4, 5] });
  effects.latest('markRead').reject({ code: 'offline', messages: [] });
  await settled();
  open(6);
  expect(received().at(-1)).toEqual({ ids: [4, 5, 6] });
});
