import { Trans } from '@lingui/react/macro';
import type { TripPlace } from '../../../../domain/rental/trip-cart';
import { isRoundTrip } from '../../../../domain/rental/trip-search';
import { RouteArrow } from './route-arrow';

type Props = { pickup: TripPlace; destination: TripPlace | null };

/** Shows the start and the end of a trip [RENT-61]. */
export function TripRoute({ pickup, destination }: Props) {
  return (
    <>
      <bdi>{pickup.name}</bdi>{' '}
      {destination === null || isRoundTrip({ pickup, destination }) ? (
        <>
          · <Trans>Return to the same place</Trans>
        </>
      ) : (
        <>
          <RouteArrow /> <bdi>{destination.name}</bdi>
        </>
      )}
    </>
  );
}
