import { Trans } from '@lingui/react/macro';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import { SupportLink } from '../../../ui/message-link';
import { Fact, Phone } from '../../orders/shared/fact';
import facts from '../../orders/shared/facts.module.css';
import { Panel } from '../../orders/shared/panel';
import { ProviderLink } from '../cards/vehicle-link';
import { KindName, TripLength, TripMoment, TripReturn } from '../cart/trip-parts';
import { useCanWrite } from './use-trip-tracking';

/** Shows provider, driver, pick-up and return [RENT-12, RENT-54]. */
export function TripFacts({
  trip: { plan, providerId, providerName, providerPhone, driver, note },
}: {
  trip: BookedTrip;
}) {
  const canWrite = useCanWrite();
  const destination = plan.destination && <bdi>{plan.destination.name}</bdi>;
  return (
    <Panel title={<Trans>Details</Trans>}>
      <dl className={facts.facts}>
        <Fact name={<Trans>Provider</Trans>}>
          {providerId === null ? (
            providerName
          ) : (
            <ProviderLink id={providerId} trip={null} className={facts.link}>
              {providerName}
            </ProviderLink>
          )}
          {providerPhone ? <Phone number={providerPhone} name={providerName} /> : null}
        </Fact>
        <Fact name={<Trans>Driver</Trans>}>
          {driver ? (
            <>
              {driver.name}
              {driver.phone ? <Phone number={driver.phone} name={driver.name} /> : null}
            </>
          ) : (
            <Trans>Self-drive</Trans>
          )}
        </Fact>
        <Fact name={<Trans>Pickup</Trans>}>
          <TripMoment at={plan.pickupAt} />
          {plan.pickup ? <bdi className={facts.quiet}>{plan.pickup.name}</bdi> : null}
        </Fact>
        {destination ? <Fact name={<Trans>Destination</Trans>}>{destination}</Fact> : null}
        <Fact name={<KindName kind={plan.kind} />}>
          <TripLength plan={plan} />
          <span className={facts.quiet}>
            <TripReturn plan={plan} />
          </span>
        </Fact>
        {note ? <Fact name={<Trans>Note</Trans>}>{note}</Fact> : null}
        {canWrite ? (
          <Fact name={<Trans>Help & Support</Trans>}>
            <SupportLink />
          </Fact>
        ) : null}
      </dl>
    </Panel>
  );
}
