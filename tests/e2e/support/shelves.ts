/** An item of the demo as its card shows it, and what adding it does. */
export type Card = {
  fixture: string;
  name: string;
  /** The price as a screen reader says it: exact, with the price before the discount. */
  price: string;
  /** The visible price, when it is abbreviated. */
  short?: string;
  badge?: string;
  marks?: string[];
  never?: string[];
  control: Control;
  /** Available pieces, and the message for one more. */
  limit?: { pieces: number; says: 'Out of Stock' | 'Out of Limits' };
};
/** `add`: one press adds it. `options`: asks for options first. `blocked`: unavailable, with this reason. */
type Control = 'add' | 'options' | { blocked: string };

type Shelf = { id: string; storeId: number; store: string; cards: Card[] };
type Market = { name: string; moduleId: number; shelves: Shelf[] };

const reduced = (now: string, before: string): string => `Price now: ${now} Price before: ${before}`;

/** The demo's stores and items, one entry per item, with the texts of the page. */
export const MARKETS: Market[] = [
  {
    name: 'food',
    moduleId: 1,
    shelves: [
      {
        id: 'ST-01',
        storeId: 1,
        store: 'Basil Kitchen',
        cards: [
          {
            fixture: 'F-01',
            name: 'Margherita',
            price: reduced('$9.00', '$10.00'),
            badge: '10% off',
            marks: ['Vegetarian'],
            control: 'options',
          },
          {
            fixture: 'F-04',
            name: 'Mint Tea',
            price: reduced('$0.00', '$1.50'),
            badge: '$1.50 off',
            control: 'add',
          },
          {
            fixture: 'F-05',
            name: 'Breakfast Platter',
            price: '$11.00',
            control: { blocked: 'Not Available now' },
          },
          { fixture: 'F-06', name: 'Build-a-Bowl', price: '$9.50', control: 'options' },
          { fixture: 'F-09', name: 'Chef’s Pasta', price: '$12.50', marks: ['Recommend'], control: 'add' },
          {
            fixture: 'F-10',
            name: 'Falafel Wrap',
            price: reduced('$5.10', '$6.00'),
            badge: '15% off',
            control: 'add',
          },
        ],
      },
      {
        id: 'ST-02',
        storeId: 2,
        store: 'Noor Grill',
        cards: [
          {
            fixture: 'F-02',
            name: 'Lamb Shawarma',
            price: reduced('$7.20', '$8.00'),
            badge: '10% off',
            marks: ['Halal', 'Not vegetarian'],
            control: 'add',
          },
          {
            fixture: 'F-03',
            name: 'Hot Wings',
            price: reduced('$8.10', '$9.00'),
            badge: '10% off',
            marks: ['Not vegetarian'],
            never: ['Halal'],
            control: 'add',
          },
        ],
      },
      {
        id: 'ST-13',
        storeId: 13,
        store: 'Sushi Zen',
        cards: [{ fixture: 'F-11', name: 'Truffle Fries', price: '$11.00', control: 'options' }],
      },
      {
        id: 'ST-04',
        storeId: 4,
        store: 'Hilltop Pizza',
        cards: [
          { fixture: 'F-12', name: 'Pizza Hilltop', price: '$12.00', marks: ['Recommend'], control: 'add' },
        ],
      },
    ],
  },
  {
    name: 'grocery',
    moduleId: 2,
    shelves: [
      {
        id: 'ST-06',
        storeId: 6,
        store: 'FreshMart',
        cards: [
          {
            fixture: 'G-01',
            name: 'Whole Milk',
            price: '$2.40',
            control: 'add',
            limit: { pieces: 3, says: 'Out of Stock' },
          },
          {
            fixture: 'G-02',
            name: 'Basmati 5 kg',
            price: '$12.00',
            control: 'add',
            limit: { pieces: 2, says: 'Out of Limits' },
          },
          {
            fixture: 'G-03',
            name: 'Eggs',
            price: '$3.00',
            control: 'add',
            limit: { pieces: 2, says: 'Out of Stock' },
          },
          {
            fixture: 'G-04',
            name: 'Organic Bananas',
            price: '$1.99',
            marks: ['Organic'],
            control: 'add',
          },
          { fixture: 'G-05', name: 'Olive Oil', price: '$6.00 – $10.50', control: 'options' },
          { fixture: 'G-06', name: 'Peanut Butter', price: '$4.50', control: 'add' },
          { fixture: 'G-07', name: 'Gift Basket', price: '$49.99', control: 'add' },
          { fixture: 'G-08', name: 'Paper Bag', price: '$0.01', control: 'add' },
        ],
      },
      {
        id: 'ST-07',
        storeId: 7,
        store: 'Corner Grocer',
        cards: [{ fixture: 'G-09', name: 'Apples', price: '$2.00', control: 'add' }],
      },
      {
        id: 'ST-08',
        storeId: 8,
        store: 'Metro Mart',
        cards: [{ fixture: 'G-10', name: 'Detergent', price: '$7.00', control: 'add' }],
      },
    ],
  },
  {
    name: 'pharmacy',
    moduleId: 3,
    shelves: [
      {
        id: 'ST-09',
        storeId: 9,
        store: 'CarePlus',
        cards: [
          {
            fixture: 'PH-01',
            name: 'Amoxicillin',
            price: '$14.00',
            marks: ['Prescription'],
            control: 'add',
          },
          {
            fixture: 'PH-02',
            name: 'Paracetamol',
            price: '$3.00',
            never: ['Prescription'],
            control: 'add',
          },
        ],
      },
    ],
  },
  {
    name: 'ecommerce',
    moduleId: 4,
    shelves: [
      {
        id: 'ST-12',
        storeId: 12,
        store: 'StyleBox',
        cards: [
          {
            fixture: 'E-01',
            name: 'T-shirt',
            price: reduced('$19.00 – $20.90', '$20.00 – $22.00'),
            badge: '5% off',
            control: 'options',
          },
        ],
      },
      {
        id: 'ST-11',
        storeId: 11,
        store: 'TechHub',
        cards: [
          { fixture: 'E-02', name: 'Laptop', price: '$120,000.00', short: '$120.0K', control: 'add' },
          { fixture: 'E-03', name: 'Boat', price: '$1,500,000.00', short: '$1.5M', control: 'add' },
          { fixture: 'E-04', name: 'Island', price: '$2,500,000,000.00', short: '$2.5B', control: 'add' },
          {
            fixture: 'E-05',
            name: 'Diamond Ring',
            price: '$99,999.99',
            short: '$99,999.99',
            control: 'add',
          },
          { fixture: 'E-06', name: 'Racing Car', price: '$999,950.00', short: '$1.0M', control: 'add' },
          {
            fixture: 'E-07',
            name: 'Headphones',
            price: reduced('$96.75', '$129.00'),
            badge: '25% off',
            control: 'add',
          },
          { fixture: 'E-08', name: 'Case', price: '$9.90', never: ['Rated'], control: 'add' },
        ],
      },
    ],
  },
  {
    name: 'general',
    moduleId: 8,
    shelves: [
      {
        id: 'ST-32',
        storeId: 132,
        store: 'Gift Corner',
        cards: [{ fixture: 'X-01i', name: 'Gift Card', price: '$25.00', control: 'add' }],
      },
    ],
  },
];
