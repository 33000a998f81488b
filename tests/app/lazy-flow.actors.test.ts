import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createActor,
  emit,
  fromPromise,
  initialTransition,
  setup,
} from 'xstate';
import { lazyFlows } from '../../machines/lazy-flows';
import { restingFlows } from '../../machines/lazy-flows.resting';
import { lazyFlow } from '../../src/app/lazy-flow.actors';
import { settled } from '../support/deferred';

type Received = { received: string[]; greeting: string };

const listening = setup({
  types: {} as {
    context: Received;
    input: string;
    events: { type: 'spoken'; word: string } | { type: 'broken' };
    emitted: { type: 'echoed'; word: string };
    tags: 'busy';
  },
  actors: { look: fromPromise<string, void>(async () => 'looked') },
  actions: {
    fail: () => {
      throw new Error('broken');
    },
  },
}).createMachine({
  context: ({ input }) => ({ received: [], greeting: input }),
  initial: 'looking',
  on: {
    spoken: {
      actions: [
        assign(({ context, event }) => ({ received: [...context.received, event.word] })),
        emit(({ event }) => ({ type: 'echoed', word: event.word })),
      ],
    },
    broken: { actions: 'fail' },
  },
  states: {
    looking: { tags: 'busy', invoke: { src: 'look', onDone: 'still' } },
    still: {},
  },
});

const resting = { value: 'looking', context: { received: [], greeting: '' }, tags: ['busy'] } as const;

function late() {
  let resolveMachine: (machine: typeof listening) => void = () => undefined;
  const arriving = new Promise<typeof listening>((resolve) => {
    resolveMachine = resolve;
  });
  const flow = createActor(lazyFlow(arriving, { ...resting, context: { received: [], greeting: '' } }), {
    input: 'hello',
  });
  const emitted: string[] = [];
  flow.on('echoed', ({ word }) => void emitted.push(word));
  flow.start();
  const arrive = () => {
    resolveMachine(listening);
    return settled();
  };
  return { flow, emitted, arrive };
}

describe('A lazily loaded flow', () => {
  it('shows the first state of its chart until the chart’s code arrives [NFR-07]', () => {
    const now = late().flow.getSnapshot();
    expect(now.matches('looking')).toBe(true);
    expect(now.matches('still')).toBe(false);
    expect(now.hasTag('busy')).toBe(true);
    expect(now.context.received).toEqual([]);
  });

  it('queues the events sent before the chart’s code arrives, and processes all of them in order [NFR-07]', async () => {
    const { flow, emitted, arrive } = late();
    flow.send({ type: 'spoken', word: 'one' });
    flow.send({ type: 'spoken', word: 'two' });
    expect(flow.getSnapshot().context.received).toEqual([]);
    await arrive();
    flow.send({ type: 'spoken', word: 'three' });
    expect(flow.getSnapshot().context).toEqual({ received: ['one', 'two', 'three'], greeting: 'hello' });
    expect(emitted).toEqual(['one', 'two', 'three']);
  });

  it('runs the chart’s effects after the chart’s code has arrived [NFR-07]', async () => {
    const { flow, arrive } = late();
    await settled();
    expect(flow.getSnapshot().matches('looking')).toBe(true);
    await arrive();
    await settled();
    expect(flow.getSnapshot().matches('still')).toBe(true);
  });

  it('fails when its chart fails, even if a queued event caused the failure [NFR-07]', async () => {
    const { flow, arrive } = late();
    const failures: unknown[] = [];
    flow.subscribe({ error: (failure) => void failures.push(failure) });
    flow.send({ type: 'broken' });
    await arrive();
    expect(failures).toEqual([new Error('broken')]);
  });

  it('processes no queued event after it was stopped [NFR-07]', async () => {
    const { flow, arrive } = late();
    flow.send({ type: 'spoken', word: 'one' });
    flow.stop();
    await arrive();
    expect(flow.getSnapshot().context.received).toEqual([]);
  });
});

it.each(Object.entries(lazyFlows))(
  'the placeholder of the lazy flow %s has the first state of its chart [NFR-07]',
  (name, machine) => {
    const [{ value, context, tags }] = initialTransition(machine as AnyStateMachine);
    expect(restingFlows[name as keyof typeof lazyFlows]).toEqual({ value, context, tags: [...tags] });
  },
);
