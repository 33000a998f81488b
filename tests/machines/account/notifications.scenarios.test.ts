import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { notificationsMachine } from '../../../machines/account/notifications.machine';
import type { NotificationsEvent, Permission } from '../../../machines/account/notifications.types';
import { deferredActors, settled } from '../../support/deferred';

function start(permission: Permission) {
  const effects = deferredActors('askPermission');
  const watchPermission = fromCallback<NotificationsEvent>(() => undefined);
  const flow = createActor(
    notificationsMachine.provide({ actors: effects.actors }).provide({ actors: { watchPermission } }),
    { input: { permission } },
  ).start();
  return { flow, effects, at: () => flow.getSnapshot().value };
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

it('follows what is changed in the settings of the browser [PROF-12]', () => {
  const { flow, at } = start('denied');

  flow.send({ type: 'permission.changed', permission: 'granted' });

  expect(at()).toBe('granted');
});
