import { expect, it } from 'vitest';
import type { LayersEvent } from '../../machines/layers.types';
import { start } from './layers-run';

const cart = { type: 'layer.opened', name: 'cart' } as const;
const dish = { type: 'layer.opened', name: 'item', item: 7, line: null } as const;
const closed = (name: 'cart' | 'item' | 'menu' | 'sign-in'): LayersEvent => ({ type: 'layer.closed', name });
const asked = (name: 'language' | 'conflict' | 'review' | 'outOfZone'): LayersEvent => ({
  type: 'question.asked',
  name,
  about: null,
  entry: 'wanted',
});
const settled = (name: 'language' | 'conflict' | 'outOfZone'): LayersEvent => ({
  type: 'question.settled',
  name,
});

it('a dialog gets a history entry: Back closes it and Forward opens it again [NAV-29, X-08]', () => {
  const { layers, history, open } = start();
  layers.send(cart);
  expect(history.here()).toMatchObject({ index: 2, panel: 'cart', layer: 'cart' });
  history.go(-1);
  expect(open()).toEqual([]);
  history.go(1);
  expect(open()).toEqual(['cart']);
});

it('pressing twice opens a layer only once, and closing twice goes back only once [NAV-29]', () => {
  const { layers, history, open } = start();
  layers.send(cart);
  layers.send(cart);
  expect(history.here().index).toBe(2);
  layers.send(closed('cart'));
  layers.send(closed('cart'));
  history.steps();
  expect(open()).toEqual([]);
  expect(history.here()).toMatchObject({ index: 1, path: '/home' });
});

it('a layer opened while another closes waits for the history step [NAV-29, AUTH-60]', () => {
  const { layers, history, open } = start();
  layers.send(cart);
  layers.send(closed('cart'));
  layers.send(dish);
  expect(open()).toEqual(['cart']);
  history.steps();
  expect(open()).toEqual(['item']);
  expect(history.here()).toMatchObject({ index: 2, item: 7, layer: 'item' });
});

it('a layer opened by a link gets a history entry for the page behind it once that page is known [NAV-28, NAV-29]', () => {
  const { layers, history, open } = start({ panel: 'cart' }, false);
  expect(open()).toEqual(['cart']);
  expect(history.here().index).toBe(1);
  layers.send({ type: 'page.shown' });
  expect(history.here()).toMatchObject({ index: 2, panel: 'cart', layer: 'cart' });
  history.go(-1);
  expect(open()).toEqual([]);
  expect(history.here().path).toBe('/home');
});

it('dialogs open one at a time, in the order of their requests [NAV-29, X-08]', () => {
  const { layers, history, open } = start();
  layers.send(cart);
  layers.send(asked('conflict'));
  layers.send(asked('review'));
  expect(open()).toEqual(['cart', 'conflict']);
  layers.send(settled('conflict'));
  expect(open()).toEqual(['cart', 'review']);
  expect(history.here()).toMatchObject({ index: 3, panel: 'cart', layer: 'review' });
});

it('Back answers a dialog with the safe answer, and Forward does not open it again [NAV-29]', () => {
  const { layers, history, emitted, open } = start();
  layers.send(asked('language'));
  history.go(-1);
  expect(emitted.at(-1)).toEqual({ type: 'question.dismissed', name: 'language' });
  layers.send(settled('language'));
  history.go(1);
  history.steps();
  expect(open()).toEqual([]);
  expect(history.here()).toMatchObject({ index: 1, layer: null });
});

it('a dialog stays open until its machine can close it [NAV-29]', () => {
  const { layers, history, open } = start();
  layers.send(asked('language'));
  history.go(-1);
  expect(open()).toEqual(['language']);
  expect(history.here().index).toBe(1);
});

it('the history entry of a dialog is removed after a reload of the page [NAV-29]', () => {
  const { history } = start({ layer: 'language' });
  history.steps();
  expect(history.here()).toMatchObject({ index: 0, path: '/landing' });
});

it('the sign-in replaces the menu or the dialog that led to it, but opens above the cart [NAV-29, CART-09]', () => {
  const { layers, history, open, emitted } = start();
  layers.send({ type: 'layer.opened', name: 'menu' });
  layers.send({ type: 'auth.opened', mode: 'sign-in' });
  expect(history.here()).toMatchObject({ index: 2, panel: 'sign-in' });
  layers.send({ type: 'layer.opened', name: 'sign-up' });
  expect(history.here()).toMatchObject({ index: 2, panel: 'sign-up', layer: 'sign-up' });
  expect(emitted.some(({ type }) => type === 'auth.dismissed')).toBe(false);
  history.go(-1);
  expect(emitted.at(-1)).toEqual({ type: 'auth.dismissed' });

  layers.send(cart);
  layers.send({ type: 'question.asked', name: 'guest', about: null, entry: 'wanted' });
  layers.send({ type: 'auth.opened', mode: 'sign-in' });
  layers.send({ type: 'question.settled', name: 'guest' });
  expect(history.here()).toMatchObject({ index: 3, panel: 'sign-in' });
  history.go(-1);
  expect(open()).toEqual(['cart']);
});

it('the sign-in dialog closes its own history entry after a sign-in [AUTH-18]', () => {
  const { layers, history, open } = start();
  layers.send(dish);
  layers.send({ type: 'auth.opened', mode: 'sign-in' });
  layers.send({ type: 'auth.closed' });
  history.steps();
  expect(open()).toEqual(['item']);
  expect(history.here().index).toBe(2);
});

it('the end of a sign-in closes no other layer [AUTH-18]', () => {
  const { layers, history, open } = start();
  layers.send(cart);
  layers.send({ type: 'auth.closed' });
  history.steps();
  expect(open()).toEqual(['cart']);
});

it('the quick view closes when its item was added, but one of another item stays [FOOD-07]', () => {
  const { layers, history, open } = start();
  layers.send(dish);
  layers.send({ type: 'item.added', itemId: 8 });
  history.steps();
  expect(open()).toEqual(['item']);
  layers.send({ type: 'item.updated', itemId: 7 });
  history.steps();
  expect(open()).toEqual([]);
});

it('the quick view closes after the store dialog above it [CART-22]', () => {
  const { layers, history, open } = start();
  layers.send(dish);
  layers.send(asked('conflict'));
  layers.send({ type: 'item.added', itemId: 7 });
  expect(open()).toEqual(['item', 'conflict']);
  layers.send(settled('conflict'));
  history.steps();
  expect(open()).toEqual([]);
  expect(history.here().index).toBe(1);
});

it('the place dialog replaces the panel in which the place was chosen [LOC-12]', () => {
  const { layers, history, open } = start();
  layers.send({ type: 'layer.opened', name: 'location' });
  layers.send(asked('outOfZone'));
  expect(open()).toEqual(['outOfZone']);
  expect(history.here()).toMatchObject({ index: 2, panel: null, layer: 'outOfZone' });
});

it.each([
  ['location', { type: 'place.settled' }],
  ['diet', { type: 'diet.saved' }],
] as const)('the layer %s closes once its choice is applied [LOC-06, X-17]', (name, event) => {
  const { layers, history, open } = start();
  layers.send({ type: 'layer.opened', name });
  layers.send(event);
  history.steps();
  expect(open()).toEqual([]);
});

it('an explanation closes with its page and on Back [NAV-29]', () => {
  const { layers, history, open, at } = start();
  layers.send({ type: 'question.asked', name: 'why', about: 'a price', entry: 'wanted' });
  expect(open()).toEqual(['why']);
  history.go(-1);
  expect(open()).toEqual([]);
  layers.send({ type: 'question.asked', name: 'zoom', about: 'a picture', entry: 'wanted' });
  layers.send({
    type: 'address.changed',
    spot: { ...history.here(), index: 3, path: '/store/2', layer: null },
  });
  expect(at().context.questions).toEqual([]);
});

it('opening a panel closes an open explanation [NAV-29]', () => {
  const { layers, history, open } = start();
  layers.send({ type: 'question.asked', name: 'vehicle', about: '7', entry: 'wanted' });
  layers.send({ type: 'auth.opened', mode: 'sign-in' });
  expect(open()).toEqual(['sign-in']);
  history.go(-1);
  expect(open()).toEqual([]);
});

it('the wait for a history step that the browser does not report ends after a short time [NAV-29]', () => {
  const { layers, history, clock, at, open } = start();
  layers.send(cart);
  layers.send(closed('cart'));
  expect(at().hasTag('busy')).toBe(true);
  clock.fire(250);
  expect(at().hasTag('busy')).toBe(false);
  layers.send(closed('cart'));
  history.steps();
  expect(open()).toEqual([]);
});

it('the focus is remembered before a layer opens and restored when it closes [NFR-02]', () => {
  const { layers, history, focus } = start();
  layers.send(cart);
  layers.send(asked('language'));
  layers.send(settled('language'));
  history.steps();
  layers.send({ type: 'layer.removed', name: 'language' });
  expect(focus).toEqual([
    { type: 'keep', name: 'cart', top: null },
    { type: 'keep', name: 'language', top: 'cart' },
    { type: 'giveBack', name: 'language', top: 'cart' },
  ]);
});
