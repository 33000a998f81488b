import { expect, it } from 'vitest';
import { contractOperations } from '../../../server/http/contract';
import { forEachDatabase } from '../../support/server';
import { newCustomer } from '../session/visitor';
import { chanceOf, type FuzzRequest, requestFor } from './requests';

/** `npm run fuzz` runs longer, with a different seed each time. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 3);

const shown = ({ method, url, headers, payload }: FuzzRequest): string =>
  `${method} ${url} ${JSON.stringify(headers)} ${payload?.slice(0, 2000) ?? ''}`;

forEachDatabase('Random requests to every operation', (server) => {
  it(`receive responses that match the contract and never crash the server: seed ${SEED}, ${ROUNDS} rounds [API-04]`, {
    timeout: 60_000 + ROUNDS * 20_000,
  }, async () => {
    const { app, log } = server();
    const chance = chanceOf(SEED);
    const broken: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { token, visitor } = await newCustomer(server());
      const caller = { token, guestId: visitor.guestId ?? '' };
      for (const operation of contractOperations) {
        const request = requestFor(operation, chance, caller);
        const { statusCode } = await app.inject(request);
        if (statusCode >= 500)
          broken.push(`${operation.id}: ${statusCode} ${shown(request)}\n${log.splice(0).join('\n')}`);
      }
    }
    await server().settle();
    expect(broken).toEqual([]);
    expect(log).toEqual([]);
  });
});
