import type { GroupMeal, GroupOrder } from '../../../domain/group-order';
import { cartLine } from '../cart/cart-lines';

const sara = { id: 7, name: 'Sara' };

export const visited: GroupOrder = {
  token: 'a-link',
  state: 'open',
  role: 'visitor',
  hostName: 'Nour',
  memberId: null,
  store: { id: 1, name: 'Basil Kitchen', logoUrl: null, moduleId: 1, moduleType: 'food', zoneId: 1 },
  members: [],
  lines: [],
};

/** Line 1 is the host’s, line 2 is Sara’s. */
const lines = [cartLine(1), { ...cartLine(2), person: sara }];
const members = [{ ...sara, isDone: false }];

export const joined: GroupOrder = { ...visited, role: 'member', memberId: 7, members, lines };
export const locked: GroupOrder = { ...joined, state: 'locked' };
export const hosted: GroupOrder = { ...visited, role: 'host', members, lines };
export const lockedByHost: GroupOrder = { ...hosted, state: 'locked' };
export const ordered: GroupMeal = {
  status: 'processing',
  type: 'delivery',
  expectedAt: '2026-11-24T10:30:00.000Z',
  dishes: [{ id: 1, name: 'Falafel Wrap', imageUrl: null, quantity: 2, total: 1020, choices: ['Large'] }],
};
export const eaten: GroupMeal = { ...ordered, status: 'delivered', expectedAt: null };
export const placedByHost: GroupOrder = { ...hosted, state: 'placed', lines: [] };
export const placed: GroupOrder = { ...joined, state: 'placed', lines: [] };
