import type { ParcelContext } from '../../../../domain/parcel-sending';
import { CourierPart, PayerPart, ProhibitedPart, SchedulePart } from './review-parts';
import { RoutePart } from './route-part';

/**
 * The only required field is at the top. The other sections have defaults and are edited in place [PARC-07].
 */
export const Review = ({ ground }: { ground: ParcelContext }) => (
  <>
    <RoutePart kinds={ground.kinds} />
    <ProhibitedPart />
    <SchedulePart days={ground.days} />
    <PayerPart />
    <CourierPart offered={ground.instructions} />
  </>
);
