import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

async function start(stored: string | null) {
  const effects = deferredActors('readGuestId', 'requestGuestId', 'readToken');
  const session = createActor(sessionMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(session);
  session.start();
  effects.latest('readGuestId').resolve(stored);
  await settled();
  return { session, effects, emitted };
}

it('a guest id is requested when the browser has none [GUEST-01]', async () => {
  const { session, effects, emitted } = await start(null);

  effects.latest('requestGuestId').resolve('guest-new');
  await settled();

  expect(session.getSnapshot().context.guestId).toBe('guest-new');
  expect(emitted).toEqual([{ type: 'guest.identified', guestId: 'guest-new' }]);
});

it('a stored guest id is reused [GUEST-01]', async () => {
  const { effects, emitted } = await start('guest-old');

  expect(emitted).toEqual([{ type: 'guest.identified', guestId: 'guest-old' }]);
  expect(effects.callsOf('requestGuestId')).toEqual([]);
});

it('a guest without an id can browse, and the first action that needs an id requests it again [GUEST-05]', async () => {
  const { session, effects, emitted } = await start(null);

  effects.latest('requestGuestId').reject({ code: 'server' });
  await settled();
  expect(session.getSnapshot().status).toBe('active');
  expect(session.getSnapshot().context.failure?.code).toBe('server');
  expect(effects.callsOf('requestGuestId')).toHaveLength(1);

  session.send({ type: 'guestId.needed', refusedIds: [] });
  expect(effects.callsOf('requestGuestId')).toHaveLength(2);
  effects.latest('requestGuestId').resolve('guest-late');
  await settled();
  expect(session.getSnapshot().context).toMatchObject({ guestId: 'guest-late', failure: null });
  expect(emitted).toEqual([
    { type: 'guest.missing', failure: { code: 'server', messages: [] } },
    { type: 'guest.identified', guestId: 'guest-late' },
  ]);
});

it('two simultaneous actions request one guest id [GUEST-05]', async () => {
  const { session, effects } = await start(null);

  session.send({ type: 'guestId.needed', refusedIds: [] });
  session.send({ type: 'guestId.needed', refusedIds: [] });

  expect(effects.callsOf('requestGuestId')).toHaveLength(1);
});

it('the guest id of another tab is used, and a late response of this tab is ignored [GUEST-05]', async () => {
  const { session, effects, emitted } = await start(null);

  session.send({ type: 'guestId.foundElsewhere', guestId: 'guest-of-the-other-tab' });
  effects.latest('requestGuestId').resolve('guest-too-late');
  await settled();

  expect(session.getSnapshot().context.guestId).toBe('guest-of-the-other-tab');
  expect(emitted).toEqual([{ type: 'guest.identified', guestId: 'guest-of-the-other-tab' }]);
});

it('a guest id that the server does not know is replaced and never used again [GUEST-05]', async () => {
  const { session, effects } = await start('guest-forgotten');

  session.send({ type: 'guestId.needed', refusedIds: ['guest-forgotten'] });
  expect(effects.latest('requestGuestId').input).toEqual({ refusedId: 'guest-forgotten' });
  session.send({ type: 'guestId.foundElsewhere', guestId: 'guest-forgotten' });
  effects.latest('requestGuestId').resolve('guest-new');
  await settled();

  expect(session.getSnapshot().context.guestId).toBe('guest-new');
});

it('no third guest id is requested after two refused ones, and the new one is shared between tabs [GUEST-05]', async () => {
  const { session, effects, emitted } = await start('guest-1');
  session.send({ type: 'guestId.needed', refusedIds: ['guest-1'] });
  effects.latest('requestGuestId').resolve('guest-2');
  await settled();
  emitted.length = 0;

  session.send({ type: 'guestId.needed', refusedIds: ['guest-1', 'guest-2'] });
  session.send({ type: 'guestId.needed', refusedIds: ['guest-1'] });

  expect(emitted).toEqual([
    { type: 'guest.missing', failure: null },
    { type: 'guest.given', guestId: 'guest-2' },
  ]);
  expect(effects.callsOf('requestGuestId')).toHaveLength(1);
});
