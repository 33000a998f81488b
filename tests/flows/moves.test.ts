import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { proceedMachine } from '../../machines/cart/proceed.machine';
import { readChart } from '../../src/flows/chart/read-chart';
import { sequenceOf } from '../../src/flows/chart/sequence';
import { nothingLive } from '../../src/flows/live/live-actors';
import { movesOf } from '../../src/flows/live/moves';
import { reportToGallery } from '../../src/flows/live/report-to-gallery';
import type { News } from '../../src/flows/live/wire';
import { transitionWords } from '../../tools/flow-charts/words';
import { proceeded, proceedModel } from '../machines/cart/proceed.model';
import { proceedWords } from '../machines/cart/proceed.words';
import { flow as testedFlow } from '../machines/flow';

/** A running flow, and what it has reported since the last look. */
function follow() {
  const flow = createActor(proceedMachine, { id: 'proceed' }).start();
  const news: News[] = [];
  const stop = reportToGallery(flow, 'tab', (event) => news.push(event));
  const ofThis = ({ sessionId }: News) => sessionId === `tab:${flow.sessionId}`;
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
  const edges = transitionWords(testedFlow(proceedModel, proceedWords));
  const chart = { ...readChart(proceedMachine), words: { edges, guards: {}, doors: {} } };
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
  // Its sentences differ in their circumstances, such as "signed in", which a label leaves out.
  const proceeds = sequenceOf(charts, [{ ...chosen, event: 'proceed.requested' }], 'en');
  expect(proceeds[0]?.words).toBe('Press “Proceed To Checkout”');
  const late = { from: null, to: 'waiting', event: 'xstate.after.500.waiting' };
  expect(sequenceOf(charts, [late], 'en')).toMatchObject([{ from: 'time' }]);
  const unknown = { from: null, to: 'proceed', event: 'moon.risen' };
  expect(sequenceOf(charts, [unknown, { ...unknown, to: 'attic' }], 'en')).toEqual([]);
});
