import { describe, expect, it } from 'vitest';
import { toItem } from '../../src/api/item-mapping';

const least = { id: 101, name: 'Margherita', price: 10, store_id: 1, module_id: 1 };

describe('an item of the server', () => {
  it('needs no more than its required fields: all others have a safe value [DATA-07]', () => {
    expect(toItem(least)).toEqual({
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
      flashSaleEndsAt: null,
      storeOpening: null,
      price: 10_00,
      discount: null,
      storeDiscountPercent: 0,
      variations: [],
      choiceOptions: [],
      foodGroups: [],
      addOns: [],
      stock: null,
      maximumQuantity: null,
      availableHours: null,
      campaign: null,
    });
  });

  it('knows when its store is open, and nothing of it where the server says nothing [CARD-05, DATA-07]', () => {
    const opening = {
      ...least,
      store_open: 0,
      store_opens_at: '2026-11-24T14:00:00.000Z',
      store_closes_at: null,
      schedule_order: true,
    } as const;
    expect(toItem(opening).storeOpening).toEqual({
      isOpen: false,
      closesAt: null,
      opensAt: Date.parse('2026-11-24T14:00:00.000Z'),
      canSchedule: true,
    });
    expect(toItem({ ...opening, store_opens_at: 'soon' }).storeOpening?.opensAt).toBeNull();
  });

  it.each(['id', 'name', 'price', 'store_id', 'module_id'])(
    'fails the block without "%s" [DATA-07]',
    (key) => {
      expect(() => toItem({ ...least, [key]: undefined })).toThrow(key);
    },
  );

  it('ignores fields that nobody knows [DATA-07]', () => {
    const invented = { ...least, invented: { deep: true } };
    expect(toItem(invented)).toEqual(toItem(least));
  });

  it.each([
    ['percent', { kind: 'percent', percent: 15 }],
    ['fixed', { kind: 'percent', percent: 15 }],
    ['amount', { kind: 'amount', amount: 15_00 }],
  ] as const)('reads a discount of type "%s" [PRICE-01, Q-17]', (type, discount) => {
    expect(toItem({ ...least, discount: 15, discount_type: type }).discount).toEqual(discount);
  });

  it('turns decimals into exact minor units [PRICE-07]', () => {
    expect(toItem({ ...least, price: 1.005 }).price).toBe(101);
    expect(toItem({ ...least, price: 19.99 }).price).toBe(1999);
  });

  it.each(['store_discount', 'restaurant_discount'])(
    'reads the store discount spelled "%s" [PRICE-02]',
    (key) => {
      expect(toItem({ ...least, [key]: 10 }).storeDiscountPercent).toBe(10);
    },
  );

  it.each(['addons', 'add_ons'])('reads the add-ons spelled "%s" [Q-32]', (key) => {
    const [addOn] = toItem({ ...least, [key]: [{ id: 1, name: 'Cola', price: 2 }] }).addOns;
    expect(addOn).toEqual({ id: 1, name: 'Cola', price: 2_00, percent: null });
  });

  it('reads an add-on that costs a share of the base price [PRICE-03]', () => {
    const [addOn] = toItem({
      ...least,
      add_ons: [{ id: 3, name: 'Service', price: 0, price_percent: 5 }],
    }).addOns;
    expect(addOn?.percent).toBe(5);
  });

  it('is halal only when the item and the store say so [CARD-02, Q-34]', () => {
    expect(toItem({ ...least, is_halal: 1, halal_tag_status: 1 }).isHalal).toBe(true);
    expect(toItem({ ...least, is_halal: 1, halal_tag_status: 0 }).isHalal).toBe(false);
    expect(toItem({ ...least, is_halal: 1 }).isHalal).toBe(false);
  });

  it('is a campaign item by the presence of a start, even in the past [ITEM-14, Q-35]', () => {
    expect(toItem({ ...least, available_date_starts: '2020-01-01' }).campaign).toEqual({
      starts: '2020-01-01',
      ends: null,
    });
    expect(toItem({ ...least, available_date_starts: null }).campaign).toBeNull();
  });

  it('reads food groups with their bounds [FOOD-02]', () => {
    const [size, toppings] = toItem({
      ...least,
      food_variations: [
        { name: 'Size', type: 'single', required: 'on', values: [{ label: 'Small', optionPrice: 0 }] },
        {
          name: 'Toppings',
          type: 'multi',
          required: 'off',
          min: 1,
          max: 3,
          values: [{ label: 'Olives', optionPrice: 0.75 }],
        },
      ],
    }).foodGroups;
    expect(size).toMatchObject({ type: 'single', isRequired: true, values: [{ label: 'Small', price: 0 }] });
    expect(toppings).toMatchObject({ type: 'multi', isRequired: false, min: 1, max: 3 });
    expect(toppings?.values).toEqual([{ label: 'Olives', price: 75 }]);
  });

  it('shows its one picture in the gallery when there is no list [DATA-06]', () => {
    expect(toItem({ ...least, image_full_url: '/a.webp' }).imageUrls).toEqual(['/a.webp']);
  });
});
