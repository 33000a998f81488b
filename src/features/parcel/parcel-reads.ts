import type { ParcelGround } from '../../../domain/parcel-sending';
import type { Api } from '../../api/api';
import type { BlockData, Reads } from '../../platform/reads';

const GROUND = 'parcel-ground';
const LIFETIME = { stale: 60_000, keep: 300_000 };

/** Kinds, instructions and times, in one language. */
export const parcelGround = (
  { api, reads }: { api: Pick<Api, 'parcels'>; reads: Reads },
  language: string,
): BlockData<ParcelGround> => reads.read(`${GROUND}:${language}`, LIFETIME, () => api.parcels.ground());

export const forgetParcelGround = (reads: Reads): void => reads.forget(GROUND);
