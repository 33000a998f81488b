import Flatbush from 'flatbush';
import type { LatLng } from '../../domain/geo';
import { searchWords } from '../../domain/search-text';
import type { Language } from '../http/language';
import { districtOf } from './city/address-text';
import type { Address, City } from './city/city.types';
import { at, distanceBetween } from './city/geometry';
import {
  addressesByStreet,
  addressWithPlaceId,
  type CityPlace,
  fullText,
  namedPlacesOf,
  placeOfAddress,
  streetOfPlace,
} from './city-places';
import { coordinatesText, type FoundPlace, type Geocoder, type NamedPoint, type Suggestion } from './geo';
import { WordIndex } from './word-index';

const MAX_SUGGESTIONS = 8;
const SHORTEST_TEXT = 2;
/**
 * Distances in metres. Within the first, a point gets the address of the nearest house. Within the second, it
 * is "near" a district.
 */
const SAME_ADDRESS_METRES = 400;
const NEARBY_METRES = 6000;

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  blvd: 'boulevard',
  ln: 'lane',
  dr: 'drive',
};
/**
 * Words that hundreds of street names contain. They narrow a search down, but a search with only these words
 * finds nothing.
 */
const GENERIC = new Set(
  searchWords('street lane road row way avenue boulevard drive شارع زقاق طريق ممر درب جادة بوليفار كورنيش'),
);
const IMPORTANCE: Readonly<Record<CityPlace['kind'], number>> = {
  landmark: 4,
  district: 3,
  address: 2,
  street: 2,
  business: 1.5,
};

/** Searches a city by names in both languages. Results are in the reader's language. */
export class CityGeocoder implements Geocoder {
  readonly #city: City;
  readonly #places: CityPlace[];
  readonly #placesById: Map<string, CityPlace>;
  readonly #addressesByStreet: Map<number, Address[]>;
  readonly #words: WordIndex;
  readonly #houses: Flatbush;

  constructor(city: City) {
    this.#city = city;
    this.#addressesByStreet = addressesByStreet(city);
    this.#places = namedPlacesOf(city, this.#addressesByStreet);
    this.#placesById = new Map(this.#places.map((place) => [place.id, place]));
    this.#words = new WordIndex(
      this.#places.map(({ main }) => new Set([...searchWords(main.en), ...searchWords(main.ar)])),
    );
    this.#houses = new Flatbush(city.addresses.length);
    for (const { position } of city.addresses) {
      const { x, y } = city.projection.toMetres(position);
      this.#houses.add(x, y, x, y);
    }
    this.#houses.finish();
  }

  async suggest(text: string, language: Language, near: LatLng | null): Promise<Suggestion[]> {
    return this.search(text, language, near).map((place) => ({
      placeId: place.id,
      text: fullText(place)[language],
      main: place.main[language],
      secondary: place.secondary[language],
    }));
  }

  async details(placeId: string, language: Language): Promise<FoundPlace | null> {
    const address = addressWithPlaceId(this.#city, placeId);
    const place = address ? placeOfAddress(this.#city, address) : this.#placesById.get(placeId);
    return place ? { placeId, text: fullText(place)[language], ...place.position } : null;
  }

  async addressAt(point: LatLng, language: Language): Promise<NamedPoint> {
    const { toMetres } = this.#city.projection;
    const { x, y } = toMetres(point);
    const [nearest] = this.#houses.neighbors(x, y, 1, NEARBY_METRES);
    if (nearest === undefined) return { placeId: null, text: coordinatesText(point) };
    const address = at(this.#city.addresses, nearest);
    if (distanceBetween(toMetres(address.position), { x, y }) <= SAME_ADDRESS_METRES) {
      const place = placeOfAddress(this.#city, address);
      return { placeId: place.id, text: fullText(place)[language] };
    }
    const { name } = districtOf(this.#city, address.district);
    const near = {
      en: `Near ${name.en}, ${this.#city.name.en}`,
      ar: `بالقرب من ${name.ar}، ${this.#city.name.ar}`,
    };
    return { placeId: null, text: near[language] };
  }

  search(text: string, language: Language, near: LatLng | null): CityPlace[] {
    if (text.trim().length < SHORTEST_TEXT) return [];
    const { words, houseNumber } = readQuery(text);
    const scores = this.#scoresOf(words);
    const { toMetres } = this.#city.projection;
    const middle = near && toMetres(near);
    const rankOf = (place: CityPlace, score: number) =>
      score * 10 +
      IMPORTANCE[place.kind] +
      (houseNumber !== null && place.kind === 'street' ? 6 : 0) +
      (middle ? 3 / (1 + distanceBetween(toMetres(place.position), middle) / 800) : 0) -
      place.main[language].length / 40;
    return [...scores]
      .map(([index, score]) => {
        const place = at(this.#places, index);
        return { place, rank: rankOf(place, score) };
      })
      .sort((a, b) => b.rank - a.rank || (a.place.id < b.place.id ? -1 : 1))
      .slice(0, MAX_SUGGESTIONS)
      .map(({ place }) => (houseNumber === null ? place : this.#atHouseNumber(place, houseNumber)));
  }

  /**
   * Scores the entries by the searched words. An entry that lacks a later word ranks lower but is still
   * found.
   */
  #scoresOf(words: readonly string[]): Map<number, number> {
    let scores: Map<number, number> | null = null;
    for (const word of words) {
      if (GENERIC.has(word) && !scores && words.some((other) => !GENERIC.has(other))) break;
      const found = this.#words.search(word, scores);
      if (found.size === 0) continue;
      for (const [entry, score] of scores ?? []) {
        const added = found.get(entry);
        if (added !== undefined) found.set(entry, added + score);
      }
      scores = found;
    }
    return scores ?? new Map();
  }

  #atHouseNumber(place: CityPlace, houseNumber: number): CityPlace {
    const street = streetOfPlace(place.id);
    const houses = street === null ? [] : (this.#addressesByStreet.get(street) ?? []);
    const [first, ...others] = houses;
    if (!first) return place;
    const off = ({ number }: Address) => Math.abs(number - houseNumber);
    const nearest = others.reduce((best, house) => (off(house) < off(best) ? house : best), first);
    return placeOfAddress(this.#city, nearest);
  }
}

/**
 * Splits the search into words, distinctive ones first. The first number beside a name is the house number.
 */
const readQuery = (text: string): { words: string[]; houseNumber: number | null } => {
  const words = searchWords(text).map((word) => ABBREVIATIONS[word] ?? word);
  const numberAt = words.length > 1 ? words.findIndex((word) => /^\d{1,6}$/.test(word)) : -1;
  const names = words.filter((_, index) => index !== numberAt);
  return {
    words: names.sort((a, b) => Number(GENERIC.has(a)) - Number(GENERIC.has(b))),
    houseNumber: numberAt < 0 ? null : Number(words[numberAt]),
  };
};
