import type { AddressPage, AddressSaved } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import type { LocalText } from '../../http/language';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { zonesOf } from '../location/zone-memory';
import { pageFields, pageOf } from '../shared/paging';
import { signedIn } from '../shared/signed-in';
import { ADDRESS_MESSAGES, MAX_ADDRESSES } from './address.messages';
import { addressesOf, changeAddress, insertAddress, type NewAddress, removeAddress } from './address.store';
import { readAddress, toWireAddress } from './address.wire';

/** Operations on the saved addresses of the signed-in customer [ADDR-21 to ADDR-27]. */
export const addressRoutes = (): Operations => ({
  listAddresses: async (request): Promise<AddressPage> => {
    const customerId = signedIn(request);
    const { limit, page } = pageOf({ limit: MAX_ADDRESSES, ...request.query });
    const rows = await addressesOf(request.database, customerId);
    const { index } = await zonesOf(request.database);
    return {
      ...pageFields({ limit, page }, rows.length),
      addresses: rows
        .slice((page - 1) * limit, page * limit)
        .map((row) => toWireAddress(row, customerId, index)),
    };
  },
  addAddress: async (request) => {
    const { database, now, body } = request;
    const customerId = signedIn(request);
    const address = readAddress(body);
    const id = await database.transaction((tx) =>
      insertAddress(tx, customerId, { address, now, most: MAX_ADDRESSES }),
    );
    if (id === null) refuse(403, 'address', ADDRESS_MESSAGES.tooMany);
    return saved(request, { id, address, message: ADDRESS_MESSAGES.added });
  },
  updateAddress: async (request) => {
    const { id } = request.params;
    const address = readAddress(request.body);
    const isThere = await changeAddress(request.database, { customerId: signedIn(request), id }, address);
    if (!isThere) refuse(404, 'not_found', MESSAGES.notFound);
    return saved(request, { id, address, message: ADDRESS_MESSAGES.updated });
  },
  deleteAddress: async (request) => {
    const { database, language, query } = request;
    const isThere = await removeAddress(database, signedIn(request), query.address_id);
    if (!isThere) refuse(404, 'not_found', MESSAGES.notFound);
    return { message: ADDRESS_MESSAGES.deleted[language] };
  },
});

type Saved = { id: number; address: NewAddress; message: LocalText };

async function saved(
  { database, language }: RequestContext,
  { id, address, message }: Saved,
): Promise<AddressSaved> {
  const { index } = await zonesOf(database);
  return { message: message[language], id, zone_ids: index.zonesAt(address) };
}
