import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ownDataMachine } from '../../../machines/account/own-data.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('saveOwnData');
  const flow = createActor(ownDataMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'download.requested' });
  return { flow, emitted, effects };
}

it('is collected once, however often it is asked for meanwhile [PROF-12]', async () => {
  const { flow, effects, emitted } = start();

  flow.send({ type: 'download.requested' });
  expect(effects.callsOf('saveOwnData')).toHaveLength(1);
  effects.latest('saveOwnData').resolve(undefined);
  await settled();

  expect(flow.getSnapshot().matches('idle')).toBe(true);
  expect(emitted).toEqual([]);
});

it('that could not be had is told, and can be asked for again [PROF-12]', async () => {
  const { flow, effects, emitted } = start();

  effects.latest('saveOwnData').reject({ code: 'offline', messages: [] });
  await settled();
  flow.send({ type: 'download.requested' });

  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
  expect(effects.callsOf('saveOwnData')).toHaveLength(2);
});
