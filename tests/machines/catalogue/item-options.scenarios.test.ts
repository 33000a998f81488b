import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ItemTerms } from '../../../domain/catalogue';
import { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import type { ItemOptionsInput } from '../../../machines/catalogue/item-options.types';
import { at, COLA, choose, items, terms } from '../../domain/demo-items';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { inputWith, itemWith } from './items';

function open(of: ItemTerms | null, own: Partial<ItemOptionsInput> = {}) {
  const effects = deferredActors('loadItem', 'keepViewed', 'watchItem', 'watchLines');
  const options = createActor(itemOptionsMachine.provide({ actors: effects.actors }), {
    input: inputWith(of, own),
  });
  const emitted = emittedBy(options);
  options.start();
  const toggle = (group: string, ...labels: string[]) => {
    for (const label of labels) options.send({ type: 'value.toggled', group, label });
  };
  const increase = (times = 1) => {
    for (let time = 0; time < times; time += 1) options.send({ type: 'quantity.increased' });
  };
  return { options, effects, emitted, toggle, increase, now: () => options.getSnapshot() };
}

describe('knowing the item', () => {
  it('asks nothing when the page knows it already [ITEM-11]', () => {
    const { effects, now } = open(items['F-02']);

    expect(effects.callsOf('loadItem')).toEqual([]);
    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it('has the device keep what is looked at, once and with its market [STO-02]', async () => {
    const { options, effects, now } = open(items['F-02']);
    expect(effects.callsOf('keepViewed').map(({ input }) => input)).toEqual([{ id: 101, moduleId: 1 }]);

    effects.latest('keepViewed').reject({ code: 'unknown' });
    options.send({ type: 'item.refreshed', item: itemWith(items['F-02']) });
    await settled();

    expect(now().matches('ready')).toBe(true);
    expect(effects.callsOf('keepViewed')).toHaveLength(1);
  });

  it('loads it by its id, as a campaign item when it is one [ITEM-11]', async () => {
    const { effects, now } = open(null, { itemId: 'F-07', isCampaign: true });

    expect(effects.latest('loadItem').input).toEqual({ itemId: 'F-07', isCampaign: true });
    effects.latest('loadItem').resolve(itemWith(items['F-07']));
    await settled();

    expect(now().matches({ ready: { campaign: 'running' } })).toBe(true);
  });

  it('tells a missing item from a failure, which can be tried again', async () => {
    const missing = open(null);
    missing.effects.latest('loadItem').reject({ code: 'notFound' });
    const broken = open(null);
    broken.effects.latest('loadItem').reject({ code: 'timeout' });
    await settled();

    expect(missing.now().value).toBe('missing');
    expect(broken.now().context.failure?.code).toBe('timeout');
    broken.options.send({ type: 'retry.requested' });

    expect(broken.effects.callsOf('loadItem')).toHaveLength(2);
  });
});

describe('variations of goods', () => {
  it('follow the options, and say when one is sold out [ITEM-03, ITEM-04, ITEM-05]', () => {
    const { options, now } = open(items['E-01']);

    expect(now().matches({ ready: { choosing: 'incomplete' } })).toBe(true);
    options.send({ type: 'option.chosen', title: 'Colour', option: 'Dark-Blue' });
    expect(now().matches({ ready: { choosing: 'incomplete' } })).toBe(true);
    options.send({ type: 'option.chosen', title: 'Size', option: 'XL' });
    expect(now().matches({ ready: { choosing: 'outOfStock' } })).toBe(true);
    options.send({ type: 'option.chosen', title: 'Size', option: 'S' });

    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it('lower the quantity to what another variation has [ITEM-03, ITEM-12]', () => {
    const { options, increase, now, emitted } = open(items['E-01']);

    options.send({ type: 'option.chosen', title: 'Colour', option: 'Red' });
    options.send({ type: 'option.chosen', title: 'Size', option: 'XL' });
    increase(3);
    expect(now().context.quantity).toBe(4);
    options.send({ type: 'option.chosen', title: 'Size', option: 'S' });
    expect(now().context.quantity).toBe(1);
    increase();

    expect(emitted).toEqual([{ type: 'notice', code: 'outOfStock' }]);
  });
});

describe('the quantity', () => {
  it.each([
    ['G-01', 3, 'outOfStock'],
    ['G-02', 2, 'outOfLimit'],
    ['G-03', 2, 'outOfStock'],
    ['F-01', 5, 'outOfLimit'],
  ] as const)('of %s ends at %i: %s [ITEM-12, Q-11]', (id, most, code) => {
    const { increase, now, emitted } = open(items[id]);

    increase(most);

    expect(now().context.quantity).toBe(most);
    expect(emitted).toEqual([{ type: 'notice', code }]);
  });

  it('never goes below one [ITEM-12, CONST-23]', () => {
    const { options, increase, now } = open(items['F-02']);

    increase();
    options.send({ type: 'quantity.decreased' });
    options.send({ type: 'quantity.decreased' });

    expect(now().context.quantity).toBe(1);
  });

  it('has no end without stock and limit [Q-11]', () => {
    const { increase, now } = open(items['F-02']);

    increase(200);

    expect(now().context.quantity).toBe(201);
  });
});

describe('a dish', () => {
  it('is complete when every required group is [FOOD-03]', () => {
    const { toggle, now } = open(items['F-06']);

    toggle('Base', 'Rice');
    toggle('Proteins', 'Tofu');
    expect(now().matches({ ready: { choosing: 'incomplete' } })).toBe(true);
    toggle('Proteins', 'Egg');

    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it('takes no more values than a group allows, and says so [FOOD-04]', () => {
    const { toggle, now, emitted } = open(items['F-06']);

    toggle('Sauces', 'Tahini', 'Pesto', 'Harissa');
    expect(now().context.selection.groups).toEqual({ Sauces: ['Tahini', 'Pesto'] });
    expect(emitted).toEqual([
      { type: 'notice', code: 'groupCount', values: { group: 'Sauces', min: 1, max: 2 } },
    ]);
    toggle('Sauces', 'Tahini', 'Harissa');

    expect(now().context.selection.groups).toEqual({ Sauces: ['Pesto', 'Harissa'] });
  });

  it('replaces the value of a single group [FOOD-05]', () => {
    const { toggle, now } = open(items['F-01']);

    toggle('Size', 'Small', 'Large');

    expect(now().context.selection.groups).toEqual({ Size: ['Large'] });
  });

  it('counts add-ons by themselves, down to none [FOOD-11, Q-97]', () => {
    const { options, increase, now } = open(items['F-01']);

    options.send({ type: 'addOn.changed', addOnId: COLA, quantity: 2 });
    increase();
    expect(now().context.selection.addOns).toEqual({ [COLA]: 2 });
    options.send({ type: 'addOn.changed', addOnId: COLA, quantity: 0 });

    expect(now().context.selection.addOns).toEqual({});
  });

  it('opens with the saved choices when a line is edited [FOOD-12]', () => {
    const selection = choose({ groups: { Size: ['Medium'] }, addOns: { [COLA]: 1 } });
    const { now } = open(items['F-01'], { edited: { id: 7, selection, quantity: 2 } });

    expect(now().context).toMatchObject({ selection, quantity: 2 });
    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it.each([
    ['10:59', { choosing: 'inStock' }],
    ['11:00', 'notAvailableNow'],
  ] as const)('of the morning at %s [FOOD-09]', (time, state) => {
    const { now } = open(items['F-05'], { now: at(time) });

    expect(now().value).toEqual({ ready: state });
  });

  it('does not mind values and groups it does not know', () => {
    const { toggle, now } = open(terms());

    toggle('Sauces', 'Tahini');

    expect(now().context.selection.groups).toEqual({});
  });
});

it('shows the ordinary price once the flash sale is over, and keeps what was chosen [CAT-12]', () => {
  const { options, now } = open({ ...items['F-01'], discount: { kind: 'percent', percent: 40 } });
  options.send({ type: 'value.toggled', group: 'Size', label: 'Medium' });

  options.send({ type: 'item.refreshed', item: itemWith({ ...items['F-01'], discount: null }) });

  expect(now().context.item?.discount).toBeNull();
  expect(now().context.selection.groups).toEqual({ Size: ['Medium'] });
});

describe('what the cart holds of it', () => {
  const small = choose({ groups: { Size: ['Small'] } });
  const large = choose({ groups: { Size: ['Large'] } });
  const lines = [{ id: 7, selection: small, quantity: 3 }];

  it('is shown when the choice comes to it, and is what the button changes [CART-23, FOOD-13]', () => {
    const { options, toggle, now } = open(items['F-01']);

    options.send({ type: 'lines.changed', lines });
    expect(now().context).toMatchObject({ lineId: null, quantity: 1 });
    toggle('Size', 'Small');

    expect(now().context).toMatchObject({ lineId: 7, quantity: 3 });
    toggle('Size', 'Large');
    expect(now().context).toMatchObject({ lineId: null, quantity: 3, selection: large });
  });

  it('does not take back a quantity that is being chosen when the cart only counts anew [CART-23]', () => {
    const { options, toggle, increase, now } = open(items['F-01']);
    options.send({ type: 'lines.changed', lines });
    toggle('Size', 'Small');
    increase();

    options.send({ type: 'lines.changed', lines: [{ id: 7, selection: small, quantity: 2 }] });
    expect(now().context).toMatchObject({ lineId: 7, quantity: 4 });
    options.send({ type: 'lines.changed', lines: [] });
    expect(now().context).toMatchObject({ lineId: null, quantity: 4 });
  });

  it('does not turn the line that is edited into another [FOOD-12]', () => {
    const { options, toggle, now } = open(items['F-01'], {
      edited: { id: 9, selection: large, quantity: 1 },
    });
    options.send({ type: 'lines.changed', lines });
    toggle('Size', 'Small');

    expect(now().context).toMatchObject({ lineId: 9, quantity: 1, selection: small });
  });
});

describe('a campaign item', () => {
  it.each([
    ['F-07', at('13:00'), { campaign: 'running' }],
    ['F-07', at('21:00'), 'notAvailableNow'],
    ['F-08', at('13:00'), { campaign: 'ended' }],
  ] as const)('%s [ITEM-14, FOOD-07, FOOD-09]', (id, now, state) => {
    expect(open(items[id], { now }).now().value).toEqual({ ready: state });
  });
});
