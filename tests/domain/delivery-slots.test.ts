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

describe('The delivery slots of a store', () => {
  it('are half-hourly, from half an hour after now until the store closes [DLV-07, Q-87]', () => {
    const today = timesOf(terms('10:00', '23:00'));
    expect([today[0], today[1], today.at(-1)]).toEqual(['13:30', '14:00', '22:30']);
    expect(timesOf(terms('10:00', '23:00', NOW + 60_000))[0]).toBe('14:00');
  });

  it('continue past midnight for a store that opens in the evening [DLV-07]', () => {
    const owl = terms('18:00', '02:00');
    expect(timesOf(owl)[0]).toBe('18:00');
    expect(timesOf(owl).at(-1)).toBe('23:30');
    expect(timesOf(owl, 1).slice(0, 4)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    expect(timesOf(owl, 1)[4]).toBe('18:00');
    expect(deliverySlots(owl)[1]?.date).toBe('2026-11-25');
  });

  it('are offered from the opening time on every later day [DLV-07, Q-87]', () => {
    const open = terms('10:00', '23:00');
    for (const day of [1, 2, 3, 4, 5, 6]) expect(timesOf(open, day)[0]).toBe('10:00');
    expect(timesOf(open, 1)).toHaveLength(26);
  });

  it('start only after the preparation time, even shortly before the store opens [DLV-07, Q-87]', () => {
    const at = (time: string) => terms('10:00', '23:00', Date.parse(`2026-11-24T${time}+04:00`));
    expect(timesOf(at('09:30:00'))[0]).toBe('10:00');
    expect(timesOf(at('09:31:00'))[0]).toBe('10:30');
    expect(timesOf(at('10:00:00'))[0]).toBe('10:30');
  });

  it('include the hours after midnight of a store that opened the evening before [DLV-07]', () => {
    const late = terms('18:00', '02:00', Date.parse('2026-11-24T20:10:00Z'));
    expect(timesOf(late).slice(0, 2)).toEqual(['01:00', '01:30']);
    expect(deliverySlots(late)[0]?.date).toBe('2026-11-25');
  });

  it('have no gap at midnight for a store that never closes [DLV-07]', () => {
    const always = terms('00:00', '00:00');
    expect(timesOf(always, 1).slice(0, 2)).toEqual(['00:00', '00:30']);
    expect(timesOf(always, 1)).toHaveLength(48);
  });

  it('are left out on days when the store is closed, and end after a week [DLV-07]', () => {
    const mondays = { ...terms('10:00', '12:00'), hours: [{ day: 1, opens: '10:00', closes: '12:00' }] };
    expect(deliverySlots(mondays).map(({ date }) => date)).toEqual(['2026-11-30']);
    expect(deliverySlots({ ...mondays, hours: [] })).toEqual([]);
    expect(deliverySlots(terms('10:00', '23:00'))).toHaveLength(7);
  });

  it('are each 30 minutes long [DLV-07, Q-87]', () => {
    const slots = deliverySlots(terms('10:00', '23:00')).flatMap((day) => day.slots);
    expect(new Set(slots.map(({ starts, ends }) => ends - starts))).toEqual(new Set([30 * 60_000]));
  });

  it('start at the opening time even if it is no full hour, and end with the last complete half hour [DLV-07]', () => {
    const times = timesOf(terms('10:15', '12:40'), 1);
    expect(times).toEqual(['10:15', '10:45', '11:15', '11:45']);
    expect(timesOf(terms('10:00', '10:29'), 1)).toEqual([]);
    expect(timesOf(terms('10:00', '10:30'), 1)).toEqual(['10:00']);
  });

  it('continue across opening periods that overlap or adjoin, but not across a break [DLV-07]', () => {
    const of = (...periods: [string, string][]) => ({
      ...terms('00:00', '00:00'),
      hours: periods.map(([opens, closes]) => ({ day: 3, opens, closes })),
    });
    expect(timesOf(of(['11:10', '12:10'], ['10:00', '11:10']))).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(timesOf(of(['10:00', '12:10'], ['10:30', '11:00']))).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(timesOf(of(['10:00', '11:00'], ['11:10', '12:10']))).toEqual(['10:00', '10:30', '11:10', '11:40']);
  });

  it('are offered for seven days, today included, even if the last night ends on the eighth [DLV-07]', () => {
    const dates = deliverySlots(terms('18:00', '02:00')).map(({ date }) => date);
    expect([dates[0], dates.at(-1), dates.length]).toEqual(['2026-11-24', '2026-11-30', 7]);
    const always = deliverySlots(terms('00:00', '00:00')).map(({ date }) => date);
    expect(always.at(-1)).toBe('2026-11-30');
  });

  it('are accepted only at their exact minute [DLV-07, DLV-11]', () => {
    const open = terms('10:00', '23:00');
    const half = Date.parse('2026-11-24T09:30:00Z');
    expect([isSlot(half, open), isSlot(half + 60_000, open), isSlot(NOW, open)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
