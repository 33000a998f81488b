import type { Bilingual, RoadClass, Street } from './city.types';
import type { SeededRandom } from './random';
import { LOCAL_STREET_TYPES, LONG_ROADS, WORD_STOCK } from './street-names';

/** Gives every street a number and a unique name. */
export class StreetRegistry {
  readonly streets: Street[] = [];
  readonly #random: SeededRandom;
  readonly #taken = new Set<string>();
  #longRoads = 0;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  add(name: Bilingual, roadClass: RoadClass): number {
    this.streets.push({ id: this.streets.length, name, class: roadClass });
    return this.streets.length - 1;
  }

  addLocal(roadClass: RoadClass): number {
    return this.add(this.#localName(), roadClass);
  }

  addLong(roadClass: RoadClass): number {
    return this.add(LONG_ROADS[this.#longRoads++] ?? this.#localName(), roadClass);
  }

  #localName(): Bilingual {
    for (;;) {
      const word = this.#random.pick(WORD_STOCK);
      const type = this.#random.pick(LOCAL_STREET_TYPES);
      const name = { en: `${word.en} ${type.en}`, ar: `${type.ar} ${word.ar}` };
      if (!this.#taken.has(name.en)) {
        this.#taken.add(name.en);
        return name;
      }
    }
  }
}
