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
] as const)('asks once and shows the answer: %s [PROF-12]', async (answer, state) => {
  const { flow, effects, at } = start('default');

  flow.send({ type: 'permission.requested' });
  flow.send({ type: 'permission.requested' });
  expect(effects.callsOf('askPermission')).toHaveLength(1);
  effects.latest('askPermission').resolve(answer);
  await settled();

  expect(at()).toBe(state);
});

it.each(['granted', 'denied', 'unsupported'] as const)(
  'asks nothing where it is %s [PROF-12]',
  (permission) => {
    const { flow, effects } = start(permission);

    flow.send({ type: 'permission.requested' });

    expect(effects.callsOf('askPermission')).toEqual([]);
  },
);

it('tells that it was declined, so that nobody is asked again, until the settings ask [NOTI-02]', () => {
  const { flow, emitted, at } = start('default');

  flow.send({ type: 'offer.declined' });
  expect([at(), emitted]).toEqual(['declined', [{ type: 'offer.declined' }]]);
  flow.send({ type: 'permission.requested' });

  expect(at()).toBe('asking');
});

it('follows what is changed in the settings of the browser [PROF-12]', () => {
  const { flow, at } = start('denied');

  flow.send({ type: 'permission.changed', permission: 'granted' });

  expect(at()).toBe('granted');
});

it('makes the browser of a person known as soon as it may show messages [NOTI-01]', async () => {
  const { flow, effects, at } = start('default', true);
  flow.send({ type: 'permission.requested' });
  effects.latest('askPermission').resolve('granted');
  await settled();
  expect(effects.callsOf('introduceDevice')).toHaveLength(1);
  effects.latest('introduceDevice').reject(new Error('no service'));
  await settled();
  expect(at()).toBe('granted');
});

it('makes nobody known who is a guest, or who said no [NOTI-01]', async () => {
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

it('is asked again by whoever wants it after all [NOTI-02]', () => {
  const { flow, effects, at } = start('default', true);
  flow.send({ type: 'offer.declined' });
  expect(at()).toBe('declined');
  flow.send({ type: 'permission.requested' });
  expect(effects.callsOf('askPermission')).toHaveLength(1);
});
