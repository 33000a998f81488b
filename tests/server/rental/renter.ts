import type { Provider, RentalVehicle, RentalVehiclePage } from '../../../contract/types.gen';
import type { TestServer } from '../../support/server';
import { read } from '../catalogue/reader';

/** The rental module in the harbour. */
export const IN_RENTAL = { moduleid: '6', zoneid: '[1]' };
/** The fixed time of the demo clock. */
export const NOW = Date.parse('2026-11-24T09:00:00Z');
export const inHours = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

type Query = Record<string, string | number>;
const queryOf = (query: Query): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

export const renting = (server: TestServer, headers: Record<string, string> = IN_RENTAL) => ({
  ask: <Body>(path: string, query: Query = {}) =>
    read<Body>(server, `/rental${path}?${queryOf(query)}`, headers),
  search: async (query: Query = {}) => {
    const { body } = await read<RentalVehiclePage>(
      server,
      `/rental/vehicle/search?${queryOf(query)}`,
      headers,
    );
    return { ...body, vehicles: body.vehicles ?? [] };
  },
  vehicle: async (id: number, query: Query = {}) =>
    (
      await read<RentalVehicle>(
        server,
        `/rental/vehicle/get-vehicle-details/${id}?${queryOf(query)}`,
        headers,
      )
    ).body,
  provider: async (id: number) =>
    (await read<Provider>(server, `/rental/provider/get-provider-details/${id}`, headers)).body,
});

export const idsOf = (list: { id: number }[] | undefined): number[] => (list ?? []).map(({ id }) => id);
