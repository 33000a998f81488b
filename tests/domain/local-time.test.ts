import { describe, expect, it } from 'vitest';
import {
  cityClock,
  isClockTime,
  localTime,
  momentAt,
  momentOf,
  offsetAt,
} from '../../domain/rental/local-time';

const dubai = { timeZone: 'Asia/Dubai', utcOffsetMinutes: 240 };
const fixed = { timeZone: null, utcOffsetMinutes: 240 };

describe('A local date and time', () => {
  it('is formatted with seconds and without an offset [RENT-12]', () => {
    expect(localTime(Date.parse('2026-11-24T22:00:05.750Z'), 240)).toBe('2026-11-25T02:00:05');
  });

  it.each([
    ['2026-11-24T12:00', true],
    ['2028-02-29T23:59', true],
    ['2026-02-29T12:00', false],
    ['2026-11-31T12:00', false],
    ['2026-11-24T24:00', false],
    ['2026-11-24T12:00:00', false],
    ['2026-11-24', false],
    ['tomorrow', false],
    ['', false],
  ])('"%s" is valid: %s [RENT-12]', (text, isValid) => {
    expect(isClockTime(text)).toBe(isValid);
  });

  it('is the same timestamp with and without seconds [RENT-12]', () => {
    const noon = Date.parse('2026-11-24T08:00:00Z');
    expect(momentOf('2026-11-24T12:00', dubai)).toBe(noon);
    expect(momentOf('2026-11-24T12:00:30', fixed)).toBe(noon + 30_000);
    const berlin = { timeZone: 'Europe/Berlin', utcOffsetMinutes: 60 };
    // This hour happens twice that night. The first one counts.
    expect(momentOf('2026-10-25T02:30:30', berlin)).toBe(Date.parse('2026-10-25T00:30:30Z'));
    expect(momentOf('2026-10-25T03:00:30', berlin)).toBe(Date.parse('2026-10-25T02:00:30Z'));
  });

  it('is sent in UTC, and sending an invalid one throws an error [RENT-12]', () => {
    expect(momentAt('2026-11-24T12:00', dubai)).toBe('2026-11-24T08:00:00.000Z');
    expect(() => momentAt('tomorrow', dubai)).toThrow(RangeError);
  });
});

describe('The offset of a city', () => {
  it('is a whole number of minutes, whatever the current second [RENT-12]', () => {
    const noon = Date.parse('2026-11-24T08:00:00Z');
    for (const seconds of [0, 1, 29, 30, 31, 59])
      expect(offsetAt(noon + seconds * 1000 + 999, dubai)).toBe(240);
    expect(offsetAt(noon, { timeZone: 'Asia/Kolkata', utcOffsetMinutes: 0 })).toBe(330);
  });

  it('is the shop’s fixed offset when the time zone is unknown [RENT-12]', () => {
    expect(cityClock({ timeZone: 'Mars/Phobos', utcOffsetMinutes: 75 })).toEqual({
      timeZone: null,
      utcOffsetMinutes: 75,
    });
    expect(cityClock({ timeZone: '', utcOffsetMinutes: 75 }).timeZone).toBeNull();
  });
});
