import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../../domain/geo';
import { searchWords } from '../../../domain/search-text';
import { formatAddress } from '../../../server/geo/city/address-text';
import { portMaravel } from '../../../server/geo/city/build-city';
import { demoGeo } from '../../../server/geo/city-geo';
import { demoPlaces } from '../../../server/geo/demo-places';
import { isOneSlipFrom, WordIndex } from '../../../server/geo/word-index';
import { fixedSeed } from '../../support/properties';

const { geocoder } = demoGeo();
const city = portMaravel();
const { points } = demoPlaces();

const namesFor = async (text: string, language: 'en' | 'ar' = 'en') =>
  (await geocoder.suggest(text, language, null)).map(({ main }) => main);

describe('The search for a place', () => {
  it('finds places whose words begin with the typed words, in any order [LOC-14]', async () => {
    expect(await namesFor('old to')).toContain('Old Town');
    expect((await namesFor('lakesh'))[0]).toBe('Lakeshore Drive');
    expect((await namesFor('rock beacon'))[0]).toContain('Beacon Rock');
  });
  it('accepts one wrong, missing, extra or swapped letter [LOC-14]', async () => {
    for (const typed of ['jazmine', 'jsmine', 'jassmine', 'jasmnie']) {
      const names = await namesFor(typed);
      expect(names.length).toBeGreaterThan(0);
      expect(names.every((name) => name.startsWith('Jasmine'))).toBe(true);
    }
  });
  it("returns results in the reader's language, whichever language was typed [LANG-05] [LOC-14]", async () => {
    expect(await namesFor('Lakeshore', 'ar')).toContain('كورنيش البحيرة');
    expect(await namesFor('كورنيش البحيرة', 'en')).toContain('Lakeshore Drive');
  });
  it('accepts Arabic without article, hamza or diacritics [LOC-14]', async () => {
    const expected = await namesFor('المدينة القديمة', 'ar');
    expect(expected).toContain('المدينة القديمة');
    expect(await namesFor('مدينه قديمه', 'ar')).toEqual(expected);
    expect(await namesFor('المَدينَة القَديمة', 'ar')).toEqual(expected);
  });
  it('finds a house by its number before or after the street, in Latin and Arabic digits [LOC-14]', async () => {
    const [house] = await namesFor('298 lakeshore');
    expect(house).toBe('298 Lakeshore Drive');
    expect((await namesFor('lakeshore dr 298'))[0]).toBe(house);
    expect((await namesFor('٢٩٨ كورنيش البحيرة', 'en'))[0]).toBe(house);
  });
  it('suggests the nearest existing house number [LOC-14]', async () => {
    expect((await namesFor('99999 lakeshore'))[0]).toMatch(/^\d+ Lakeshore Drive$/);
  });
  it('ranks places near the customer first [LOC-14]', async () => {
    const near = points['P-OT'];
    const [first] = await geocoder.suggest('pharmacy', 'en', near);
    const [anywhere] = await geocoder.suggest('pharmacy', 'en', points['P-LK']);
    const away = async (placeId: string | undefined) => {
      const place = await geocoder.details(placeId ?? '', 'en');
      return place ? distanceKm(place, near) : Number.POSITIVE_INFINITY;
    };
    expect(await away(first?.placeId)).toBeLessThan(await away(anywhere?.placeId));
  });
  it.each(['', ' ', 'o', ' o ', '؟', '!!', 'xyzzyq', 'xyzzyq street', '12'])(
    'finds nothing for %j [LOC-14]',
    async (text) => expect(await namesFor(text)).toEqual([]),
  );
  it('returns at most eight places, each with details [LOC-14]', async () => {
    for (const text of ['st', 'olive', '12 gra', 'market', 'شارع']) {
      const found = await geocoder.suggest(text, 'en', null);
      expect(found.length).toBeLessThanOrEqual(8);
      for (const { placeId, text: label } of found) {
        expect((await geocoder.details(placeId, 'en'))?.text).toBe(label);
      }
    }
  });
  it('returns nothing for an unknown place id [LOC-14]', async () => {
    for (const id of [
      '',
      'address-',
      'address-99999999',
      'address-1e3',
      'street-9999',
      '__proto__',
      'poi-0',
    ]) {
      expect(await geocoder.details(id, 'en')).toBeNull();
    }
  });
  it.each([
    ['hous', 'house', true],
    ['huose', 'house', true],
    ['hause', 'house', true],
    ['hoose', 'houses', true],
    ['horsr', 'house', false],
    ['', 'house', true],
  ])('considers %j and %j equal up to a single typing error: %s [LOC-14]', (typed, word, isSlip) => {
    expect(isOneSlipFrom(typed, word)).toBe(isSlip);
  });
});

describe('The tolerance for typing errors', () => {
  /** Every word that is one typing error away from another. */
  const slipsOf = (word: string, letter: string): Set<string> => {
    const slips = new Set<string>([word]);
    for (let at = 0; at <= word.length; at++) {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      slips.add(before + letter + after);
      if (after === '') continue;
      slips.add(before + after.slice(1));
      slips.add(before + letter + after.slice(1));
      if (after.length > 1) slips.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    }
    return slips;
  };
  const letters = fc.constantFrom(...'abcسطه');
  const aWord = fc.array(letters, { minLength: 1, maxLength: 7 }).map((chosen) => chosen.join(''));

  it('accepts exactly the words that are one edit away from the beginning of a word [LOC-14]', () => {
    fc.assert(
      fc.property(aWord, aWord, (typed, word) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
        const expected = beginnings.some((beginning) =>
          [...'abcسطه'].some((letter) => slipsOf(beginning, letter).has(typed)),
        );
        expect(isOneSlipFrom(typed, word)).toBe(expected);
      }),
      { ...fixedSeed, numRuns: 2000 },
    );
  });
  it('finds every name of the city with two letters swapped, in both languages [LOC-14]', () => {
    const names = city.districts.flatMap(({ name }) => [name.en, name.ar]);
    const words = names.map((name) => new Set(searchWords(name)));
    const index = new WordIndex(words);
    words.forEach((wordsOfName, entry) => {
      for (const word of wordsOfName) {
        if (word.length < 5) continue;
        for (let at = 0; at + 1 < word.length; at++) {
          const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
          const others = words.some((known) => [...known].some((other) => other.startsWith(swapped)));
          if (!others || word.startsWith(swapped)) expect(index.search(swapped, null).has(entry)).toBe(true);
        }
      }
    });
  });
  it('finds the same places for Arabic spelling variants [LOC-14]', async () => {
    const named = city.districts.find(({ name }) => name.ar === 'المدينة القديمة');
    const expected = await namesFor(named?.name.ar ?? '', 'ar');
    for (const form of [
      'المدينه القديمه',
      'مدينة قديمة',
      'المـديـنة القـديمة',
      'اَلْمَدِينَة القَدِيمَة',
      'المدنية القديمة',
    ])
      expect((await namesFor(form, 'ar'))[0], form).toBe(expected[0]);
    const { number, street } = city.addresses[1234] ?? { number: 0, street: 0 };
    const name = city.streets[street]?.name.ar ?? '';
    const inArabicDigits = String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const houses = await Promise.all(
      [`${number} ${name}`, `${name} ${number}`, `${inArabicDigits} ${name}`].map((text) =>
        namesFor(text, 'ar'),
      ),
    );
    for (const [first] of houses) expect(first).toBe(`${number} ${name}`);
  });
});

describe('The address of a point', () => {
  it('is the address of the nearest house [LOC-13]', async () => {
    for (let n = 0; n < 60; n++) {
      const near = demoPlaces().addressIn(1 + (n % 5), n);
      const point = { lat: near.lat + 0.0004 * Math.sin(n), lng: near.lng + 0.0004 * Math.cos(n) };
      const nearest = city.addresses.reduce((best, address) =>
        distanceKm(address.position, point) < distanceKm(best.position, point) ? address : best,
      );
      expect((await geocoder.addressAt(point, 'en')).text).toBe(formatAddress(city, nearest).en);
    }
  });
  it('is written in the language of the reader [LOC-13]', async () => {
    expect((await geocoder.addressAt(points['P-H1'], 'en')).text).toBe(points['P-H1'].address.en);
    expect((await geocoder.addressAt(points['P-H1'], 'ar')).text).toBe(points['P-H1'].address.ar);
  });
  it('is a nearby place where there is no house, and coordinates far from the city [LOC-13]', async () => {
    const inTheGulf = { lat: points['P-SEA'].lat, lng: points['P-SEA'].lng - 0.01 };
    expect(await geocoder.addressAt(inTheGulf, 'en')).toEqual({
      placeId: null,
      text: expect.stringMatching(/^Near .+, Port Maravel$/),
    });
    expect((await geocoder.addressAt(inTheGulf, 'ar')).text).toMatch(/^بالقرب من .+، بورت مارافيل$/);
    expect((await geocoder.addressAt({ lat: -33.9, lng: 18.4 }, 'ar')).text).toBe('-33.90000, 18.40000');
  });
});
