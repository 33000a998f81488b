import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { operatorPasswordMachine } from '../../../machines/operator/operator-password.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

const change = { oldPassword: 'the old password', password: 'the new password' };

it('operators can retry changing their password after a refusal [X-26]', async () => {
  const effects = deferredActors('changePassword');
  const flow = createActor(operatorPasswordMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'password.submitted', change });
  flow.send({ type: 'password.submitted', change });
  expect(effects.callsOf('changePassword').map(({ input }) => input)).toEqual([change]);
  effects.latest('changePassword').reject({ code: 'refused', messages: ['Wrong'] });
  await settled();
  expect(flow.getSnapshot().context).toEqual({
    change: null,
    failure: { code: 'refused', messages: ['Wrong'] },
  });
  flow.send({ type: 'password.submitted', change });
  effects.latest('changePassword').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().matches('changed')).toBe(true);
  expect(flow.getSnapshot().context).toEqual({ change: null, failure: null });
  expect(emitted).toEqual([{ type: 'notice', code: 'passwordChanged' }]);
});
