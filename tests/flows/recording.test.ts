import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { proceedMachine } from '../../machines/cart/proceed.machine';
import { contradictions } from '../../src/flows/chart/likeness';
import { reportToGallery } from '../../src/flows/live/report-to-gallery';
import { CHANNEL, CONNECTED, type GalleryUpdate } from '../../src/flows/live/wire';
import type { Take } from '../../src/flows/record/recorded.types';
import { listen } from '../../src/flows/record/recording.actors';
import { recordingMachine } from '../../src/flows/record/recording.machine';
import { movedTakes } from '../../src/flows/record/takes';
import { recordedPath } from '../../tools/paths/recorded';
import { proceeded } from '../machines/cart/proceed.model';

const DOUBLE_CLICK = 500;
const PROCEED = [{ id: 'proceed', feature: 'cart' }];

/** A recording of flows whose reports the test passes on. */
function recordingOf(
  input: { isOngoing: boolean; takes: readonly Take[] } = { isOngoing: false, takes: [] },
) {
  const clock = new SimulatedClock();
  const machine = recordingMachine.provide({ actors: { listen: fromCallback(() => {}) } });
  const recording = createActor(machine, { input, clock }).start();
  const press = (button: 'record' | 'stop' | 'discard') => recording.send({ type: `${button}.pressed` });
  const receive = (reports: readonly GalleryUpdate[]) => {
    for (const report of reports) recording.send({ type: 'report.received', report });
  };
  const takes = () => recording.getSnapshot().context.takes;
  const wait = () => clock.increment(DOUBLE_CLICK);
  return {
    recording,
    press,
    receive,
    takes,
    wait,
    isIn: (state: never) => recording.getSnapshot().matches(state),
  };
}

/** The shop with one flow in another tab. */
function shop() {
  const flow = createActor(proceedMachine, { id: 'proceed' }).start();
  let reports: GalleryUpdate[] = [];
  const connect = () => {
    reports = [];
    return reportToGallery(flow, 'tab', (report) => reports.push(report));
  };
  return {
    flow,
    connect,
    newReports: () => reports.splice(0).filter(({ sessionId }) => sessionId === `tab:${flow.sessionId}`),
  };
}

const guest = proceeded({ isGuestCheckoutAllowed: true });

function recordedTake(): Take {
  const { flow, connect, newReports } = shop();
  const { press, receive, takes, wait } = recordingOf();
  press('record');
  const stop = connect();
  wait();
  flow.send(guest);
  flow.send({ type: 'guest.chosen' });
  receive(newReports());
  press('stop');
  stop();
  const [take] = movedTakes(takes(), PROCEED, 'proceed');
  if (!take) throw new Error('Nothing was recorded');
  return take;
}

describe('a recording in the live view [X-20]', () => {
  it('keeps the events of each flow with the state after each one', () => {
    const take = recordedTake();
    expect(take).toMatchObject({ machine: 'proceed', value: 'idle' });
    expect(take.steps.map(({ event, value }) => [event.type, value])).toEqual([
      ['proceed.requested', 'asking'],
      ['guest.chosen', 'idle'],
    ]);
  });

  it('is not stopped by the second press of a double click', () => {
    const { press, wait, isIn } = recordingOf();
    press('record');
    press('stop');
    expect(isIn('recording' as never)).toBe(true);
    wait();
    press('stop');
    expect(isIn('withoutSteps' as never)).toBe(true);
  });

  it('is not replaced by the second press of a double click on “Stop”', () => {
    const { press, wait, isIn, takes } = recordingOf({ isOngoing: true, takes: [recordedTake()] });
    press('stop');
    press('record');
    expect(isIn('stopped' as never)).toBe(true);
    expect(takes()).toHaveLength(1);
    wait();
    press('record');
    expect(takes()).toEqual([]);
  });

  it('continues after a reload of the gallery', () => {
    const { flow, connect, newReports } = shop();
    const first = recordingOf();
    first.press('record');
    connect()();
    first.receive(newReports());
    const { receive, takes, isIn } = recordingOf({ isOngoing: true, takes: first.takes() });
    expect(isIn('recording' as never)).toBe(true);
    const stop = connect();
    flow.send(guest);
    receive(newReports());
    stop();
    expect(movedTakes(takes(), PROCEED, 'cart')).toMatchObject([
      { value: 'idle', steps: [{ value: 'asking' }] },
    ]);
  });

  it('begins another take when a flow moved while the gallery was away', () => {
    const { flow, connect, newReports } = shop();
    const { press, receive, takes } = recordingOf();
    press('record');
    connect()();
    receive(newReports());
    flow.send(guest);
    const stop = connect();
    flow.send({ type: 'guest.chosen' });
    receive(newReports());
    stop();
    expect(movedTakes(takes(), PROCEED, 'cart')).toMatchObject([
      { value: 'asking', steps: [{ event: { type: 'guest.chosen' } }] },
    ]);
  });

  it('asks the pages for their flows and receives their reports', async () => {
    const page = new BroadcastChannel(CHANNEL);
    const asked = new Promise((resolve) => {
      page.onmessage = ({ data }) => resolve(data);
    });
    const machine = recordingMachine.provide({ actors: { listen } });
    const recording = createActor(machine, { input: { isOngoing: true, takes: [] } }).start();
    expect(await asked).toEqual({ type: CONNECTED });
    const { connect, newReports } = shop();
    connect()();
    for (const report of newReports()) page.postMessage(report);
    await vi.waitFor(() =>
      expect(recording.getSnapshot().context.takes).toMatchObject([{ machine: 'proceed', value: 'idle' }]),
    );
    recording.stop();
    page.close();
  });

  it('lists the flow of the chart first, then those that the customer pressed, and flows of the app last', () => {
    const take = (machine: string, count: number, presses = 0): Take => ({
      sessionId: machine,
      machine,
      value: 'a',
      steps: Array.from({ length: count }, () => ({ event: { type: 'b' }, value: 'a' })),
      presses,
    });
    const takes = [
      take('browser', 9, 2),
      take('liveCart', 5),
      take('cart', 4, 1),
      take('session', 2),
      take('attic', 3),
      take('auth', 0),
    ];
    const flows = ['browser', 'liveCart', 'cart', 'session', 'auth'].map((id) => ({
      id,
      feature: id === 'browser' ? '' : 'any',
    }));
    expect(movedTakes(takes, flows, 'session').map(({ machine }) => machine)).toEqual([
      'session',
      'cart',
      'liveCart',
      'browser',
    ]);
  });

  it('counts the events that the page sent', () => {
    expect(recordedTake()).toMatchObject({ presses: 2 });
  });
});

describe('a recorded path [X-20]', () => {
  it('has the words of the printed paths in both languages', () => {
    const take = recordedTake();
    const path = recordedPath(take, 'en');
    expect(path?.steps.map(({ by, action }) => [by, action])).toEqual([
      ['you', 'As a guest, where guests may order, press “Proceed To Checkout”'],
      ['you', 'Press “Guest”'],
    ]);
    expect(path?.markdown).toContain('| # | Who | Step | Expect | ✔ |');
    expect(path).toMatchObject({ lead: 0, endsBefore: null });
    expect(recordedPath(take, 'ar')?.markdown).not.toContain('Press');
  });

  it('is also a browser test and a path in the URL of the chart', () => {
    const path = recordedPath(recordedTake(), 'en');
    expect(path?.spec).toEqual({ text: expect.stringContaining('test("proceed/recorded'), isWhole: true });
    expect(path?.events).toMatch(/^\d+,\d+,guest\.chosen$/);
  });

  it('begins with the way to the state where the recording began', () => {
    const take = recordedTake();
    const late = { ...take, value: 'asking', steps: take.steps.slice(1) };
    const path = recordedPath(late, 'en');
    expect(path).toMatchObject({ lead: 1, endsBefore: null });
    expect(path?.steps).toHaveLength(2);
    expect(path?.markdown).toContain('Step 1 leads to where the recording began.');
  });

  it('ends before a step that no sample data repeats, and leaves out ignored events', () => {
    const take = recordedTake();
    const ignored = { event: { type: 'moon.risen' }, value: 'idle' };
    const impossible = { event: { type: 'moon.risen' }, value: 'asking' };
    expect(recordedPath({ ...take, steps: [ignored, ...take.steps] }, 'en')).toMatchObject({
      endsBefore: null,
    });
    expect(recordedPath({ ...take, steps: [...take.steps, impossible] }, 'en')).toMatchObject({
      endsBefore: 2,
    });
    expect(recordedPath({ ...take, value: 'attic' }, 'en')).toBeNull();
  });
});

describe('the likeness of a recorded and a sample event', () => {
  it('counts other codes, flags and empty values, but no data', () => {
    const sample = { error: { code: 'offline', isFinal: false, ids: [1], at: null }, note: 'A B', count: 3 };
    expect(contradictions({ error: { code: '***', ids: [7, 8] }, note: 'C D', count: 9 }, sample)).toBe(0);
    expect(contradictions({ error: { code: 'soldOut' } }, sample)).toBe(1);
    expect(contradictions({ error: { isFinal: true, ids: [], at: 3 } }, sample)).toBe(3);
    expect(contradictions({ error: [] }, sample)).toBe(1);
    expect(contradictions({ extra: true }, sample)).toBe(0);
  });
});
