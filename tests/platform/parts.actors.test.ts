import { afterEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { askedQuestion, shownLayer } from '../../src/platform/layers/layer-parts.actors';
import { listenToNetwork } from '../../src/platform/network.actors';
import { nextPaint } from '../../src/platform/next-paint.actors';
import { beside, shownFlow } from '../support/effects';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the layers machine receives an event when a layer’s elements are removed [NFR-02]', () => {
  const layers = shownFlow({});
  const layer = createActor(shownLayer, { input: { layers: layers.flow, name: 'cart' as never } }).start();
  expect(layers.sent).toEqual([]);
  layer.stop();
  expect(layers.sent).toEqual([{ type: 'layer.removed', name: 'cart' }]);
});

it('a dialog stays open until the customer answers it, also while other dialogs are closed [NFR-02]', () => {
  const layers = shownFlow({});
  const input = { layers: layers.flow, name: 'cancelOrder' as never, entry: 'wanted' as const };
  const question = createActor(askedQuestion, { input });
  let dismissals = 0;
  question.on('dismissed', () => {
    dismissals += 1;
  });
  question.start();
  layers.emit({ type: 'question.dismissed', name: 'refund' });
  expect(dismissals).toBe(0);
  layers.emit({ type: 'question.dismissed', name: 'cancelOrder' });
  expect(dismissals).toBe(1);
  question.stop();
  layers.emit({ type: 'question.dismissed', name: 'cancelOrder' });
  expect(dismissals).toBe(1);
  expect(layers.sent).toEqual([
    { type: 'question.asked', name: 'cancelOrder', about: null, entry: 'wanted' },
    { type: 'question.settled', name: 'cancelOrder' },
  ]);
});

it('a machine receives the return of the network until it stops [NFR-08]', () => {
  const browser = shownFlow({});
  let received = 0;
  const flow = createActor(
    createMachine({
      invoke: { src: listenToNetwork(beside({}, { browser: browser.flow })) },
      on: { 'network.online': { actions: () => (received += 1) } },
    }),
  ).start();
  browser.emit({ type: 'network.online' });
  flow.stop();
  browser.emit({ type: 'network.online' });
  expect(received).toBe(1);
});

it('the wait for the next animation frame ends after 200 ms, because a hidden page has none [NFR-07]', async () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  let isPainted = false;
  const painted = nextPaint().then(() => {
    isPainted = true;
  });
  await vi.advanceTimersByTimeAsync(199);
  expect(isPainted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await painted;
  expect(isPainted).toBe(true);
});
