import { createInspector } from '@statelyai/inspect';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, setup, spawnChild } from 'xstate';
import { cartMachine } from '../../machines/cart/cart.machine';
import { activeStates, actorsOf, nothingLive, withNews, withoutPage } from '../../src/flows/live/live-actors';
import { tellGallery } from '../../src/flows/live/tell-gallery';
import { isNews, type News } from '../../src/flows/live/wire';

const doorMachine = setup({
  types: {} as { context: { code: string | null }; events: { type: 'door.opened'; code: string } },
  actions: { keep: assign({ code: ({ event }) => event.code }) },
}).createMachine({
  id: 'door',
  context: { code: null },
  initial: 'closed',
  states: { closed: { on: { 'door.opened': { target: 'open', actions: 'keep' } } }, open: {} },
});
const houseMachine = setup({ actors: { door: doorMachine } }).createMachine({
  id: 'house',
  invoke: { id: 'door', systemId: 'door', src: 'door' },
  on: { 'gate.built': { actions: spawnChild('door', { id: 'gate', systemId: 'gate' }) } },
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function follow() {
  const house = createActor(houseMachine).start();
  const told: News[] = [];
  const stop = tellGallery(house, 'tab', (news) => told.push(news));
  stops.push(stop);
  return { house, told, stop, live: () => told.reduce(withNews, nothingLive) };
}
const open = { type: 'door.opened', code: '4711' } as const;

it('tells where flows are that were running before somebody asked', () => {
  const { live } = follow();
  expect(actorsOf(live(), 'door')).toMatchObject([{ value: 'closed' }]);
});

it('tells what happens from then on, without secrets', () => {
  const { house, told, live } = follow();
  house.system.get('door').send(open);
  expect(actorsOf(live(), 'door')).toMatchObject([{ value: 'open', lastEvent: 'door.opened' }]);
  expect(live().events).toMatchObject([{ actor: 'door', words: 'door.opened {"code":"***"}' }]);
  expect(JSON.stringify(told)).not.toContain('4711');
});

it('tells of flows that begin later', () => {
  const { house, live } = follow();
  house.send({ type: 'gate.built' });
  house.system.get('gate').send(open);
  expect(actorsOf(live(), 'door')).toMatchObject([
    { id: 'door', value: 'closed' },
    { id: 'gate', value: 'open' },
  ]);
});

it('is silent when nobody listens any more', () => {
  const { house, told, stop } = follow();
  stop();
  const before = told.length;
  house.system.get('door').send(open);
  expect(told).toHaveLength(before);
});

it('forgets the flows of a page that was closed', () => {
  expect(withoutPage(follow().live(), 'tab').actors.size).toBe(0);
  expect(withoutPage(follow().live(), 'other').actors.size).toBe(2);
});

it('understands what the inspector of Stately tells', () => {
  const told: unknown[] = [];
  const inspector = createInspector({ send: (event) => told.push(JSON.parse(JSON.stringify(event))) });
  const house = createActor(houseMachine, { inspect: inspector.inspect });
  inspector.actor(house);
  house.start();
  inspector.snapshot(house.system.get('door'), house.system.get('door').getSnapshot());
  expect(told.length).toBeGreaterThan(0);
  expect(told.every(isNews)).toBe(true);
});

it('speaks in messages of the shape that Stately receives', () => {
  const { house, told } = follow();
  house.system.get('door').send(open);
  const reference: News[] = [];
  const inspector = createInspector({ send: (event) => reference.push(event as News) });
  const other = createActor(doorMachine);
  inspector.actor(other);
  inspector.event(other, open);
  inspector.snapshot(other, other.getSnapshot(), { event: open });
  for (const type of ['@xstate.actor', '@xstate.event', '@xstate.snapshot'])
    expect(keysOf(told, type)).toEqual(expect.arrayContaining(keysOf(plain(reference), type)));
});

it('lights the states of regions side by side, and none that it does not know', () => {
  const actor = (value: unknown) => ({
    sessionId: 'tab:x:1',
    parentId: null,
    id: 'cart',
    name: 'cart',
    value,
    status: 'active',
    lastEvent: null,
  });
  const { value } = createActor(cartMachine).getSnapshot();
  expect(activeStates(cartMachine, [actor(value)])).toContain('cart.lines.loading');
  expect(activeStates(cartMachine, [actor('attic')])).toEqual(new Set());
});

const plain = (news: News[]): News[] => JSON.parse(JSON.stringify(news));
const keysOf = (news: readonly News[], type: string) =>
  Object.keys(news.find((one) => one.type === type) ?? {})
    .filter((key) => key !== 'definition')
    .sort();
