import { expect, it, vi } from 'vitest';
import { machines } from '../../machines';
import { nodesOf, transitionsOf } from '../support/chart';
import { sentEvents } from '../support/sent-events';
import { read, sourceFiles } from '../support/sources';

// This test parses every file of the app.
vi.setConfig({ testTimeout: 60_000 });

it('every event that a machine handles is sent somewhere in the app', () => {
  const sources = sourceFiles('src', 'machines').filter((file) => !file.startsWith('src/flows/'));
  const sent = new Set(sources.flatMap((file) => [...sentEvents(read(file))]));
  const dead = machines.flatMap((machine) =>
    [
      ...new Set(
        nodesOf(machine)
          .flatMap(transitionsOf)
          .map(({ eventType }) => eventType),
      ),
    ]
      .filter((type) => type !== '' && !type.startsWith('xstate.') && !sent.has(type))
      .map((type) => `${machine.id}: ${type}`),
  );
  expect(dead).toEqual([]);
});

it('an event in a type, a chart or a comparison is not sent', () => {
  expect([...sentEvents("flow.send({ type: isOld ? 'response.cached' : 'response.fresh' });")]).toEqual([
    'response.cached',
    'response.fresh',
  ]);
  const unsent = [
    "type Event = { type: 'door.opened' };",
    "const chart = { on: { 'door.opened': { target: '.open' } } };",
    "const isOpen = event.type === 'door.opened';",
    "const code = eventOf(event, 'door.opened').code;",
    "switch (type) { case 'door.opened': break; }",
  ];
  expect(unsent.flatMap((text) => [...sentEvents(text)])).toEqual([]);
});
