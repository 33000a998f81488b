import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LatLng } from '../../../domain/geo';
import { recordOf } from './call-engine';

type TokenPlace = LatLng & { text: string };

/**
 * Makes place ids for engines that can't look up a place by id. The id contains the place itself, with a
 * signature.
 */
export class PlaceTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  make({ lat, lng, text }: TokenPlace): string {
    const content = Buffer.from(JSON.stringify({ lat, lng, text })).toString('base64url');
    return `${content}.${this.#sealOf(content)}`;
  }

  /** Returns the place in the token. `null`: this server did not issue the token. */
  read(token: string): TokenPlace | null {
    const [content = '', seal = '', ...rest] = token.split('.');
    const expected = Buffer.from(this.#sealOf(content));
    const given = Buffer.from(seal);
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const { lat, lng, text } = recordOf(JSON.parse(Buffer.from(content, 'base64url').toString())) ?? {};
    return typeof lat === 'number' && typeof lng === 'number' && typeof text === 'string'
      ? { lat, lng, text }
      : null;
  }

  #sealOf(content: string): string {
    return createHmac('sha256', this.#secret).update(content).digest('base64url');
  }
}
