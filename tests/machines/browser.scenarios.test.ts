import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { browserMachine } from '../../machines/browser.machine';
import type { BrowserEvent, BrowserUpdate } from '../../machines/browser.types';
import { liveCartMachine } from '../../machines/cart/live-cart.machine';
import { deferredActors, settled } from '../support/deferred';
import { emittedBy } from '../support/emitted';

function open() {
  const effects = deferredActors('prepareNotices', 'answerGallery', 'measureQuiet', 'keepShop');
  const clock = new SimulatedClock();
  const received: string[] = [];
  let report: (event: BrowserUpdate) => void = () => undefined;
  const flow = createActor(
    browserMachine.provide({ actors: effects.actors }).provide({
      actors: {
        watchBrowser: fromCallback<BrowserEvent>(({ sendBack, receive }) => {
          report = sendBack;
          receive(({ type }) => void received.push(type));
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
  return { flow, effects, emitted, received, wait, answer, report: (event: BrowserUpdate) => report(event) };
}

const follows = ({ flow }: ReturnType<typeof open>) => flow.system.get('liveCart') !== undefined;

it('the code for toasts is loaded only after the first press has been handled [NFR-07, NFR-08]', async () => {
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

it('the flow gallery can connect only after the time reserved for the first screen', async () => {
  const page = open();
  await page.wait(1_499);
  expect(page.emitted).toEqual([]);
  expect(page.effects.callsOf('answerGallery')).toEqual([]);
  await page.wait(1);
  expect(page.emitted).toEqual([{ type: 'page.opened' }]);
  expect(page.effects.callsOf('answerGallery')).toHaveLength(1);
});

it('the stream of cart updates starts after two seconds without network activity [CART-62]', async () => {
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

it('the stream of cart updates starts after a maximum time even on a busy page [CART-62]', async () => {
  const page = open();
  await page.wait(1_500);
  await page.wait(19_999);
  expect(follows(page)).toBe(false);
  await page.wait(1);
  await settled();
  expect(follows(page)).toBe(true);
});

it('cart changes are sent to other tabs, and changes of other tabs reach this tab’s machines [CART-62, STO-03, X-03]', () => {
  const page = open();
  page.flow.send({ type: 'cart.changed' });
  page.flow.send({ type: 'tripCart.changed' });
  page.flow.send({ type: 'wishlist.changed' });
  expect(page.received).toEqual(['cart.changed', 'tripCart.changed', 'wishlist.changed']);
  page.report({ type: 'tab.changed', news: { type: 'elsewhere.module', moduleId: 2 } });
  expect(page.emitted).toEqual([{ type: 'elsewhere.module', moduleId: 2 }]);
});

it('a network change is reported once [NFR-08]', () => {
  const page = open();
  for (const type of ['network.online', 'network.offline', 'network.offline', 'network.online'] as const)
    page.report({ type });
  expect(page.emitted.map((event) => event.type)).toEqual([
    'network.offline',
    'network.online',
    'answers.outdated',
  ]);
});

it.each(['a cached response', 'a page that was already open'])(
  'the page reloads when the network is back after it showed %s [NFR-08, X-15]',
  (shown) => {
    const page = open();
    page.report({ type: 'network.offline' });
    if (shown === 'a cached response') page.flow.send({ type: 'response.cached' });
    page.report({ type: 'network.online' });
    expect(page.emitted).toEqual([
      { type: 'network.offline' },
      { type: 'network.online' },
      { type: 'answers.outdated' },
    ]);
  },
);

it('an unreachable server is reported, and the shop continues when a retry succeeds [NFR-08, X-15]', () => {
  const page = open();
  page.flow.send({ type: 'response.cached' });
  expect(page.flow.getSnapshot().matches({ network: 'unreachable' })).toBe(true);
  page.flow.send({ type: 'retry.requested' });
  expect(page.emitted).toEqual([{ type: 'answers.outdated' }]);
  page.flow.send({ type: 'response.fresh' });
  expect(page.flow.getSnapshot().matches({ network: 'online' })).toBe(true);
  expect(page.emitted.slice(1)).toEqual([{ type: 'network.online' }, { type: 'answers.outdated' }]);
});

it('the shop is cached on the device once the page is idle [NFR-08, X-15]', async () => {
  const page = open();
  await page.wait(1_500);
  expect(page.effects.callsOf('keepShop')).toEqual([]);
  await page.wait(20_000);
  expect(page.effects.callsOf('keepShop')).toHaveLength(1);
});

describe('A part of the app that cannot be loaded offline', () => {
  const parts = ({ flow }: ReturnType<typeof open>) => flow.getSnapshot().value.parts;
  const timesWanted = ({ emitted }: ReturnType<typeof open>) =>
    emitted.filter(({ type }) => type === 'parts.wanted').length;

  function miss(count = 1) {
    const page = open();
    page.report({ type: 'network.offline' });
    for (let part = 0; part < count; part += 1) page.report({ type: 'part.missed' });
    return page;
  }

  it('is loaded again as soon as the network is back [NFR-08]', () => {
    const page = miss();
    expect(parts(page)).toBe('missing');
    expect(timesWanted(page)).toBe(0);
    page.report({ type: 'network.online' });
    expect([parts(page), timesWanted(page)]).toEqual(['asking', 1]);
    page.report({ type: 'part.settled' });
    expect(parts(page)).toBe('complete');
  });

  it('is loaded again on request, once for two presses [NFR-08]', () => {
    const page = miss();
    page.flow.send({ type: 'parts.requested' });
    page.flow.send({ type: 'parts.requested' });
    expect(timesWanted(page)).toBe(1);
    page.report({ type: 'part.failed' });
    expect(parts(page)).toBe('missing');
    page.flow.send({ type: 'parts.requested' });
    expect(timesWanted(page)).toBe(2);
  });

  it('counts as missing until all missing parts have loaded [NFR-08]', () => {
    const page = miss(2);
    page.report({ type: 'network.online' });
    page.report({ type: 'part.settled' });
    expect(parts(page)).toBe('asking');
    page.report({ type: 'part.settled' });
    expect(parts(page)).toBe('complete');
  });

  it('can be requested again when the network never responds [NFR-08]', async () => {
    const page = miss();
    page.flow.send({ type: 'parts.requested' });
    await page.wait(10_000);
    expect(parts(page)).toBe('missing');
  });
});
