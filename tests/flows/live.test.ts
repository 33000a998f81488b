import { createInspector } from '@statelyai/inspect';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, setup, spawnChild } from 'xstate';
import { cartMachine } from '../../machines/cart/cart.machine';
import { readChart } from '../../src/flows/chart/read-chart';
import {
  activeStates,
  actorsOf,
  nothingLive,
  withoutPage,
  withStep,
  withUpdate,
} from '../../src/flows/live/live-actors';
import { reportToGallery } from '../../src/flows/live/report-to-gallery';
import { edgesOfTrail } from '../../src/flows/live/trail';
import { type GalleryUpdate, isGalleryUpdate } from '../../src/flows/live/wire';

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
  const received: GalleryUpdate[] = [];
  const stop = reportToGallery(house, 'tab', (event) => received.push(event));
  stops.push(stop);
  return { house, received, stop, live: () => received.reduce(withUpdate, nothingLive) };
}
const open = { type: 'door.opened', code: '4711' } as const;

it('the flow gallery receives the states of flows that are already running [X-19]', () => {
  const { live } = follow();
  expect(actorsOf(live(), 'door')).toMatchObject([{ value: 'closed' }]);
});

it('the flow gallery receives a running flow that a page started', () => {
  const house = createActor(houseMachine).start();
  createActor(doorMachine, { id: 'shed', systemId: 'shed', parent: house }).start();
  const received: GalleryUpdate[] = [];
  stops.push(reportToGallery(house, 'tab', (event) => received.push(event)));
  const names = received.flatMap((event) => (event.type === '@xstate.actor' ? [event.name] : []));
  expect(names.filter((name) => name === 'shed')).toHaveLength(1);
  expect(names.filter((name) => name === 'door')).toHaveLength(1);
});

it('the flow gallery receives events without their secrets', () => {
  const { house, received, live } = follow();
  house.system.get('door').send(open);
  expect(actorsOf(live(), 'door')).toMatchObject([{ value: 'open', lastEvent: 'door.opened' }]);
  expect(live().events).toMatchObject([{ actor: 'door', words: 'door.opened {"code":"***"}' }]);
  expect(JSON.stringify(received)).not.toContain('4711');
});

it('the last steps of a running flow include its eventless transitions', () => {
  const stageMachine = setup({ guards: { isReady: () => true } }).createMachine({
    id: 'stage',
    initial: 'dark',
    states: {
      dark: { on: { 'show.begun': 'checking', 'show.cancelled': 'off' } },
      checking: { always: [{ guard: 'isReady', target: 'lit' }, { target: 'off' }] },
      lit: { on: { 'light.dimmed': { actions: () => undefined }, 'show.ended': 'dark' } },
      off: {},
    },
  });
  const chart = readChart(stageMachine);
  const step = { before: 'dark', event: 'show.begun', after: 'lit' };
  expect([...edgesOfTrail(stageMachine, chart.edges, [step])]).toEqual([
    'dark:show.begun:0',
    'checking:always:0',
  ]);
  const dimmed = withStep([step], { before: 'lit', event: 'light.dimmed', after: 'lit' });
  expect(dimmed).toEqual([step]);
  const ended = { before: 'lit', event: 'show.ended', after: 'dark' };
  expect(
    withStep(
      Array.from({ length: 5 }, () => step),
      ended,
    ),
  ).toEqual([ended, step, step, step, step]);
});

it('the flow gallery lists the last steps of a running flow', () => {
  const { house, live } = follow();
  house.system.get('door').send(open);
  expect(actorsOf(live(), 'door')).toMatchObject([
    { trail: [{ before: 'closed', event: 'door.opened', after: 'open' }] },
  ]);
});

it('the flow gallery receives flows that start after it has connected', () => {
  const { house, live } = follow();
  house.send({ type: 'gate.built' });
  house.system.get('gate').send(open);
  expect(actorsOf(live(), 'door')).toMatchObject([
    { id: 'door', value: 'closed' },
    { id: 'gate', value: 'open' },
  ]);
});

it('the app stops reporting its flows when the flow gallery disconnects', () => {
  const { house, received, stop } = follow();
  stop();
  const before = received.length;
  house.system.get('door').send(open);
  expect(received).toHaveLength(before);
});

it('the flow gallery removes the flows of a closed page', () => {
  // Other test files may have left flows running; they are reported too.
  const live = follow().live();
  expect(live.actors.size).toBeGreaterThanOrEqual(2);
  expect(withoutPage(live, 'tab').actors.size).toBe(0);
  expect(withoutPage(live, 'other').actors).toEqual(live.actors);
});

it('the flow gallery understands the messages of Stately’s inspector', () => {
  const received: unknown[] = [];
  const inspector = createInspector({ send: (event) => received.push(JSON.parse(JSON.stringify(event))) });
  const house = createActor(houseMachine, { inspect: inspector.inspect });
  inspector.actor(house);
  house.start();
  inspector.snapshot(house.system.get('door'), house.system.get('door').getSnapshot());
  expect(received.length).toBeGreaterThan(0);
  expect(received.every(isGalleryUpdate)).toBe(true);
});

it('the app’s reports have the shape that Stately’s inspector expects', () => {
  const { house, received } = follow();
  house.system.get('door').send(open);
  const reference: GalleryUpdate[] = [];
  const inspector = createInspector({ send: (event) => reference.push(event as GalleryUpdate) });
  const other = createActor(doorMachine);
  inspector.actor(other);
  inspector.event(other, open);
  inspector.snapshot(other, other.getSnapshot(), { event: open });
  for (const type of ['@xstate.actor', '@xstate.event', '@xstate.snapshot'])
    expect(keysOf(received, type)).toEqual(expect.arrayContaining(keysOf(plain(reference), type)));
});

const actor = (value: unknown) => ({
  sessionId: 'tab:x:1',
  parentId: null,
  id: 'cart',
  name: 'cart',
  value,
  status: 'active',
  lastEvent: null,
});

it('the flow gallery highlights the active states of parallel regions [X-19]', () => {
  const { value } = createActor(cartMachine).getSnapshot();
  expect(activeStates(cartMachine, [actor(value)])).toContain('cart.lines.loading');
});

it('the flow gallery ignores states that its version of a machine does not have', () => {
  expect(activeStates(cartMachine, [actor('attic')])).toEqual(new Set());
});

const plain = (emitted: GalleryUpdate[]): GalleryUpdate[] => JSON.parse(JSON.stringify(emitted));
const keysOf = (emitted: readonly GalleryUpdate[], type: string) =>
  Object.keys(emitted.find((one) => one.type === type) ?? {})
    .filter((key) => key !== 'definition')
    .sort();
