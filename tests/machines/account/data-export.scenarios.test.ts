import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dataExportMachine } from '../../../machines/account/data-export.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('saveDataExport');
  const flow = createActor(dataExportMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'download.requested' });
  return { flow, emitted, effects };
}

it('the data export is requested once, however often its button is pressed [PROF-12]', async () => {
  const { flow, effects, emitted } = start();

  flow.send({ type: 'download.requested' });
  expect(effects.callsOf('saveDataExport')).toHaveLength(1);
  effects.latest('saveDataExport').resolve(undefined);
  await settled();

  expect(flow.getSnapshot().matches('idle')).toBe(true);
  expect(emitted).toEqual([]);
});

it('a failed data export is reported and can be requested again [PROF-12]', async () => {
  const { flow, effects, emitted } = start();

  effects.latest('saveDataExport').reject({ code: 'offline', messages: [] });
  await settled();
  flow.send({ type: 'download.requested' });

  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
  expect(effects.callsOf('saveDataExport')).toHaveLength(2);
});
