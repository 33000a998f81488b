import { USUAL_CURRENCY } from '../../domain/money';
import { type ApiClient, createApiClient } from '../../src/api/client';
import type { HttpRequest } from '../../src/api/transport';

type Caller = { token?: string | null; answer?: unknown };

/** Returns the requests of a guest in the food module, or of a customer with this token, in order. */
export async function requestsOf(
  ask: (client: ApiClient) => unknown,
  { token = null, answer = [] }: Caller = {},
): Promise<HttpRequest[]> {
  const requests: HttpRequest[] = [];
  const client = createApiClient({
    scope: () => ({ language: 'en', place: null, moduleId: 1, guestId: 'guest-7', token }),
    currency: () => USUAL_CURRENCY,
    transport: async (request) => {
      requests.push(request);
      return { body: answer };
    },
  });
  await ask(client);
  return requests;
}
