import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { accountDeletionMachine } from '../../../machines/account/account-deletion.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { runningOrders } from './account-deletion.model';

function asking() {
  const effects = deferredActors('deleteAccount');
  const flow = createActor(accountDeletionMachine.provide({ actors: effects.actors }), {
    input: { phrases: ['amira@souk.test', '+971501110001'] },
  });
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'deletion.requested' });
  const confirmations = () =>
    effects.callsOf('deleteAccount').map(({ input }) => (input as { confirmation: string }).confirmation);
  return { flow, emitted, confirmations, answer: () => effects.latest('deleteAccount') };
}

it.each(['', '   ', 'amira', 'amira@souk.tes'])(
  'the account is not deleted while “%s” is typed instead of the customer’s contact [PROF-08]',
  (typed) => {
    const { flow, confirmations } = asking();

    flow.send({ type: 'deletion.confirmed', typed });

    expect(confirmations()).toEqual([]);
    expect(flow.getSnapshot().context.hasMistyped).toBe(true);
  },
);

it.each(['amira@souk.test', ' Amira@Souk.test', '+971 50 111 0001'])(
  'the account is deleted after “%s” is typed, and the session announces the deletion [PROF-08]',
  async (typed) => {
    const { flow, emitted, answer, confirmations } = asking();

    flow.send({ type: 'deletion.confirmed', typed });
    expect(flow.getSnapshot().hasTag('busy')).toBe(true);
    answer().resolve(undefined);
    await settled();

    expect(confirmations()).toEqual([typed]);
    expect(emitted).toEqual([{ type: 'account.deleted' }]);
    expect(flow.getSnapshot().status).toBe('done');
  },
);

it('a refused account deletion shows the server’s first message and keeps the account [PROF-08]', async () => {
  const { flow, emitted, answer } = asking();

  flow.send({ type: 'deletion.confirmed', typed: 'amira@souk.test' });
  answer().reject(runningOrders);
  await settled();

  expect(emitted).toEqual([
    {
      type: 'notice',
      code: 'failed',
      failure: { code: 'refused', messages: ['You still have orders under way.'] },
    },
  ]);
  expect(flow.getSnapshot().matches('asking')).toBe(true);
});

it('a cancelled account deletion sends nothing [PROF-08]', () => {
  const { flow, confirmations } = asking();

  flow.send({ type: 'deletion.cancelled' });
  flow.send({ type: 'deletion.confirmed', typed: 'amira@souk.test' });

  expect(flow.getSnapshot().matches('idle')).toBe(true);
  expect(confirmations()).toEqual([]);
});
