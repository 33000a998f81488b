import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

const MONDAY = 1;
const hours = [{ day: MONDAY, opens: '10:00', closes: '18:00' }];

function start() {
  const effects = deferredActors('saveHours');
  const flow = createActor(storeHoursMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'hours.opened', storeId: 7, hours });
  return { flow, effects, emitted };
}

it('the whole week of one store is saved once, even if the button is pressed twice [X-32]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'period.changed', index: 0, part: 'closes', time: '02:00' });
  flow.send({ type: 'hours.submitted' });
  flow.send({ type: 'hours.submitted' });
  expect(effects.callsOf('saveHours').map(({ input }) => input)).toEqual([
    { storeId: 7, hours: [{ day: MONDAY, opens: '10:00', closes: '02:00' }] },
  ]);
  effects.latest('saveHours').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().matches('showing')).toBe(true);
  expect(emitted).toEqual([{ type: 'console.changed' }]);
});

it('overlapping hours are not sent, and can be sent after they are changed [X-32]', () => {
  const { flow, effects } = start();
  flow.send({ type: 'period.added', day: MONDAY });
  flow.send({ type: 'period.changed', index: 1, part: 'opens', time: '17:45' });
  flow.send({ type: 'hours.submitted' });
  expect(effects.callsOf('saveHours')).toEqual([]);
  expect(flow.getSnapshot().context.isRefused).toBe(true);
  flow.send({ type: 'period.changed', index: 1, part: 'opens', time: '18:00' });
  flow.send({ type: 'hours.submitted' });
  expect(effects.callsOf('saveHours')).toHaveLength(1);
});

it('a day has at most four opening periods [X-32]', () => {
  const { flow } = start();
  for (let time = 0; time < 9; time += 1) flow.send({ type: 'period.added', day: MONDAY });
  expect(flow.getSnapshot().context.hours).toHaveLength(4);
});

it('weekly hours that could not be saved stay in the form with the reason, and can be saved again [X-32]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'day.copied', day: MONDAY });
  flow.send({ type: 'hours.submitted' });
  const failure = { code: 'offline', messages: [] };
  effects.latest('saveHours').reject(failure);
  await settled();
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure }]);
  expect(flow.getSnapshot().context.hours).toHaveLength(7);
  flow.send({ type: 'hours.submitted' });
  expect(effects.callsOf('saveHours')).toHaveLength(2);
});

it('a cancelled change of hours is discarded, so the form of the next store starts with that store’s hours [X-32]', () => {
  const { flow } = start();
  flow.send({ type: 'period.removed', index: 0 });
  flow.send({ type: 'editing.closed' });
  flow.send({ type: 'hours.opened', storeId: 8, hours });
  expect(flow.getSnapshot().context).toMatchObject({ storeId: 8, hours, isRefused: false });
});
