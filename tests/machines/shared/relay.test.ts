import { expect, it } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { relay } from '../../../machines/shared/relay';

const speaker = setup({
  types: {} as { events: { type: 'speaker.asked' }; emitted: { type: 'speaker.spoke' } | { type: 'other' } },
}).createMachine({
  on: { 'speaker.asked': { actions: [emit({ type: 'speaker.spoke' }), emit({ type: 'other' })] } },
});

const listener = (systemId: string, mayBeOver = false) => {
  const heard: string[] = [];
  const machine = setup({ actors: { speaker, relay } }).createMachine({
    initial: 'listening',
    invoke: { id: 'speaker', systemId: 'speaker', src: 'speaker' },
    states: {
      listening: {
        invoke: {
          id: 'news',
          src: 'relay',
          input: { from: [{ systemId, type: 'speaker.spoke', mayBeOver }] },
          onError: 'deaf',
        },
        on: { 'listener.left': 'away' },
      },
      away: {},
      deaf: {},
    },
    on: { '*': { actions: ({ event }) => heard.push(event.type) } },
  });
  return { actor: createActor(machine).start(), heard };
};

it('tells its listener what it asked to hear, and no more', () => {
  const { actor, heard } = listener('speaker');

  actor.system.get('speaker')?.send({ type: 'speaker.asked' });

  expect(heard).toEqual(['speaker.spoke']);
});

it('falls silent when the listener leaves', () => {
  const { actor, heard } = listener('speaker');

  actor.send({ type: 'listener.left' });
  actor.system.get('speaker')?.send({ type: 'speaker.asked' });

  expect(heard).toEqual([]);
});

it('fails loudly when there is no one to listen to', () => {
  const { actor } = listener('nobody');

  expect(actor.getSnapshot().value).toBe('deaf');
});

it('has nothing to tell of a flow that is over already', () => {
  const { actor, heard } = listener('nobody', true);

  actor.send({ type: 'listener.left' });

  expect(actor.getSnapshot().value).toBe('away');
  expect(heard).toEqual([]);
});
