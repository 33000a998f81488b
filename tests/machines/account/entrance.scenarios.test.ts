import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { entranceMachine } from '../../../machines/account/entrance.machine';

type Known = 'guest.known' | 'person.known';

function enter(href: string, isExplainedOnPage: boolean) {
  const logic = entranceMachine.provide({ actors: { watchVisitor: fromCallback(() => undefined) } });
  const entrance = createActor(logic, { input: { href, isExplainedOnPage } });
  const requests: string[] = [];
  entrance.on('signIn.requested', (event) => requests.push(event.href));
  entrance.start();
  return { requests, entrance, knows: (type: Known) => entrance.send({ type }) };
}

it('a guest who opens a private page is asked once to sign in and returns to the page [PERM-12]', () => {
  const { requests, knows } = enter('/my-orders', false);
  expect(requests).toEqual([]);
  knows('guest.known');
  knows('guest.known');
  expect(requests).toEqual(['/my-orders']);
});

it('a guest in the wallet or the loyalty points sees a text and opens the sign-in with its button [NAV-25]', () => {
  const { requests, entrance, knows } = enter('/wallet', true);
  knows('guest.known');
  expect(requests).toEqual([]);
  entrance.send({ type: 'signIn.chosen' });
  expect(requests).toEqual(['/wallet']);
});

it('a customer who has just signed out, or whose session expired, is not asked to sign in [PERM-12]', () => {
  const { requests, entrance, knows } = enter('/my-orders', false);
  knows('person.known');
  knows('guest.known');
  expect(requests).toEqual([]);
  expect(entrance.getSnapshot().value).toBe('outside');
});
