import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { loyaltyMachine } from '../../../machines/account/loyalty.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { terms } from './loyalty.model';

function opened(points: number) {
  const effects = deferredActors('convertPoints');
  const flow = createActor(
    loyaltyMachine.provide({
      actors: { ...(effects.actors as object), watchPoints: fromCallback(() => undefined) } as never,
    }),
    { input: { points, terms } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'conversion.requested' });
  return { flow, effects, emitted, at: () => flow.getSnapshot() };
}

it('a customer with too few points cannot open the dialog for converting points [LOY-02]', () => {
  expect(opened(199).at().matches('idle')).toBe(true);
  expect(opened(200).at().matches('asking')).toBe(true);
});

it.each([
  [199, 'pointsBelowMinimum'],
  [501, 'pointsTooMany'],
  [null, 'pointsRequired'],
])('converting %s of 500 points is rejected at the field [LOY-02]', (points, message) => {
  const { flow, effects, emitted } = opened(500);
  flow.send({ type: 'conversion.submitted', points });
  expect(effects.callsOf('convertPoints')).toEqual([]);
  expect(emitted).toEqual([{ type: 'fields.refused', errors: [{ code: 'point', message }] }]);
});

it('a conversion of points shows the server’s message and reloads the account [LOY-02, MSG-75]', async () => {
  const { flow, effects, emitted, at } = opened(500);
  flow.send({ type: 'conversion.submitted', points: 300 });
  effects.latest('convertPoints').resolve({ message: 'Point to wallet transfer successfully.' });
  await settled();
  expect(emitted).toEqual([
    { type: 'notice', code: 'serverMessage', values: { text: 'Point to wallet transfer successfully.' } },
    { type: 'points.converted' },
  ]);
  expect(at().matches('idle')).toBe(true);
});

it('a repeated conversion after a lost response keeps its idempotency key, and a success creates a new key [LOY-02, X-05]', async () => {
  const { flow, effects } = opened(1000);
  const submit = () => flow.send({ type: 'conversion.submitted', points: 300 });
  submit();
  effects.latest('convertPoints').reject({ code: 'timeout', messages: [] });
  await settled();
  submit();
  effects.latest('convertPoints').resolve({ message: 'Done' });
  await settled();
  flow.send({ type: 'conversion.requested' });
  submit();
  expect(effects.callsOf('convertPoints').map(({ input }) => input)).toEqual([
    { points: 300, attempt: 1 },
    { points: 300, attempt: 1 },
    { points: 300, attempt: 2 },
  ]);
});
