import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { ReceivedParcel } from '../../../domain/parcel-sending';
import { receivedParcelMachine } from '../../../machines/parcel/received-parcel.machine';
import { useFormats } from '../../i18n/formats.context';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import type { MapPin } from '../../ui/map/map-pins';
import { Skeleton } from '../../ui/skeleton';
import { FailureText } from '../checkout/failure-text';
import { StatusBadge } from '../orders/shared/status-badge';
import { useMoment } from '../orders/shared/use-moment';
import classes from './parcel.module.css';

const StreetMap = lazyPart(() => import('../location/street-map').then((file) => file.StreetMap));

/** The page `/parcel/receive/…` for a person with the link. It reveals nothing about the sender [PARC-05]. */
export function ReceivedPage({ token }: { token: string }) {
  const { t } = useLingui();
  const { parcels } = useApi();
  const flow = usePage(
    () =>
      receivedParcelMachine.provide({
        actors: { readParcel: fromPromise(({ input, signal }) => parcels.received(input.token, signal)) },
      }),
    { input: { token } },
  );
  const parcel = useFlow(flow, ({ context }) => context.parcel);
  const failure = useFlow(flow, ({ context }) => context.failure);
  const isUnknown = useFlow(flow, (at) => at.matches('unknown'));
  return (
    <div className={`page ${classes.page}`}>
      <h1 tabIndex={-1}>
        <Trans>A parcel for you</Trans>
      </h1>
      {isUnknown ? (
        <EmptyState
          title={<Trans>This link doesn’t work</Trans>}
          action={
            <Button variant="light" renderRoot={(props) => <Link to="/home" {...props} />}>
              <Trans>Go to home page</Trans>
            </Button>
          }
        >
          <Trans>Ask the sender for a new link.</Trans>
        </EmptyState>
      ) : failure ? (
        <FailureBlock
          title={<Trans>The parcel couldn’t be loaded</Trans>}
          reason={<FailureText failure={failure} />}
          onRetry={() => flow.send({ type: 'retry.requested' })}
        />
      ) : parcel ? (
        <Parcel parcel={parcel} />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton blockSize={320} radius={20} />
        </div>
      )}
    </div>
  );
}

function Parcel({ parcel }: { parcel: ReceivedParcel }) {
  const formats = useFormats();
  const moment = useMoment();
  const { status, kind, pin, isReturning, expectedAt, courier, address } = parcel;
  const due = formats.money(parcel.due);
  const time = expectedAt === null ? null : moment.time(expectedAt);
  return (
    <section className={classes.card} aria-labelledby="received-kind">
      <h2 id="received-kind">{kind}</h2>
      <p role="status">
        <StatusBadge status={status} type="parcel" />{' '}
        {isReturning ? <Trans>This parcel is being returned to the sender.</Trans> : null}
      </p>
      {pin === null ? null : (
        <div className={classes.prohibited}>
          <p>
            <Trans>Give this code to the courier at the door</Trans>
          </p>
          <p className={classes.pin}>
            <bdi dir="ltr">{pin}</bdi>
          </p>
          <p>
            {parcel.due > 0 ? <Trans>Pay {due} in cash at the door.</Trans> : <Trans>Nothing to pay.</Trans>}
          </p>
        </div>
      )}
      {pin === null ? null : (
        <p>
          <span className={classes.quiet}>
            <Trans>Delivering to</Trans>
          </span>
          <br />
          <span dir="auto">{address}</span>
        </p>
      )}
      {time === null ? null : (
        <p>
          <Trans>Expected {time}</Trans>
        </p>
      )}
      {pin === null ? null : <ParcelPosition parcel={parcel} />}
      {courier ? (
        <p>
          <span className={classes.quiet}>
            <Trans>The courier</Trans>
          </span>
          <br />
          {courier.name}{' '}
          {courier.phone ? (
            <a href={`tel:${courier.phone.replaceAll(' ', '')}`}>
              <bdi>{courier.phone}</bdi>
            </a>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

const NO_AREAS: [] = [];

function ParcelPosition({ parcel: { spot, courier, address } }: { parcel: ReceivedParcel }) {
  const { t } = useLingui();
  const lat = spot?.lat ?? null;
  const lng = spot?.lng ?? null;
  const pins = useMemo<MapPin[]>(
    () => (lat === null || lng === null ? [] : [{ id: 1, kind: 'home', label: address, lat, lng }]),
    [lat, lng, address],
  );
  if (pins.length === 0) return null;
  return (
    <div className={classes.map}>
      <LazyPlace fallback={<Skeleton blockSize="100%" radius={20} />}>
        <StreetMap
          label={t`Where the parcel is`}
          pins={pins}
          areas={NO_AREAS}
          courier={
            courier?.spot ? { ...courier.spot, label: courier.name || t`Courier`, comesBy: 'scooter' } : null
          }
          fallback={null}
        />
      </LazyPlace>
    </div>
  );
}
