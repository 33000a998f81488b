import { Trans } from '@lingui/react/macro';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import { SupportLink } from '../../../ui/message-link';
import facts from '../../orders/detail/order-facts.module.css';
import { Panel } from '../../orders/shared/panel';
import { ProviderLink } from '../cards/vehicle-link';
import { KindName, TripLength, TripMoment, TripReturn } from '../cart/trip-parts';
import { useCanWrite } from './use-trip-tracking';

/** Who lets it, who drives it, and from when and where to when and where [RENT-12, RENT-54]. */
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
          {providerPhone ? <Phone number={providerPhone} whom={providerName} /> : null}
        </Fact>
        <Fact name={<Trans>Driver</Trans>}>
          {driver ? (
            <>
              {driver.name}
              {driver.phone ? <Phone number={driver.phone} whom={driver.name} /> : null}
            </>
          ) : (
            <Trans>No driver has been named</Trans>
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

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={facts.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Phone = ({ number, whom }: { number: string; whom: string }) => (
  <a href={`tel:${number.replaceAll(' ', '')}`} className={facts.phone}>
    <IconPhone size={18} aria-hidden />
    <span>
      <Trans>Call {whom}</Trans>
    </span>
    <span dir="ltr" className={facts.number}>
      {number}
    </span>
  </a>
);
