import { text } from '../support/text';
import type { Text } from '../world.types';
import type { FoodGroupRow } from './product.types';

type Value = [label: Text, price: number];

const values = (list: Value[]): FoodGroupRow['values'] => list.map(([label, price]) => ({ label, price }));

export const oneOf = (name: Text, required: boolean, list: Value[]): FoodGroupRow => ({
  name,
  type: 'single',
  required,
  min: required ? 1 : 0,
  max: 1,
  values: values(list),
});

/** Makes the first value of a group the preselected one. */
const usual = (group: FoodGroupRow): FoodGroupRow => ({
  ...group,
  values: group.values.map((value, index) => ({ ...value, is_selected: index === 0 })),
});

export const someOf = (
  name: Text,
  bounds: { required: boolean; min: number; max: number },
  list: Value[],
) => ({
  name,
  type: 'multi' as const,
  ...bounds,
  values: values(list),
});

const small = text('Small', 'صغير');
const medium = text('Medium', 'وسط');
const large = text('Large', 'كبير');
const regular = text('Regular', 'عادي');

export const pizzaSize = oneOf(text('Size', 'الحجم'), true, [
  [small, 0],
  [medium, 250],
  [large, 500],
]);

export const pizzaToppings = someOf(text('Toppings', 'إضافات البيتزا'), { required: false, min: 1, max: 3 }, [
  [text('Olives', 'زيتون'), 75],
  [text('Mushroom', 'فطر'), 100],
  [text('Extra cheese', 'جبن إضافي'), 150],
  [text('Basil', 'ريحان'), 50],
]);

export const burgerPatty = oneOf(text('Patty', 'القرص'), true, [
  [text('Single', 'قرص واحد'), 0],
  [text('Double', 'قرصان'), 280],
]);

export const mealDeal = oneOf(text('Make it a meal', 'اجعلها وجبة'), false, [
  [text('With fries and a soft drink', 'مع بطاطس ومشروب غازي'), 350],
  [text('With salad and water', 'مع سلطة وماء'), 350],
]);

export const spiciness = oneOf(text('Spice level', 'درجة الحرارة'), false, [
  [text('Mild', 'خفيف'), 0],
  [regular, 0],
  [text('Hot', 'حار'), 0],
]);

export const wrapExtras = someOf(text('Extras', 'إضافات'), { required: false, min: 1, max: 3 }, [
  [text('Extra sauce', 'صلصة إضافية'), 50],
  [text('Pickles', 'مخللات'), 50],
  [text('French fries inside', 'بطاطس داخل اللفافة'), 75],
  [text('Cheese', 'جبن'), 100],
]);

export const grillSide = oneOf(text('Side', 'الطبق الجانبي'), true, [
  [text('Rice', 'أرز'), 0],
  [text('French fries', 'بطاطس مقلية'), 0],
  [text('Grilled vegetables', 'خضار مشوية'), 100],
]);

export const noodleProtein = oneOf(text('Protein', 'البروتين'), true, [
  [text('Tofu', 'توفو'), 0],
  [text('Chicken', 'دجاج'), 150],
  [text('Prawns', 'روبيان'), 300],
]);

export const portion = oneOf(text('Portion', 'الكمية'), true, [
  [regular, 0],
  [large, 300],
]);

export const cupSize = oneOf(text('Cup', 'الكوب'), true, [
  [small, 0],
  [medium, 60],
  [large, 120],
]);

export const milk = usual(
  oneOf(text('Milk', 'الحليب'), false, [
    [text('Whole milk', 'حليب كامل الدسم'), 0],
    [text('Oat milk', 'حليب الشوفان'), 60],
    [text('Almond milk', 'حليب اللوز'), 60],
  ]),
);

export const sweetness = oneOf(text('Sweetness', 'درجة السكر'), false, [
  [text('No sugar', 'بدون سكر'), 0],
  [text('Less sugar', 'سكر قليل'), 0],
  [regular, 0],
]);

export const iceCreamToppings = someOf(
  text('Toppings', 'إضافات الآيس كريم'),
  { required: false, min: 1, max: 2 },
  [
    [text('Chocolate sauce', 'صلصة الشوكولاتة'), 50],
    [text('Pistachio', 'فستق حلبي'), 80],
    [text('Fresh strawberries', 'فراولة طازجة'), 80],
  ],
);

export const cakeSize = oneOf(text('Size', 'الحجم'), true, [
  [text('Slice', 'قطعة'), 0],
  [text('Half cake', 'نصف كعكة'), 1200],
  [text('Whole cake', 'كعكة كاملة'), 2400],
]);
