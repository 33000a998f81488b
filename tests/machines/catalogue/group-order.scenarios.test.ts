import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { emptySelection } from '../../../domain/catalogue';
import { groupOrderMachine } from '../../../machines/catalogue/group-order.machine';
import { deferredActors } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { cartItem } from '../cart/cart-lines';
import { eaten, hosted, joined, locked, ordered, placed, placedByHost, visited } from './groups';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dish = { item: { ...cartItem(), campaign: null }, selection: emptySelection, quantity: 1 };

async function open(group: typeof visited) {
  const effects = deferredActors('readGroup', 'sendChange', 'readMeal');
  const watched: { changed: () => void } = { changed: () => undefined };
  const flow = createActor(
    groupOrderMachine.provide({ actors: effects.actors }).provide({
      actors: {
        watchCart: fromCallback<{ type: 'cart.changed' }>(({ sendBack }) => {
          watched.changed = () => sendBack({ type: 'cart.changed' });
        }),
      },
    }),
    { input: { token: 'a-link' } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  const answers = async (name: 'readGroup' | 'sendChange', output: typeof visited) => {
    effects.latest(name).resolve(output);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fails = async (name: 'readGroup' | 'sendChange', error: unknown) => {
    effects.latest(name).reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  await answers('readGroup', group);
  return { flow, effects, emitted, watched, answers, fails };
}

type Opened = Awaited<ReturnType<typeof open>>;
const personIn = ({ flow }: Opened) => {
  const { person } = (flow.getSnapshot().value as { running: { person: string | object } }).running;
  return typeof person === 'string' ? person : Object.keys(person)[0];
};
const sent = ({ effects }: Opened) =>
  effects.callsOf('sendChange').map(({ input }) => (input as { change: unknown }).change);

it('a visitor joins with a name, and an empty name sends nothing [CART-72]', async () => {
  const page = await open(visited);
  page.flow.send({ type: 'name.submitted', name: '  ' });
  expect(page.flow.getSnapshot().context.isNameWrong).toBe(true);
  expect(sent(page)).toEqual([]);
  page.flow.send({ type: 'name.submitted', name: 'Sara' });
  expect(sent(page)).toEqual([{ type: 'join', name: 'Sara' }]);
  await page.answers('sendChange', joined);
  expect(personIn(page)).toBe('ordering');
});

it('fast presses are sent one after the other, and none is lost [CART-72]', async () => {
  const page = await open(joined);
  page.flow.send({ type: 'dish.chosen', ...dish });
  page.flow.send({ type: 'line.changed', lineId: 2, quantity: 0 });
  expect(sent(page)).toHaveLength(1);
  await page.answers('sendChange', joined);
  expect(sent(page).map((change) => (change as { type: string }).type)).toEqual(['add', 'remove']);
});

it('a friend can’t change the line of another person [CART-72]', async () => {
  const page = await open(joined);
  page.flow.send({ type: 'line.changed', lineId: 1, quantity: 5 });
  expect(sent(page)).toEqual([]);
});

it('the host removes the line of a friend, also while the group is locked [CART-73]', async () => {
  const page = await open({ ...hosted, state: 'locked' });
  page.flow.send({ type: 'line.changed', lineId: 2, quantity: 0 });
  expect(sent(page)).toEqual([{ type: 'remove', lineId: 2 }]);
});

it('a friend can choose no more dishes when a refresh shows that the host has locked the group [CART-73]', async () => {
  const page = await open(joined);
  await vi.advanceTimersByTimeAsync(5000);
  await page.answers('readGroup', locked);
  expect(personIn(page)).toBe('waiting');
  page.flow.send({ type: 'dish.chosen', ...dish });
  expect(sent(page)).toEqual([]);
});

it('a new version of the host’s cart refreshes the group immediately [CART-73, CART-62]', async () => {
  const page = await open(hosted);
  page.watched.changed();
  expect(page.flow.getSnapshot().matches({ running: { updates: 'asking' } })).toBe(true);
});

it('a refresh that began before a change does not undo its response [CART-72]', async () => {
  const page = await open(joined);
  await vi.advanceTimersByTimeAsync(5000);
  page.flow.send({ type: 'line.changed', lineId: 2, quantity: 0 });
  await page.answers('sendChange', { ...joined, lines: [] });
  await page.answers('readGroup', joined);
  expect(page.flow.getSnapshot().context.group?.lines).toEqual([]);
});

it('a refused change shows the reason, sends nothing else and refreshes the group [CART-72]', async () => {
  const page = await open(joined);
  page.flow.send({ type: 'dish.chosen', ...dish });
  page.flow.send({ type: 'dish.chosen', ...dish });
  await page.fails('sendChange', { code: 'refused', messages: ['Out of Stock'] });
  expect(page.emitted).toContainEqual(expect.objectContaining({ type: 'notice', code: 'failed' }));
  expect(sent(page)).toHaveLength(1);
  await page.answers('readGroup', { ...joined, state: 'cancelled' });
  expect(personIn(page)).toBe('over');
});

it('a lost connection keeps the group and says so until it is back [CART-72]', async () => {
  const page = await open(joined);
  await vi.advanceTimersByTimeAsync(5000);
  await page.fails('readGroup', { code: 'offline' });
  expect(page.flow.getSnapshot().context).toMatchObject({ isStale: true, group: joined });
  await vi.advanceTimersByTimeAsync(5000);
  await page.answers('readGroup', joined);
  expect(page.flow.getSnapshot().context.isStale).toBe(false);
});

it('a group order is no longer refreshed after it was ordered [CART-74]', async () => {
  const page = await open(placed);
  expect(personIn(page)).toBe('over');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.effects.callsOf('readGroup')).toHaveLength(1);
});

it('only the host removes a friend, while the group order runs [CART-73]', async () => {
  const page = await open({ ...hosted, state: 'locked' });
  page.flow.send({ type: 'person.removed', memberId: 9 });
  page.flow.send({ type: 'person.removed', memberId: 7 });
  expect(sent(page)).toEqual([{ type: 'removeMember', memberId: 7 }]);
  const friend = await open(joined);
  friend.flow.send({ type: 'person.removed', memberId: 7 });
  expect(sent(friend)).toEqual([]);
});

it('a friend follows the placed order until it has arrived [CART-74]', async () => {
  const page = await open(placed);
  page.effects.latest('readMeal').resolve(ordered);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.flow.getSnapshot().context.meal).toEqual(ordered);
  await vi.advanceTimersByTimeAsync(20_000);
  page.effects.latest('readMeal').reject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.flow.getSnapshot().context.meal).toEqual(ordered);
  await vi.advanceTimersByTimeAsync(20_000);
  page.effects.latest('readMeal').resolve(eaten);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.effects.callsOf('readMeal')).toHaveLength(3);
});

it('only friends follow the placed order here, because the host has it in the account [CART-74]', async () => {
  for (const group of [placedByHost, { ...placed, state: 'cancelled' as const }]) {
    const page = await open(group);
    expect(personIn(page)).toBe('over');
    expect(page.effects.callsOf('readMeal')).toEqual([]);
  }
});
