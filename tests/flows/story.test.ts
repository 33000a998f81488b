import { describe, expect, it } from 'vitest';
import {
  frameNamed,
  frameOfTransition,
  leadingFlow,
  movedFlows,
  nextTransitions,
  openParents,
  reachedStates,
  stripOf,
} from '../../src/flows/stories/story';
import type { Frame, Spot, Story } from '../../src/flows/stories/story.types';
import { storyAddressOf } from '../../src/flows/stories/story-address';
import { shotsOf } from '../../src/flows/stories/story-shots';

const text = { en: '', ar: '' };
const to = (id: string): Spot => ({ box: [0, 0, 1, 1], name: id, act: 'press', to: id });
const frame = (id: string, after: string | null, ...leads: string[]): Frame => ({
  id,
  title: text,
  after,
  picture: '',
  width: 1,
  height: 1,
  states: {},
  taken: {},
  messages: [],
  spots: leads.map(to),
  texts: [],
});
/** A story of an order, with a wrong password and a side path for a guest. */
const story: Story = {
  id: 'order',
  title: text,
  about: text,
  frames: [
    frame('shop', null, 'form'),
    frame('form', 'shop', 'done', 'wrong', 'guest'),
    { ...frame('done', 'form'), taken: { auth: ['open:sent:0'] } },
    frame('wrong', 'form', 'done'),
    { ...frame('guest', 'form'), taken: { cart: ['idle:left:0'] } },
  ],
};
const named = (id: string): Frame => frameNamed(story, id) ?? frame('none', null);
const idsOf = (frames: readonly Frame[]) => frames.map(({ id }) => id);

describe('A film strip of a story', () => {
  it('continues from a screen to the end of the main path', () => {
    expect(idsOf(stripOf(story, named('shop')))).toEqual(['shop', 'form', 'done']);
  });

  it('contains the side path of a chosen screen', () => {
    expect(idsOf(stripOf(story, named('wrong')))).toEqual(['shop', 'form', 'wrong', 'done']);
    expect(idsOf(stripOf(story, named('guest')))).toEqual(['shop', 'form', 'guest']);
  });

  it('ends at a control that leads back to an earlier screen', () => {
    const circle = { ...story, frames: [frame('one', null, 'two'), frame('two', 'one', 'one')] };
    expect(idsOf(stripOf(circle, circle.frames[0] ?? named('shop')))).toEqual(['one', 'two']);
  });

  it('opens at the first screen if the URL names an unknown one', () => {
    expect(frameNamed(story, 'attic')?.id).toBe('shop');
    expect(frameNamed(story, undefined)?.id).toBe('shop');
    expect(frameNamed({ ...story, frames: [] }, 'shop')).toBeNull();
  });
});

describe('The chart below a film strip', () => {
  it('leads from a pressed transition to the screen that follows it', () => {
    expect(frameOfTransition(story, named('form'), 'auth', 'open:sent:0')).toBe('done');
    expect(frameOfTransition(story, named('form'), 'cart', 'idle:left:0')).toBe('guest');
    expect(frameOfTransition(story, named('form'), 'cart', 'open:sent:0')).toBeNull();
    expect(frameOfTransition(story, named('shop'), 'auth', 'open:sent:0')).toBeNull();
    expect(nextTransitions(story, named('form'), 'cart')).toEqual(['idle:left:0']);
  });

  it('shows the running flow that reacted to the customer, or else the flow with the most transitions', () => {
    const flows = ['gone', 'cart', 'auth', 'layers'].map((id) => ({
      id,
      feature: id === 'layers' ? '' : id,
    }));
    const states = { cart: [], auth: [], layers: [] };
    const first = { ...frame('one', null, 'two'), states };
    const taken = { gone: ['a', 'b', 'c'], layers: ['a', 'b', 'c'], cart: ['a'], auth: ['a', 'b'] };
    const second = { ...frame('two', 'one'), states, taken };
    expect(leadingFlow([first, second], second, flows)).toBe('auth');
    expect(movedFlows(second, flows)).toEqual(['gone', 'auth', 'cart']);
    expect(movedFlows({ ...second, taken: { layers: ['a'] } }, flows)).toEqual(['layers']);
    const measured = [...flows, { id: 'browser', feature: '' }];
    expect(movedFlows({ ...second, taken: { browser: ['a'] } }, measured)).toEqual([]);
    expect(leadingFlow([first, second], first, flows)).toBe('auth');
    const messages = ['layers', 'cart'].map((to) => ({ from: null, to, event: 'add.requested' }));
    const pressed = { ...second, taken: { auth: ['a'] }, messages };
    expect(leadingFlow([first, pressed], pressed, flows)).toBe('cart');
    expect(movedFlows(pressed, flows)).toEqual(['cart', 'auth']);
    expect(movedFlows({ ...pressed, taken }, flows)).toEqual(['cart', 'gone', 'auth']);
    expect(leadingFlow([frame('alone', null)], frame('alone', null), flows)).toBeNull();
  });

  it('scrolls to the state that the last transition reached', () => {
    const edges = [
      { id: 'a', to: 'cart.full' },
      { id: 'b', to: 'cart.gone' },
      { id: 'c', to: 'cart.undo.none' },
    ] as never;
    const at = {
      ...frame('one', null),
      states: { cart: ['cart.undo.none', 'cart.full.still', 'cart.saved'] },
    };
    expect(reachedStates({ edges }, 'cart', { ...at, taken: { cart: ['a', 'b'] } })).toEqual([
      'cart.full.still',
    ]);
    expect(reachedStates({ edges }, 'cart', { ...at, taken: { cart: ['a', 'c', 'b'] } })).toEqual([
      'cart.undo.none',
      'cart.full.still',
    ]);
    expect(reachedStates({ edges }, 'cart', at)).toEqual(at.states.cart);
    expect(reachedStates({ edges }, 'auth', at)).toEqual([]);
  });

  it('expands the parents of every state in the film strip', () => {
    const nodes = [
      { id: 'cart', parent: null },
      { id: 'cart.lines', parent: 'cart' },
      { id: 'cart.lines.empty', parent: 'cart.lines' },
      { id: 'cart.undo', parent: 'cart' },
    ] as never;
    const strip = [{ ...frame('one', null), states: { cart: ['cart.lines.empty', 'cart.undo'] } }];
    expect([...openParents({ id: 'cart', nodes }, strip)]).toEqual(['cart', 'cart.lines']);
  });
});

it('the view of a story is read from the URL', () => {
  const search = { frame: 'cart', device: 'desktop', shown: 'ar', flow: 'cart' };
  expect(storyAddressOf(search)).toEqual(search);
});

it('invalid values in the URL of a story are ignored', () => {
  expect(storyAddressOf({ frame: '', device: 'watch', shown: 7, flow: null })).toEqual({});
});

it('a flow’s screenshots come from the first story frame of each state', () => {
  const at = (id: string, ...states: string[]) => ({
    ...frame(id, null),
    picture: id,
    states: { cart: states },
  });
  const taken = { ...story, frames: [at('one', 'cart.empty'), at('two', 'cart.empty', 'cart.full')] };
  const variant = { device: 'phone', language: 'ar' } as const;
  expect(shotsOf('cart', [taken], variant)).toEqual([
    { state: 'cart.empty', file: 'one', ...variant },
    { state: 'cart.full', file: 'two', ...variant },
  ]);
  expect(shotsOf('auth', [taken], variant)).toEqual([]);
});
