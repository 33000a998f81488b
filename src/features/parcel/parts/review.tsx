import type { ParcelContext } from '../../../../domain/parcel-sending';
import { CourierPart, PayerPart, ProhibitedPart, SchedulePart } from './review-parts';
import { RoutePart } from './route-part';

/**
 * The second page of the form. Its only required field is at the top; the other sections have defaults
 * [PARC-07].
 */
export const Review = ({ choices }: { choices: ParcelContext }) => (
  <>
    <RoutePart kinds={choices.kinds} />
    <ProhibitedPart />
    <SchedulePart days={choices.days} />
    <PayerPart />
    <CourierPart offered={choices.instructions} />
  </>
);
