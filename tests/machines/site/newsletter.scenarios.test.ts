import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { newsletterMachine } from '../../../machines/site/newsletter.machine';
import { deferredActors, settled } from '../../support/deferred';
import { refused } from '../session/sign-ins';

function start() {
  const effects = deferredActors('subscribe');
  const flow = createActor(newsletterMachine.provide({ actors: effects.actors })).start();
  return {
    effects,
    at: () => flow.getSnapshot(),
    submit: (email: string) => flow.send({ type: 'newsletter.submitted', email }),
  };
}

it.each(['', 'amira', 'amira@souk'])(
  'the newsletter address “%s” is rejected and not sent [FOOT-05]',
  (email) => {
    const { effects, at, submit } = start();

    submit(email);

    expect(at().matches({ idle: 'mistyped' })).toBe(true);
    expect(effects.callsOf('subscribe')).toEqual([]);
  },
);

it('a newsletter address is subscribed once, however often the button is pressed, and then cleared [FOOT-06]', async () => {
  const { effects, at, submit } = start();

  submit('amira@souk.example');
  submit('amira@souk.example');
  expect(effects.callsOf('subscribe').map(({ input }) => input)).toEqual([{ email: 'amira@souk.example' }]);
  effects.latest('subscribe').resolve(undefined);
  await settled();

  expect(at().matches({ idle: 'subscribed' })).toBe(true);
  expect(at().context.email).toBe('');
});

it('the reason of a failed subscription is shown until the next attempt [FOOT-06, API-05]', async () => {
  const { effects, at, submit } = start();

  submit('amira@souk.example');
  effects.latest('subscribe').reject(refused(['email', 'Subscribed already.']));
  await settled();
  expect(at().context.failure?.messages).toEqual(['Subscribed already.']);
  submit('amira@souk');

  expect(at().context.failure).toBeNull();
});
