import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { passkeyMachine } from '../../../machines/account/passkey.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

async function start({ isSupported }: { isSupported: boolean }) {
  const effects = deferredActors('checkSupport', 'addPasskey');
  const flow = createActor(passkeyMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  effects.latest('checkSupport').resolve(isSupported);
  await settled();
  return { flow, emitted, effects };
}

it('no passkey is offered on a device that cannot create one [AUTH-63]', async () => {
  const { flow, effects } = await start({ isSupported: false });

  flow.send({ type: 'passkey.requested' });

  expect(flow.getSnapshot().matches('unsupported')).toBe(true);
  expect(effects.callsOf('addPasskey')).toEqual([]);
});

it('saving a passkey shows the server’s message and reloads the list, and another passkey can be added [AUTH-63]', async () => {
  const { flow, emitted, effects } = await start({ isSupported: true });

  flow.send({ type: 'passkey.requested' });
  effects.latest('addPasskey').resolve({ message: 'The passkey has been added.' });
  await settled();

  expect(emitted).toEqual([
    { type: 'passkey.added' },
    { type: 'notice', code: 'serverMessage', values: { text: 'The passkey has been added.' } },
  ]);
  expect(flow.getSnapshot().matches('ready')).toBe(true);
});

it('closing the browser’s passkey dialog is not a failure [AUTH-63]', async () => {
  const { flow, emitted, effects } = await start({ isSupported: true });

  flow.send({ type: 'passkey.requested' });
  effects.latest('addPasskey').reject({ code: 'cancelled' });
  await settled();

  expect(flow.getSnapshot().matches('ready')).toBe(true);
  expect(flow.getSnapshot().context.failure).toBeNull();
  expect(emitted).toEqual([]);
});
