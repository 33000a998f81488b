import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { socketReceiver } from '../../src/flows/live/inspection.actors';
import { openInspector } from '../../src/flows/live/inspector';
import { CONNECTED, type GalleryUpdate } from '../../src/flows/live/wire';

const PATIENCE = 8_000;
const shop = () => createActor(createMachine({ id: 'shop', on: { 'door.opened': {} } })).start();
const notice = () => document.querySelector('[role=alert]')?.textContent ?? null;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A receiver in another window. */
function receiver() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const target = frame.contentWindow as Window;
  const received: GalleryUpdate[] = [];
  vi.spyOn(target, 'postMessage').mockImplementation(((event: GalleryUpdate) =>
    received.push(event)) as never);
  vi.spyOn(window, 'open').mockReturnValue(target);
  const says = (type: string, source: Window | null = target) =>
    window.dispatchEvent(new MessageEvent('message', { data: { type }, source }));
  return { received, says };
}

describe('An inspector window', () => {
  it('receives the running flows and their events once it is ready', () => {
    const { received, says } = receiver();
    const flow = shop();
    stops.push(openInspector(flow, 'https://inspector.example/view'));
    expect(window.open).toHaveBeenCalledWith('https://inspector.example/view', 'xstateinspector');
    says(CONNECTED, null);
    expect(received).toEqual([]);
    says(CONNECTED);
    // Flows of other tests in this process may still run.
    const own = expect.objectContaining({ type: '@xstate.actor', sessionId: `app:${flow.sessionId}` });
    expect(received).toContainEqual(own);
    flow.send({ type: 'door.opened' });
    expect(received.map(({ type }) => type)).toContain('@xstate.event');
  });

  it('reports in the shop that it is unreachable until it connects', async () => {
    const { says } = receiver();
    stops.push(openInspector(shop(), 'https://inspector.example/view'));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(notice()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(notice()).toContain('https://inspector.example/view'));
    says(CONNECTED);
    expect(notice()).toBeNull();
  });

  it('reports in the shop that it is unreachable if a popup blocker closes it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    stops.push(openInspector(shop(), null));
    await vi.waitFor(() => expect(notice()).toContain('stately.ai'));
  });
});

it('an inspector socket reconnects after a disconnect', () => {
  const sockets: { onopen: () => void; onclose: () => void; send(text: string): void; close(): void }[] = [];
  class Socket {
    onopen = () => {};
    onclose = () => {};
    send = vi.fn();
    close = vi.fn();
    constructor() {
      sockets.push(this);
    }
  }
  const { link, send } = socketReceiver('ws://inspector.example', Socket as never);
  const parent = createActor(
    createMachine({
      initial: 'lost',
      invoke: { src: link },
      states: { lost: {}, ready: {} },
      on: { 'receiver.connected': '.ready', 'receiver.lost': '.lost' },
    }),
  ).start();
  sockets[0]?.onopen();
  expect(parent.getSnapshot().value).toBe('ready');
  send({ type: '@xstate.event' } as GalleryUpdate);
  expect(sockets[0]?.send).toHaveBeenCalledWith('{"type":"@xstate.event"}');
  sockets[0]?.onclose();
  expect(parent.getSnapshot().value).toBe('lost');
  vi.advanceTimersByTime(5_000);
  sockets[1]?.onopen();
  expect(parent.getSnapshot().value).toBe('ready');
  parent.stop();
  expect(sockets[1]?.close).toHaveBeenCalled();
});
