import { describe, expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { toItem } from '../../src/api/item-mapping';

const least = { id: 101, name: 'Margherita', price: 10, store_id: 1, module_id: 1 };

describe('An item from the server', () => {
  it('needs only its required fields; all others have a default [DATA-07]', () => {
    expect(toItem(least, USUAL_CURRENCY)).toEqual({
      id: 101,
      slug: '101',
      name: 'Margherita',
      description: '',
      imageUrl: null,
      imageUrls: [],
      storeId: 1,
      storeName: '',
      zoneId: 0,
      moduleId: 1,
      moduleType: null,
      rating: 0,
      ratingCount: 0,
      orderCount: 0,
      unit: null,
      content: null,
      isVeg: false,
      isHalal: false,
      isOrganic: false,
      isRecommended: false,
      isPrescriptionRequired: false,
      genericNames: [],
      nutritions: [],
      allergies: [],
      categories: [],
      tags: [],
      sizeGuide: [],
      returns: null,
      flashSaleEndsAt: null,
      storeOpening: null,
      price: 10_00,
      discount: null,
      storeDiscountPercent: 0,
      variations: [],
      wishlistCount: 0,
      choiceOptions: [],
      foodGroups: [],
      addOns: [],
      stock: null,
      maximumQuantity: null,
      availableHours: null,
      campaign: null,
    });
  });

  it('has its store’s opening state, or none when the server sends none [CARD-05, DATA-07]', () => {
    const opening = {
      ...least,
      store_open: 0,
      store_opens_at: '2026-11-24T14:00:00.000Z',
      store_closes_at: null,
      schedule_order: true,
    } as const;
    expect(toItem(opening, USUAL_CURRENCY).storeOpening).toEqual({
      isOpen: false,
      closesAt: null,
      opensAt: Date.parse('2026-11-24T14:00:00.000Z'),
      canSchedule: true,
    });
    expect(toItem({ ...opening, store_opens_at: 'soon' }, USUAL_CURRENCY).storeOpening?.opensAt).toBeNull();
  });

  it('has the columns of its size guide, and an empty measure keeps its row [ITEM-17]', () => {
    const size_guide = [
      { title: 'Size', values: ['38', '40', '42'] },
      { title: 'Waist (cm)', values: ['70', '', '78'] },
    ];
    expect(toItem({ ...least, size_guide }, USUAL_CURRENCY).sizeGuide).toEqual(size_guide);
  });

  it('has its store’s return terms only in its details [ITEM-18]', () => {
    const returnsOf = (wire: object) => toItem({ ...least, ...wire }, USUAL_CURRENCY).returns;
    expect(returnsOf({ return_days: 21, return_terms: 'Unworn.' })).toEqual({ days: 21, terms: 'Unworn.' });
    expect(returnsOf({ return_days: null, return_terms: null })).toEqual({ days: null, terms: null });
    expect(returnsOf({})).toBeNull();
  });

  it.each(['id', 'name', 'price', 'store_id', 'module_id'])(
    'is rejected without the field "%s" [DATA-07]',
    (key) => {
      expect(() => toItem({ ...least, [key]: undefined }, USUAL_CURRENCY)).toThrow(key);
    },
  );

  it('can contain unknown fields, which are ignored [DATA-07]', () => {
    const invented = { ...least, invented: { deep: true } };
    expect(toItem(invented, USUAL_CURRENCY)).toEqual(toItem(least, USUAL_CURRENCY));
  });

  it.each([
    ['percent', { kind: 'percent', percent: 15 }],
    ['fixed', { kind: 'percent', percent: 15 }],
    ['amount', { kind: 'amount', amount: 15_00 }],
  ] as const)('has a discount of type "%s" [PRICE-01, Q-17]', (type, discount) => {
    expect(toItem({ ...least, discount: 15, discount_type: type }, USUAL_CURRENCY).discount).toEqual(
      discount,
    );
  });

  it('has exact amounts in minor units [PRICE-07]', () => {
    expect(toItem({ ...least, price: 1.005 }, USUAL_CURRENCY).price).toBe(101);
    expect(toItem({ ...least, price: 19.99 }, USUAL_CURRENCY).price).toBe(1999);
  });

  it.each(['store_discount', 'restaurant_discount'])(
    'has the store discount from the field "%s" [PRICE-02]',
    (key) => {
      expect(toItem({ ...least, [key]: 10 }, USUAL_CURRENCY).storeDiscountPercent).toBe(10);
    },
  );

  it.each(['addons', 'add_ons'])('has the add-ons from the field "%s" [Q-32]', (key) => {
    const [addOn] = toItem({ ...least, [key]: [{ id: 1, name: 'Cola', price: 2 }] }, USUAL_CURRENCY).addOns;
    expect(addOn).toEqual({ id: 1, name: 'Cola', price: 2_00, percent: null });
  });

  it('can have an add-on that is priced as a share of the base price [PRICE-03]', () => {
    const [addOn] = toItem(
      {
        ...least,
        add_ons: [{ id: 3, name: 'Service', price: 0, price_percent: 5 }],
      },
      USUAL_CURRENCY,
    ).addOns;
    expect(addOn?.percent).toBe(5);
  });

  it('is halal only when the item and the store say so [CARD-02, Q-34]', () => {
    expect(toItem({ ...least, is_halal: 1, halal_tag_status: 1 }, USUAL_CURRENCY).isHalal).toBe(true);
    expect(toItem({ ...least, is_halal: 1, halal_tag_status: 0 }, USUAL_CURRENCY).isHalal).toBe(false);
    expect(toItem({ ...least, is_halal: 1 }, USUAL_CURRENCY).isHalal).toBe(false);
  });

  it('is a campaign item when it has a start date, even a past one [ITEM-14, Q-35]', () => {
    expect(toItem({ ...least, available_date_starts: '2020-01-01' }, USUAL_CURRENCY).campaign).toEqual({
      starts: '2020-01-01',
      ends: null,
    });
    expect(toItem({ ...least, available_date_starts: null }, USUAL_CURRENCY).campaign).toBeNull();
  });

  it.each([
    [{ wishlist_count: 7 }, 7],
    [{ whislists_count: 7 }, 7],
    [{ wishlist_count: 7, whislists_count: 3 }, 7],
  ])('has the number of customers who saved it, from either field name: %o [Q-32]', (wire, count) => {
    expect(toItem({ ...least, ...wire }, USUAL_CURRENCY).wishlistCount).toBe(count);
  });

  it('has its option groups with their bounds [FOOD-02]', () => {
    const [size, toppings] = toItem(
      {
        ...least,
        food_variations: [
          { name: 'Size', type: 'single', required: 'on', values: [{ label: 'Small', optionPrice: 0 }] },
          {
            name: 'Toppings',
            type: 'multi',
            required: 'off',
            min: 1,
            max: 3,
            values: [
              { label: 'Olives', optionPrice: 0.75 },
              { label: 'Basil', optionPrice: 0, isSelected: true },
            ],
          },
        ],
      },
      USUAL_CURRENCY,
    ).foodGroups;
    expect(size).toMatchObject({ type: 'single', isRequired: true, values: [{ label: 'Small', price: 0 }] });
    expect(toppings).toMatchObject({ type: 'multi', isRequired: false, min: 1, max: 3 });
    expect(toppings?.values).toEqual([
      { label: 'Olives', price: 75 },
      { label: 'Basil', price: 0, isSelected: true },
    ]);
    const [drink] = toItem(
      {
        ...least,
        food_variations: [
          {
            name: 'Drink',
            type: 'single',
            required: 'off',
            values: [
              { label: 'Still', optionPrice: 0 },
              { label: 'Sparkling', optionPrice: 1.2 },
            ],
          },
        ],
      },
      USUAL_CURRENCY,
    ).foodGroups;
    expect(drink).toMatchObject({ name: 'Drink', type: 'single', isRequired: false });
    expect(drink?.values.map(({ price }) => price)).toEqual([0, 120]);
  });

  it('has its single picture in the gallery when there is no list [DATA-06]', () => {
    expect(toItem({ ...least, image_full_url: '/a.webp' }, USUAL_CURRENCY).imageUrls).toEqual(['/a.webp']);
  });
});
