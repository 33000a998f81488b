import { describe, expect, it } from 'vitest';
import { deliverySlots, isSlot } from '../../domain/delivery-slots';

/** Tuesday 24 November 2026, 13:00 at UTC+4. */
const NOW = Date.parse('2026-11-24T09:00:00Z');
const terms = (opens: string, closes: string, now = NOW) => ({
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes })),
  now,
  utcOffsetMinutes: 240,
  stepMinutes: 30,
});
const local = (moment: number) => new Date(moment + 240 * 60_000).toISOString().slice(11, 16);
const timesOf = (given: ReturnType<typeof terms>, day = 0) =>
  deliverySlots(given)[day]?.slots.map(({ starts }) => local(starts)) ?? [];

describe('The times for which a store takes orders', () => {
  it('are half hours, from one step after now until it closes [DLV-07, Q-87]', () => {
    const today = timesOf(terms('10:00', '23:00'));
    expect([today[0], today[1], today.at(-1)]).toEqual(['13:30', '14:00', '22:30']);
    expect(timesOf(terms('10:00', '23:00', NOW + 60_000))[0]).toBe('14:00');
  });

  it('begin one step after the opening: the Night Owl from 18:30, and past midnight [DLV-07]', () => {
    const owl = terms('18:00', '02:00');
    expect(timesOf(owl)[0]).toBe('18:30');
    expect(timesOf(owl).at(-1)).toBe('23:30');
    expect(timesOf(owl, 1).slice(0, 4)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    expect(timesOf(owl, 1)[4]).toBe('18:30');
    expect(deliverySlots(owl)[1]?.date).toBe('2026-11-25');
  });

  it('go on after midnight for who was open the evening before [DLV-07]', () => {
    const late = terms('18:00', '02:00', Date.parse('2026-11-24T20:10:00Z'));
    expect(timesOf(late).slice(0, 2)).toEqual(['01:00', '01:30']);
    expect(deliverySlots(late)[0]?.date).toBe('2026-11-25');
  });

  it('have no gap at midnight for who never closes [DLV-07]', () => {
    const always = terms('00:00', '00:00');
    expect(timesOf(always, 1).slice(0, 2)).toEqual(['00:00', '00:30']);
    expect(timesOf(always, 1)).toHaveLength(48);
  });

  it('leave out days on which it is closed, and end with the week [DLV-07]', () => {
    const mondays = { ...terms('10:00', '12:00'), hours: [{ day: 1, opens: '10:00', closes: '12:00' }] };
    expect(deliverySlots(mondays).map(({ date }) => date)).toEqual(['2026-11-30']);
    expect(deliverySlots({ ...mondays, hours: [] })).toEqual([]);
    expect(deliverySlots(terms('10:00', '23:00'))).toHaveLength(7);
  });

  it('are these and no others: not a minute beside [DLV-07, DLV-11]', () => {
    const open = terms('10:00', '23:00');
    const half = Date.parse('2026-11-24T09:30:00Z');
    expect([isSlot(half, open), isSlot(half + 60_000, open), isSlot(NOW, open)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
