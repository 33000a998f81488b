import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { proceedMachine } from '../../machines/cart/proceed.machine';
import { readChart } from '../../src/flows/chart/read-chart';
import { saidOf } from '../../src/flows/chart/said';
import { type SequenceMessage, sequenceOf } from '../../src/flows/chart/sequence';
import { nothingLive } from '../../src/flows/live/live-actors';
import { movesOf } from '../../src/flows/live/moves';
import { reportToGallery } from '../../src/flows/live/report-to-gallery';
import type { GalleryUpdate } from '../../src/flows/live/wire';
import { transitionWords } from '../../tools/flow-charts/words';
import { proceeded, proceedModel } from '../machines/cart/proceed.model';
import { proceedWords } from '../machines/cart/proceed.words';
import { flow as testedFlow } from '../machines/flow';

/** A running flow, and its reports since the last call. */
function follow() {
  const flow = createActor(proceedMachine, { id: 'proceed' }).start();
  const news: GalleryUpdate[] = [];
  const stop = reportToGallery(flow, 'tab', (event) => news.push(event));
  const ofThis = ({ sessionId }: GalleryUpdate) => sessionId === `tab:${flow.sessionId}`;
  return { flow, newReports: () => news.splice(0).filter(ofThis), stop };
}

it('the messages, transitions and active states of a running flow are read from its reports', () => {
  const { flow, newReports, stop } = follow();
  const before = movesOf(nothingLive, newReports());
  expect(before).toMatchObject({ messages: [], taken: {}, states: { proceed: ['proceed.idle'] } });

  flow.send(proceeded({ isGuestCheckoutAllowed: true }));
  const asked = movesOf(before.live, newReports());
  expect(asked.messages).toEqual([{ from: null, to: 'proceed', event: 'proceed.requested' }]);
  expect(asked.states).toEqual({ proceed: ['proceed.asking'] });
  expect(asked.taken.proceed).toContain('idle:proceed.requested:0');
  expect(asked.taken.proceed).toContain('deciding:always:3');

  flow.send({ type: 'login.chosen' });
  const left = movesOf(asked.live, newReports());
  expect(left).toMatchObject({ taken: { proceed: ['asking:login.chosen:0'] } });
  stop();
});

it('a list of messages between flows is readable text without repetitions', () => {
  const wording = transitionWords(testedFlow(proceedModel, proceedWords));
  const chart = { ...readChart(proceedMachine), words: { ...wording, guards: {}, childCharts: {} } };
  const waiting = { ...chart, id: 'waiting', title: 'Waiting' };
  const timeout = {
    ...chart.edges[0],
    eventType: 'xstate.after.500.waiting',
    words: 'half a second',
  } as never;
  const charts = [chart, { ...waiting, edges: [timeout] }];
  const chosen = { from: null, to: 'proceed', event: 'login.chosen' };
  expect(sequenceOf(charts, [chosen, chosen, { ...chosen, from: 'waiting' }], 'en')).toEqual([
    { from: 'page', to: 'Proceed to checkout', words: 'Press “Login”' },
    { from: { flow: 'Waiting' }, to: 'Proceed to checkout', words: 'Press “Login”' },
  ]);
  expect(sequenceOf(charts, [chosen], 'ar')[0]?.words).toBe('اضغط «تسجيل الدخول»');
  // The sentences of this event differ in a condition, such as "signed in". A label leaves the condition out.
  const proceeds = sequenceOf(charts, [{ ...chosen, event: 'proceed.requested' }], 'en');
  expect(proceeds[0]?.words).toBe('Press “Proceed To Checkout”');
  const late = { from: null, to: 'waiting', event: 'xstate.after.500.waiting' };
  expect(sequenceOf(charts, [late], 'en')).toMatchObject([{ from: 'time' }]);
  const unknown = { from: null, to: 'proceed', event: 'moon.risen' };
  expect(sequenceOf(charts, [unknown, { ...unknown, to: 'attic' }], 'en')).toEqual([]);
});

describe('the text of a message with several outcomes', () => {
  const chart = {
    ...readChart(
      createMachine({
        id: 'visit',
        initial: 'asking',
        states: {
          asking: {
            invoke: { id: 'ask', src: 'ask', onDone: 'known', onError: 'failed' },
            on: { 'name.typed': [{ guard: 'isLong', target: 'known' }, { target: 'failed' }] },
          },
          known: {},
          failed: {},
        },
      }),
    ),
    words: {
      edges: {
        'asking:error.actor.ask:0': { en: 'The server rejects the guest id', ar: 'يرفض الخادم معرّف الضيف' },
        'asking:name.typed:0': { en: 'Type a long name', ar: 'اكتب اسمًا طويلًا' },
        'asking:name.typed:1': { en: 'Type a short name', ar: 'اكتب اسمًا قصيرًا' },
      },
      examples: ['asking:error.actor.ask:0'],
      guards: {},
      childCharts: {},
    },
  };
  const textOf = (message: Partial<SequenceMessage>, language: 'en' | 'ar' = 'en') =>
    sequenceOf(
      [chart],
      [{ from: null, to: 'visit', event: 'xstate.error.actor.ask', ...message }],
      language,
    )[0]?.words;

  it('is neutral when only an example of the outcome is known', () => {
    expect(textOf({})).toBe('The attempt fails');
    expect(textOf({}, 'ar')).toBe('تفشل المحاولة');
    expect(textOf({ event: 'name.typed' })).toBe('An action on the page');
    expect(textOf({ event: 'name.typed', from: 'visit' })).toBe('A message');
  });

  it('is that of the transition that the flow took', () => {
    expect(textOf({ event: 'name.typed', taken: ['asking:name.typed:1'] })).toBe('Type a short name');
  });

  it('is that of the sample event with the same outcome', () => {
    const failed = (code: string) => ({ type: 'xstate.error.actor.ask', error: { code } });
    const fixtures = [failed('rejected'), failed('offline'), { type: 'name.typed', name: 'Al' }];
    const english = ['The server rejects the guest id', 'There is no network connection', 'Type “Al”'];
    const sayings = { fixtures: english.map((en) => ({ en, ar: en })), types: {} };
    const said = saidOf({ fixtures, sayings }, failed('offline'), 'en');
    expect(said).toBe('There is no network connection');
    expect(textOf({ said })).toBe('There is no network connection');
    expect(saidOf({ fixtures, sayings }, failed('tooMany'), 'en')).toBeNull();
    // The same action with other data.
    expect(saidOf({ fixtures, sayings }, { type: 'name.typed', name: null } as never, 'en')).toBe(
      'Type “Al”',
    );
    expect(saidOf({ fixtures, sayings }, { type: 'moon.risen' }, 'en')).toBeNull();
    expect(saidOf({ fixtures, sayings }, { type: 'xstate.error.actor.ask' }, 'en')).toBeNull();
  });
});
