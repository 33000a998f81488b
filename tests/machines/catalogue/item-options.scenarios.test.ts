import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ItemTerms } from '../../../domain/catalogue';
import { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import type { ItemOptionsInput } from '../../../machines/catalogue/item-options.types';
import { at, COLA, choose, items, terms } from '../../domain/demo-items';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { inputWith, itemWith } from './items';

function open(of: ItemTerms | null, overrides: Partial<ItemOptionsInput> = {}) {
  const effects = deferredActors('loadItem', 'keepViewed', 'watchItem', 'watchLines');
  const options = createActor(itemOptionsMachine.provide({ actors: effects.actors }), {
    input: inputWith(of, overrides),
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

describe('Loading an item', () => {
  it('is skipped when the page already has the item [ITEM-11]', () => {
    const { effects, now } = open(items['F-02']);

    expect(effects.callsOf('loadItem')).toEqual([]);
    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it('stores the item once as recently viewed, with its module [STO-02]', async () => {
    const { options, effects, now } = open(items['F-02']);
    expect(effects.callsOf('keepViewed').map(({ input }) => input)).toEqual([{ id: 101, moduleId: 1 }]);

    effects.latest('keepViewed').reject({ code: 'unknown' });
    options.send({ type: 'item.refreshed', item: itemWith(items['F-02']) });
    await settled();

    expect(now().matches('ready')).toBe(true);
    expect(effects.callsOf('keepViewed')).toHaveLength(1);
  });

  describe('the preselected values of a store', () => {
    const group = { name: 'Sauce', type: 'multi', isRequired: false, min: 1, max: 2 } as const;
    const values = ['Hot', 'Mild', 'Sweet', 'Sour'].map((label) => ({
      label,
      price: 50,
      isSelected: label !== 'Hot',
    }));
    const sauced = terms({ foodGroups: [{ ...group, values }] });

    it('are chosen up to the group’s limit, and the customer’s changes are kept [FOOD-02]', async () => {
      const known = open(sauced);
      const loaded = open(null);
      loaded.effects.latest('loadItem').resolve(itemWith(sauced));
      await settled();
      for (const { now, toggle, options } of [known, loaded]) {
        expect(now().context.selection.groups).toEqual({ Sauce: ['Mild', 'Sweet'] });
        toggle('Sauce', 'Mild');
        options.send({ type: 'item.refreshed', item: itemWith(sauced) });
        expect(now().context.selection.groups).toEqual({ Sauce: ['Sweet'] });
      }
    });

    it('do not replace the choices of an edited line [FOOD-02, FOOD-12]', () => {
      const selection = { options: {}, groups: { Sauce: ['Hot'] }, addOns: {} };
      const { now } = open(sauced, { edited: { id: 7, selection, quantity: 2 } });
      expect(now().context.selection.groups).toEqual({ Sauce: ['Hot'] });
    });
  });

  it('are loaded with the item’s id, and from the campaign endpoint for a campaign item [ITEM-11]', async () => {
    const { effects, now } = open(null, { itemId: 'F-07', isCampaign: true });

    expect(effects.latest('loadItem').input).toEqual({ itemId: 'F-07', isCampaign: true });
    effects.latest('loadItem').resolve(itemWith(items['F-07']));
    await settled();

    expect(now().matches({ ready: { campaign: 'running' } })).toBe(true);
  });

  it('distinguishes a missing item from a failure, which can be retried', async () => {
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

describe('The variation of an item', () => {
  it('is set by the options, and a sold-out one is reported [ITEM-03, ITEM-04, ITEM-05]', () => {
    const { options, now } = open(items['E-01']);

    expect(now().matches({ ready: { choosing: 'incomplete' } })).toBe(true);
    options.send({ type: 'option.chosen', title: 'Colour', option: 'Dark-Blue' });
    expect(now().matches({ ready: { choosing: 'incomplete' } })).toBe(true);
    options.send({ type: 'option.chosen', title: 'Size', option: 'XL' });
    expect(now().matches({ ready: { choosing: 'outOfStock' } })).toBe(true);
    options.send({ type: 'option.chosen', title: 'Size', option: 'S' });

    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it('lowers the quantity to its stock [ITEM-03, ITEM-12]', () => {
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

describe('The quantity of an item', () => {
  it.each([
    ['G-01', 3, 'outOfStock'],
    ['G-02', 2, 'outOfLimit'],
    ['G-03', 2, 'outOfStock'],
    ['F-01', 5, 'outOfLimit'],
  ] as const)('is limited for %s to %i, with the notice %s [ITEM-12, Q-11]', (id, most, code) => {
    const { increase, now, emitted } = open(items[id]);

    increase(most);

    expect(now().context.quantity).toBe(most);
    expect(emitted).toEqual([{ type: 'notice', code }]);
  });

  it('is never below one [ITEM-12, CONST-23]', () => {
    const { options, increase, now } = open(items['F-02']);

    increase();
    options.send({ type: 'quantity.decreased' });
    options.send({ type: 'quantity.decreased' });

    expect(now().context.quantity).toBe(1);
  });

  it('is unlimited without stock and limit [Q-11]', () => {
    const { increase, now } = open(items['F-02']);

    increase(200);

    expect(now().context.quantity).toBe(201);
  });
});

describe('the options of a dish', () => {
  it('are complete when every required group is complete [FOOD-03]', () => {
    const { toggle, now } = open(items['F-06']);

    toggle('Base', 'Rice');
    toggle('Proteins', 'Tofu');
    expect(now().matches({ ready: { choosing: 'incomplete' } })).toBe(true);
    toggle('Proteins', 'Egg');

    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it('are limited per group, with a notice [FOOD-04]', () => {
    const { toggle, now, emitted } = open(items['F-06']);

    toggle('Sauces', 'Tahini', 'Pesto', 'Harissa');
    expect(now().context.selection.groups).toEqual({ Sauces: ['Tahini', 'Pesto'] });
    expect(emitted).toEqual([
      { type: 'notice', code: 'groupCount', values: { group: 'Sauces', min: 1, max: 2 } },
    ]);
    toggle('Sauces', 'Tahini', 'Harissa');

    expect(now().context.selection.groups).toEqual({ Sauces: ['Pesto', 'Harissa'] });
  });

  it('are exclusive in a single-choice group, where a new choice replaces the old one [FOOD-05]', () => {
    const { toggle, now } = open(items['F-01']);

    toggle('Size', 'Small', 'Large');

    expect(now().context.selection.groups).toEqual({ Size: ['Large'] });
  });

  it('can include each add-on in its own quantity, down to zero [FOOD-11, Q-97]', () => {
    const { options, increase, now } = open(items['F-01']);

    options.send({ type: 'addOn.changed', addOnId: COLA, quantity: 2 });
    increase();
    expect(now().context.selection.addOns).toEqual({ [COLA]: 2 });
    options.send({ type: 'addOn.changed', addOnId: COLA, quantity: 0 });

    expect(now().context.selection.addOns).toEqual({});
  });

  it('start as the line’s saved choices when a line is edited [FOOD-12]', () => {
    const selection = choose({ groups: { Size: ['Medium'] }, addOns: { [COLA]: 1 } });
    const { now } = open(items['F-01'], { edited: { id: 7, selection, quantity: 2 } });

    expect(now().context).toMatchObject({ selection, quantity: 2 });
    expect(now().matches({ ready: { choosing: 'inStock' } })).toBe(true);
  });

  it.each([
    ['10:59', { choosing: 'inStock' }],
    ['11:00', 'notAvailableNow'],
  ] as const)('can be ordered only within the hours of the dish, at %s [FOOD-09]', (time, state) => {
    const { now } = open(items['F-05'], { now: at(time) });

    expect(now().value).toEqual({ ready: state });
  });

  it('ignore unknown groups and values', () => {
    const { toggle, now } = open(terms());

    toggle('Sauces', 'Tahini');

    expect(now().context.selection.groups).toEqual({});
  });
});

it('the price of an item returns to normal when the flash sale ends, and the choices stay [CAT-12]', () => {
  const { options, now } = open({ ...items['F-01'], discount: { kind: 'percent', percent: 40 } });
  options.send({ type: 'value.toggled', group: 'Size', label: 'Medium' });

  options.send({ type: 'item.refreshed', item: itemWith({ ...items['F-01'], discount: null }) });

  expect(now().context.item?.discount).toBeNull();
  expect(now().context.selection.groups).toEqual({ Size: ['Medium'] });
});

describe('the cart’s quantity of an item', () => {
  const small = choose({ groups: { Size: ['Small'] } });
  const large = choose({ groups: { Size: ['Large'] } });
  const lines = [{ id: 7, selection: small, quantity: 3 }];

  it('is shown when the chosen options match a cart line, and the button then changes that line [CART-23, FOOD-13]', () => {
    const { options, toggle, now } = open(items['F-01']);

    options.send({ type: 'lines.changed', lines });
    expect(now().context).toMatchObject({ lineId: null, quantity: 1 });
    toggle('Size', 'Small');

    expect(now().context).toMatchObject({ lineId: 7, quantity: 3 });
    toggle('Size', 'Large');
    expect(now().context).toMatchObject({ lineId: null, quantity: 3, selection: large });
  });

  it('does not reset a chosen quantity when the cart is recalculated [CART-23]', () => {
    const { options, toggle, increase, now } = open(items['F-01']);
    options.send({ type: 'lines.changed', lines });
    toggle('Size', 'Small');
    increase();

    options.send({ type: 'lines.changed', lines: [{ id: 7, selection: small, quantity: 2 }] });
    expect(now().context).toMatchObject({ lineId: 7, quantity: 4 });
    options.send({ type: 'lines.changed', lines: [] });
    expect(now().context).toMatchObject({ lineId: null, quantity: 4 });
  });

  it('does not change which cart line is being edited [FOOD-12]', () => {
    const { options, toggle, now } = open(items['F-01'], {
      edited: { id: 9, selection: large, quantity: 1 },
    });
    options.send({ type: 'lines.changed', lines });
    toggle('Size', 'Small');

    expect(now().context).toMatchObject({ lineId: 9, quantity: 1, selection: small });
  });
});

describe('the availability of a campaign item', () => {
  it.each([
    ['F-07', at('13:00'), { campaign: 'running' }],
    ['F-07', at('21:00'), 'notAvailableNow'],
    ['F-08', at('13:00'), { campaign: 'ended' }],
  ] as const)('depends on campaign period and hours for %s [ITEM-14, FOOD-07, FOOD-09]', (id, now, state) => {
    expect(open(items[id], { now }).now().value).toEqual({ ready: state });
  });
});
