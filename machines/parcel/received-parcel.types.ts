import type { ReceivedParcel } from '../../domain/parcel-sending';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';

export type ReceivedParcelTypes = {
  input: { token: string };
  context: { token: string; parcel: ReceivedParcel | null; failure: Failure | null };
  events: { type: 'retry.requested' };
  tags: Tag;
  meta: ChartMeta;
};
