import type { ParcelContext } from '../../../domain/parcel-sending';
import type { Api } from '../../api/api';
import { type BlockData, FAILURE_SHOWN, type Reads } from '../../platform/reads';

const CONTEXT = 'parcel-context';
const LIFETIME = { stale: 60_000, keep: 300_000, failed: FAILURE_SHOWN };

/** Loads categories, instructions and slots. They are cached per language. */
export const parcelContext = (
  { api, reads }: { api: Pick<Api, 'parcels'>; reads: Reads },
  language: string,
): BlockData<ParcelContext> => reads.read(`${CONTEXT}:${language}`, LIFETIME, () => api.parcels.context());

export const clearParcelContext = (reads: Reads): void => reads.forget(CONTEXT);
