import type { CartItem, CartLine } from '../../../domain/cart';
import { emptySelection } from '../../../domain/catalogue';
import { terms } from '../../domain/demo-items';

export const cartItem = (overrides: Partial<CartItem> = {}): CartItem => ({
  ...terms(),
  id: 101,
  name: 'Margherita',
  imageUrl: null,
  storeId: 1,
  storeName: 'Basil Kitchen',
  zoneId: 1,
  moduleId: 1,
  moduleType: 'food',
  allergies: [],
  ...overrides,
});

export const cartLine = (id: number, quantity = 1, item: Partial<CartItem> = {}): CartLine => ({
  id,
  quantity,
  item: cartItem({ id: 100 + id, ...item }),
  selection: emptySelection,
});
