import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { callerOf } from '../../http/caller';
import type { Upload } from '../../http/form-data';
import { cookiesOf } from '../../http/read-request';
import type { Shops } from '../../http/shop';
import { type Portrait, readPortrait } from '../account/portrait/portrait';
import type { OperatorDoor } from '../operator/operator-door';
import { newPictureName, servePictures } from '../shared/kept-pictures';
import { ownerOf } from './access';
import type { OrderOwner } from './order.store';

const PICTURES = '/pictures/orders/';

/** What was sent as pictures, and is nothing else [PROF-05, PHAR-04]. */
export const picturesIn = (uploads: readonly Upload[]): Portrait[] =>
  uploads.map(({ bytes }) => readPortrait(bytes));

type Keeping = ({ orderId: number } | { tripId: number }) & { isPublic: boolean; pictures: Portrait[] };

/** Answers the addresses of the pictures. */
export async function keepPictures(tx: Queryable, { isPublic, pictures, ...of }: Keeping): Promise<string[]> {
  const [subject, id] =
    'orderId' in of ? (['order_id', of.orderId] as const) : (['trip_id', of.tripId] as const);
  const addresses: string[] = [];
  for (const { extension, bytes } of pictures) {
    const name = newPictureName(extension);
    await tx.query(
      `insert into order_pictures (name, ${subject}, is_public, bytes) values ($1, $2, $3, $4)`,
      [name, id, isPublic, bytes],
    );
    addresses.push(PICTURES + name);
  }
  return addresses;
}

export const forgetPictures = (tx: Queryable, addresses: string[]): Promise<unknown> =>
  tx.query('delete from order_pictures where name = any($1::text[])', [
    addresses.map((address) => address.slice(PICTURES.length)),
  ]);

type Viewers = { shops: Shops; door: OperatorDoor; wallClock: () => number };
type Kept = { bytes: Buffer; is_public: boolean; customer_id: number | null; guest_hash: Buffer | null };

/** `/pictures/orders/<name>`: those of a review for everybody; the others for whoever ordered and whoever holds the shop's key [PHAR-04, PERM-07]. */
export const serveOrderPictures = (app: FastifyInstance, database: Queryable, viewers: Viewers): void =>
  servePictures(app, PICTURES, async (name, request, reply) => {
    const [row] = await database.query<Kept>(
      `select picture.bytes, picture.is_public, coalesce(o.customer_id, trip.customer_id) as customer_id,
        coalesce(o.guest_hash, trip.guest_hash) as guest_hash
      from order_pictures picture
      left join orders o on o.id = picture.order_id
      left join trips trip on trip.id = picture.trip_id
      where picture.name = $1`,
      [name],
    );
    if (row === undefined) return null;
    if (row.is_public) return { bytes: row.bytes, isFor: 'everybody' };
    const { shops, door, wallClock } = viewers;
    const isSeen =
      door.isOpenFor(cookiesOf(request), wallClock()) ||
      isOwner(row, ownerOf(await callerOf(shops.ofCall(request), 'optional', request, reply)));
    return isSeen ? { bytes: row.bytes, isFor: 'itsOwner' } : null;
  });

const isOwner = ({ customer_id: customer, guest_hash: guest }: Kept, caller: OrderOwner): boolean =>
  customer === null
    ? guest !== null && caller.guestHash !== null && guest.equals(caller.guestHash)
    : customer === caller.customerId;
