import { describe, expect, it } from 'vitest';
import {
  addressOf,
  joined,
  LONGEST_MESSAGE,
  type Message,
  newestUnseen,
  notKnown,
  type Partner,
  partnerAt,
} from '../../domain/conversation';

const message = (id: number, overrides: Partial<Message> = {}): Message => ({
  id,
  isOwn: false,
  text: `Message ${id}`,
  pictures: [],
  isSeen: false,
  key: null,
  at: '2027-01-05T10:00:00Z',
  ...overrides,
});

describe('The address of a conversation', () => {
  it.each<[string, Partner]>([
    ['support', { kind: 'support', id: null }],
    ['store-1', { kind: 'store', id: 1 }],
    ['courier-907', { kind: 'courier', id: 907 }],
    ['store-123456789', { kind: 'store', id: 123_456_789 }],
  ])(
    '“%s” is parsed to its partner, and formatted back to the same address [CHAT-01, CHAT-02]',
    (address, partner) => {
      expect(partnerAt(address)).toEqual(partner);
      expect(addressOf(partner)).toBe(address);
    },
  );

  it.each([
    '',
    'Support',
    'support-1',
    'store',
    'store-',
    'store-0',
    'store-07',
    'store--1',
    'store-1234567890',
    'customer-1',
    'a-store-1',
    'store-1a',
    'courier 7',
  ])('"%s" is rejected as the address of a conversation [CHAT-01]', (address) => {
    expect(partnerAt(address)).toBeNull();
  });
});

describe('The messages of a conversation', () => {
  it('are sorted by age without duplicates, and the latest version wins [CHAT-02]', () => {
    const seen = message(12, { isSeen: true });
    const known = [message(30), message(12)];
    const received = [message(101), seen, message(9)];
    expect(joined(known, received)).toEqual([message(9), seen, message(30), message(101)]);
    expect(joined([], [])).toEqual([]);
    expect(known.map(({ id }) => id)).toEqual([30, 12]);
  });

  it('are followed by the customer’s unsent messages until the server’s list contains them [CHAT-02]', () => {
    const outgoing = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
    expect(notKnown(outgoing, [message(1, { key: 'b' }), message(2)])).toEqual([{ key: 'a' }, { key: 'c' }]);
    expect(notKnown(outgoing, [])).toEqual(outgoing);
  });

  it.each<[string, Message[], number | null]>([
    ['the last of the partner’s', [message(1), message(2), message(3, { isOwn: true })], 2],
    ['none when all are seen', [message(1, { isSeen: true }), message(2, { isSeen: true })], null],
    ['an older one, when a later one is seen', [message(1), message(2, { isSeen: true })], 1],
    ['no own message', [message(1, { isOwn: true })], null],
    ['none in an empty conversation', [], null],
  ])(
    'are searched for the newest message that the customer has not seen: %s [CHAT-02]',
    (_, messages, id) => {
      expect(newestUnseen(messages)).toBe(id);
    },
  );

  it('have 2000 characters at most [CHAT-02]', () => {
    expect(LONGEST_MESSAGE).toBe(2000);
  });
});
