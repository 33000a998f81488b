import { describe, expect, it } from 'vitest';
import { errorOf, eventOf, outputOf } from '../../../machines/shared/event';

type Event =
  | { type: 'wish.toggled'; id: number }
  | { type: 'wish.resumed'; id: number }
  | { type: 'page.left' };

const toggled = { type: 'wish.toggled', id: 7 } as Event;

describe('the event of an action', () => {
  it('is returned if it has one of the types that the action names', () => {
    expect(eventOf(toggled, 'wish.toggled', 'wish.resumed').id).toBe(7);
  });

  it('is refused when a transition of another event type uses the action', () => {
    expect(() => eventOf(toggled, 'page.left')).toThrow('page.left');
  });

  it('is refused as an output where no effect has finished', () => {
    expect(() => outputOf(toggled)).toThrow('"wish.toggled" has no output');
  });

  it('is refused as an error where no effect has failed', () => {
    expect(() => errorOf(toggled)).toThrow('"wish.toggled" has no error');
  });
});
