import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database';
import { bytesOf, type Files } from '../../db/moved-files';
import { callerOf } from '../../http/caller';
import type { Upload } from '../../http/form-data';
import type { Shops } from '../../http/shop';
import { readUploadedImage, type UploadedImage } from '../shared/images/uploaded-image';
import { readUploadedPrescription, type UploadedPrescription } from '../shared/images/uploaded-prescription';
import { newPictureName, servePictures } from '../shared/picture-cache';
import { ownerOf } from './access';
import type { OrderOwner } from './order.store';

const PICTURES = '/pictures/orders/';

/** Returns uploaded pictures. Refuses files of other types [PROF-05, PHAR-04]. */
export const picturesIn = (uploads: readonly Upload[]): UploadedImage[] =>
  uploads.map(({ bytes }) => readUploadedImage(bytes));

/** Returns uploaded pictures and PDF documents. Refuses files of other types [PHAR-06]. */
export const prescriptionsIn = (uploads: readonly Upload[]): UploadedPrescription[] =>
  uploads.map(({ bytes }) => readUploadedPrescription(bytes));

type Keeping = ({ orderId: number } | { tripId: number }) & {
  isPublic: boolean;
  pictures: UploadedPrescription[];
};

/** Stores pictures and returns their URLs. */
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

/** The subject of a picture: an order of this store, or a trip. */
type PictureSubject = { storeId: number | null } | 'trip';
type Viewers = {
  files?: Files;
  shops: Shops;
  isOperator: (request: FastifyRequest, subject: PictureSubject) => Promise<boolean>;
};
type Kept = {
  bytes: Buffer | null;
  is_public: boolean;
  customer_id: number | null;
  guest_hash: Buffer | null;
  trip_id: number | null;
  store_id: number | null;
};

/**
 * Serves `/pictures/orders/<name>`. Pictures of reviews are public. All others are only for the order's owner
 * and operators [PHAR-04, PERM-07].
 */
export const serveOrderPictures = (app: FastifyInstance, database: Queryable, viewers: Viewers): void =>
  servePictures(app, PICTURES, async (name, request, reply) => {
    const [row] = await database.query<Kept>(
      `select picture.bytes, picture.is_public, coalesce(o.customer_id, trip.customer_id) as customer_id,
        coalesce(o.guest_hash, trip.guest_hash) as guest_hash, picture.trip_id, o.store_id
      from order_pictures picture
      left join orders o on o.id = picture.order_id
      left join trips trip on trip.id = picture.trip_id
      where picture.name = $1`,
      [name],
    );
    if (row === undefined) return null;
    const { files, shops, isOperator } = viewers;
    const picture = async (isFor: 'everybody' | 'itsOwner') => {
      const bytes = await bytesOf(files, 'orders', { name, bytes: row.bytes });
      return bytes && { bytes, isFor };
    };
    if (row.is_public) return picture('everybody');
    const isSeen =
      (await isOperator(request, row.trip_id === null ? { storeId: row.store_id } : 'trip')) ||
      isOwner(row, ownerOf(await callerOf(shops.ofCall(request), 'optional', request, reply)));
    return isSeen ? picture('itsOwner') : null;
  });

const isOwner = ({ customer_id: customer, guest_hash: guest }: Kept, caller: OrderOwner): boolean =>
  customer === null
    ? guest !== null && caller.guestHash !== null && guest.equals(caller.guestHash)
    : customer === caller.customerId;
