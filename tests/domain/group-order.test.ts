import { describe, expect, it } from 'vitest';
import {
  byPerson,
  canBecome,
  groupStateAt,
  MEMBER_NAME_LENGTH,
  mayChangeLine,
  memberName,
  takesDishes,
} from '../../domain/group-order';

describe('A group order', () => {
  it('expires at its end, unless it has ended before [CART-74]', () => {
    expect(groupStateAt({ state: 'open', expiresAt: 10 }, 9)).toBe('open');
    expect(groupStateAt({ state: 'open', expiresAt: 10 }, 10)).toBe('expired');
    expect(groupStateAt({ state: 'locked', expiresAt: 10 }, 10)).toBe('expired');
    expect(groupStateAt({ state: 'placed', expiresAt: 10 }, 11)).toBe('placed');
  });

  it('accepts dishes of friends only while it is open [CART-72, CART-73]', () => {
    expect(takesDishes('open')).toBe(true);
    for (const state of ['locked', 'placed', 'cancelled', 'expired'] as const)
      expect(takesDishes(state)).toBe(false);
  });

  it('can be locked, reopened and ended while it runs, and not afterwards [CART-73, CART-74]', () => {
    expect(canBecome('open', 'locked')).toBe(true);
    expect(canBecome('locked', 'open')).toBe(true);
    expect(canBecome('locked', 'cancelled')).toBe(true);
    expect(canBecome('open', 'open')).toBe(false);
    expect(canBecome('placed', 'open')).toBe(false);
    expect(canBecome('expired', 'open')).toBe(false);
  });

  it('lets friends change only their own lines [CART-72]', () => {
    const own = { id: 3 };
    const friend = { state: 'open', memberId: 3, isHost: false } as const;
    expect(mayChangeLine(friend, own)).toBe(true);
    expect(mayChangeLine({ ...friend, memberId: 4 }, own)).toBe(false);
    expect(mayChangeLine({ ...friend, memberId: null }, null)).toBe(false);
    expect(mayChangeLine({ ...friend, state: 'locked' }, own)).toBe(false);
  });

  it('lets the host remove any line until it ends [CART-73]', () => {
    const host = { memberId: null, isHost: true };
    expect(mayChangeLine({ ...host, state: 'locked' }, { id: 3 })).toBe(true);
    expect(mayChangeLine({ ...host, state: 'expired' }, { id: 3 })).toBe(false);
  });

  it('accepts a name of 1 to 40 characters and removes extra spaces [CART-72]', () => {
    expect(memberName('  Sara   K ')).toBe('Sara K');
    expect(memberName('  ')).toBeNull();
    expect(memberName('a'.repeat(MEMBER_NAME_LENGTH))).not.toBeNull();
    expect(memberName('a'.repeat(MEMBER_NAME_LENGTH + 1))).toBeNull();
  });

  it('shows the lines by person, the lines of the host first [CART-73]', () => {
    const sara = { id: 7, name: 'Sara' };
    const ben = { id: 8, name: 'Ben' };
    const lines = [{ id: 1, person: sara }, { id: 2 }, { id: 3, person: ben }, { id: 4, person: sara }];
    expect(byPerson(lines).map((part) => [part.person?.name, part.lines.map(({ id }) => id)])).toEqual([
      [undefined, [2]],
      ['Sara', [1, 4]],
      ['Ben', [3]],
    ]);
  });
});
