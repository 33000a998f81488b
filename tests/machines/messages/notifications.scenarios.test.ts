import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { notificationsMachine } from '../../../machines/messages/notifications.machine';
import type { NotificationsEvent, Permission } from '../../../machines/messages/notifications.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start(permission: Permission, isKnown = false) {
  const effects = deferredActors('askPermission', 'introduceDevice');
  const watchPermission = fromCallback<NotificationsEvent>(() => undefined);
  const flow = createActor(
    notificationsMachine.provide({ actors: effects.actors }).provide({ actors: { watchPermission } }),
    { input: { permission, isKnown } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, emitted, effects, at: () => flow.getSnapshot().value };
}

it.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['default', 'undecided'],
] as const)(
  'the browser’s notification permission is requested once, and the result is shown: %s [PROF-12]',
  async (answer, state) => {
    const { flow, effects, at } = start('default');

    flow.send({ type: 'permission.requested' });
    flow.send({ type: 'permission.requested' });
    expect(effects.callsOf('askPermission')).toHaveLength(1);
    effects.latest('askPermission').resolve(answer);
    await settled();

    expect(at()).toBe(state);
  },
);

it.each(['granted', 'denied', 'unsupported'] as const)(
  'the browser’s notification permission is not requested when it is %s [PROF-12]',
  (permission) => {
    const { flow, effects } = start(permission);

    flow.send({ type: 'permission.requested' });

    expect(effects.callsOf('askPermission')).toEqual([]);
  },
);

it('a declined offer of notifications is stored, so that only the settings ask again [NOTI-02]', () => {
  const { flow, emitted, at } = start('default');

  flow.send({ type: 'offer.declined' });
  expect([at(), emitted]).toEqual(['declined', [{ type: 'offer.declined' }]]);
  flow.send({ type: 'permission.requested' });

  expect(at()).toBe('asking');
});

it('a notification permission changed in the browser’s settings is applied in the app [PROF-12]', () => {
  const { flow, at } = start('denied');

  flow.send({ type: 'permission.changed', permission: 'granted' });

  expect(at()).toBe('granted');
});

it('a customer’s browser is registered as soon as it allows notifications [NOTI-01]', async () => {
  const { flow, effects, at } = start('default', true);
  flow.send({ type: 'permission.requested' });
  effects.latest('askPermission').resolve('granted');
  await settled();
  expect(effects.callsOf('introduceDevice')).toHaveLength(1);
  effects.latest('introduceDevice').reject(new Error('no service'));
  await settled();
  expect(at()).toBe('granted');
});

it('the browser of a guest, or of a customer who declined, is not registered [NOTI-01]', async () => {
  const guest = start('default', false);
  guest.flow.send({ type: 'permission.requested' });
  guest.effects.latest('askPermission').resolve('granted');
  const person = start('default', true);
  person.flow.send({ type: 'permission.requested' });
  person.effects.latest('askPermission').resolve('denied');
  await settled();
  expect(guest.effects.callsOf('introduceDevice')).toEqual([]);
  expect(person.effects.callsOf('introduceDevice')).toEqual([]);
});

it('the settings ask again for notifications after a declined offer [NOTI-02]', () => {
  const { flow, effects, at } = start('default', true);
  flow.send({ type: 'offer.declined' });
  expect(at()).toBe('declined');
  flow.send({ type: 'permission.requested' });
  expect(effects.callsOf('askPermission')).toHaveLength(1);
});
