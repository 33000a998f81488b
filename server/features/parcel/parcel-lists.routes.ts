import type { ParcelCategory } from '../../../contract/types.gen';
import { fromMinor } from '../../../domain/money';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { ownerOf } from '../orders/access';
import { parcelReasons } from '../orders/order.store';
import { optionalTextIn, textIn } from '../shared/local-text';
import { pageFields, pageOf } from '../shared/paging';
import { type CategoryRow, categories, instructions, receiversOf } from './parcel.store';
import { toWireParty } from './parcel.wire';
import { slotsFor } from './parcel-hours';

/** Operations for the lists to choose from when sending a parcel, such as categories [PARC-02, PARC-06]. */
export const parcelListRoutes = (): Operations => ({
  listParcelCategories: async (request) =>
    (await categories(request.database)).map((row) => toWireCategory(row, request)),
  listParcelInstructions: async ({ database, language, query }) => {
    const page = pageOf(query);
    const rows = await instructions(database);
    return {
      ...pageFields(page, rows.length),
      data: pageIn(rows, page).map(({ id, instruction }) => ({
        id,
        instruction: textIn(instruction, language),
        status: 1 as const,
      })),
    };
  },
  listParcelCancellationReasons: async ({ database, language, query }) => {
    const page = pageOf(query);
    const type = query.cancellation_type;
    const rows = await parcelReasons(database, type === undefined ? null : type === 'after_pickup');
    return {
      ...pageFields(page, rows.length),
      data: pageIn(rows, page).map(({ id, reason, is_after_pickup }) => ({
        id,
        reason: textIn(reason, language),
        user_type: 'customer' as const,
        cancellation_type: is_after_pickup ? 'after_pickup' : 'before_pickup',
        status: 1 as const,
      })),
    };
  },
  listParcelSlots: async (request) => slotsFor(request),
  listParcelReceivers: async (request) =>
    (await receiversOf(request.database, ownerOf(request))).map(toWireParty),
});

const pageIn = <Row>(rows: Row[], { limit, page }: { limit: number; page: number }): Row[] =>
  rows.slice((page - 1) * limit, page * limit);

const toWireCategory = (
  { maximum_grams: grams, ...row }: CategoryRow,
  { language, currency }: RequestContext,
): ParcelCategory => ({
  id: row.id,
  name: textIn(row.name, language),
  description: optionalTextIn(row.description, language),
  image_full_url: row.image,
  parcel_per_km_shipping_charge: fromMinor(row.per_km, currency),
  parcel_minimum_shipping_charge: fromMinor(row.minimum_charge, currency),
  parcel_maximum_weight: grams === null ? null : grams / 1000,
  parcel_maximum_size: row.maximum_centimetres,
});
