import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { browserMachine } from '../../machines/browser.machine';
import type { BrowserEvent, BrowserNews } from '../../machines/browser.types';
import { liveCartMachine } from '../../machines/cart/live-cart.machine';
import { deferredActors, settled } from '../support/deferred';
import { emittedBy } from '../support/emitted';

function open() {
  const effects = deferredActors('prepareNotices', 'answerGallery', 'measureQuiet', 'keepShop');
  const clock = new SimulatedClock();
  const told: string[] = [];
  let report: (news: BrowserNews) => void = () => undefined;
  const flow = createActor(
    browserMachine.provide({ actors: effects.actors }).provide({
      actors: {
        watchBrowser: fromCallback<BrowserEvent>(({ sendBack, receive }) => {
          report = sendBack;
          receive(({ type }) => void told.push(type));
        }),
        loadLiveCart: fromPromise(async () =>
          liveCartMachine.provide({ actors: { watchPage: fromCallback(() => undefined) } }),
        ),
      },
    }),
    { clock },
  );
  const emitted = emittedBy(flow);
  flow.start();
  const wait = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settled();
  };
  const answer = async (name: 'prepareNotices' | 'answerGallery' | 'measureQuiet', output?: number) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  return { flow, effects, emitted, told, wait, answer, report: (news: BrowserNews) => report(news) };
}

const follows = ({ flow }: ReturnType<typeof open>) => flow.system.get('liveCart') !== undefined;

it('downloads what says the news after the first press, when that was answered, and not before [NFR-07, NFR-08]', async () => {
  const page = open();
  await page.wait(30_000);
  expect(page.effects.callsOf('prepareNotices')).toEqual([]);
  page.report({ type: 'person.acted' });
  await page.wait(399);
  expect(page.effects.callsOf('prepareNotices')).toEqual([]);
  await page.wait(1);
  expect(page.effects.callsOf('prepareNotices')).toHaveLength(1);
  await page.answer('prepareNotices');
  page.report({ type: 'person.acted' });
  await page.wait(400);
  expect(page.effects.callsOf('prepareNotices')).toHaveLength(1);
});

it('lets the first screen have its moment before anything else, then a gallery may follow', async () => {
  const page = open();
  await page.wait(1_499);
  expect(page.emitted).toEqual([]);
  expect(page.effects.callsOf('answerGallery')).toEqual([]);
  await page.wait(1);
  expect(page.emitted).toEqual([{ type: 'page.opened' }]);
  expect(page.effects.callsOf('answerGallery')).toHaveLength(1);
});

it('follows other devices when nothing has arrived for two seconds, and not before [CART-62]', async () => {
  const page = open();
  await page.wait(1_500);
  await page.wait(2_500);
  await page.answer('measureQuiet', 1_999);
  expect(follows(page)).toBe(false);
  await page.wait(2_500);
  await page.answer('measureQuiet', 2_000);
  await settled();
  expect(follows(page)).toBe(true);
});

it('waits no longer for a page that never rests [CART-62]', async () => {
  const page = open();
  await page.wait(1_500);
  await page.wait(19_999);
  expect(follows(page)).toBe(false);
  await page.wait(1);
  await settled();
  expect(follows(page)).toBe(true);
});

it('tells other tabs what the server changed for this one, and the flows what other tabs changed [CART-62, STO-03]', () => {
  const page = open();
  page.flow.send({ type: 'cart.changed' });
  page.flow.send({ type: 'tripCart.changed' });
  page.flow.send({ type: 'wishlist.changed' });
  expect(page.told).toEqual(['cart.changed', 'tripCart.changed', 'wishlist.changed']);
  page.report({ type: 'tab.told', news: { type: 'elsewhere.module', moduleId: 2 } });
  expect(page.emitted).toEqual([{ type: 'elsewhere.module', moduleId: 2 }]);
});

it('tells of the network when it changes, and only then [NFR-08]', () => {
  const page = open();
  for (const type of ['network.online', 'network.offline', 'network.offline', 'network.online'] as const)
    page.report({ type });
  expect(page.emitted.map((news) => news.type)).toEqual([
    'network.offline',
    'network.online',
    'answers.outdated',
  ]);
});

it.each(['what was kept', 'what stood there'])(
  'reads anew when the network is back, where the page showed %s [NFR-08, X-15]',
  (shown) => {
    const page = open();
    page.report({ type: 'network.offline' });
    if (shown === 'what was kept') page.flow.send({ type: 'answer.kept' });
    page.report({ type: 'network.online' });
    expect(page.emitted).toEqual([
      { type: 'network.offline' },
      { type: 'network.online' },
      { type: 'answers.outdated' },
    ]);
  },
);

it('says so when the shop does not answer, asks again when that is wanted, and goes on when it answers [NFR-08, X-15]', () => {
  const page = open();
  page.flow.send({ type: 'answer.kept' });
  expect(page.flow.getSnapshot().matches({ network: 'unreachable' })).toBe(true);
  page.flow.send({ type: 'retry.requested' });
  expect(page.emitted).toEqual([{ type: 'answers.outdated' }]);
  page.flow.send({ type: 'answer.new' });
  expect(page.flow.getSnapshot().matches({ network: 'online' })).toBe(true);
  expect(page.emitted.slice(1)).toEqual([{ type: 'network.online' }, { type: 'answers.outdated' }]);
});

it('keeps the shop on the device once the page is calm [NFR-08, X-15]', async () => {
  const page = open();
  await page.wait(1_500);
  expect(page.effects.callsOf('keepShop')).toEqual([]);
  await page.wait(20_000);
  expect(page.effects.callsOf('keepShop')).toHaveLength(1);
});
