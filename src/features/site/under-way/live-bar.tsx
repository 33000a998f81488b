import { Trans, useLingui } from '@lingui/react/macro';
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { awaitedMoment, type UnderWay } from '../../../../domain/under-way';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi, useClock, useReads } from '../../../platform/shop.context';
import { TilePicture } from '../../../ui/tile-picture';
import { useModuleFlow } from '../../location/module.context';
import { ActionNeeded } from '../../orders/shared/action-needed';
import { ordersBlock } from '../../orders/shared/order-reads';
import { useMoment } from '../../orders/shared/use-moment';
import { useOrderTexts } from '../../orders/shared/use-order-texts';
import { TripMoment } from '../../rental/cart/trip-parts';
import { tripsBlock } from '../../rental/trips/trip-reads';
import { useTripTexts } from '../../rental/trips/trip-status';
import { useIsSignedIn, usePerson } from '../../session/session.context';
import classes from './live-bar.module.css';
import { provideUnderWay, underWayOnDevice } from './under-way.actors';

/** Shows an active order or trip while the customer browses [ORD-22]. */
export function LiveBar() {
  const isSignedIn = useIsSignedIn();
  const person = usePerson();
  if (isSignedIn) return person === null ? null : <OfPerson key={person.id} id={person.id} />;
  return <OfDevice />;
}

function OfPerson({ id }: { id: number }) {
  const { i18n } = useLingui();
  const api = useApi();
  const reads = useReads();
  const hasRental = useModuleFlow(({ context }) =>
    context.modules.some(({ isActive, type }) => isActive && type === 'rental'),
  );
  const readAll = async (): Promise<UnderWay[]> => {
    const draft = { kind: 'running', page: 1 } as const;
    const [orders, trips] = await Promise.all([
      ordersBlock({ api, reads }, id, i18n.locale, { ...draft, moduleId: null }).promise,
      hasRental ? tripsBlock({ api, reads }, id, i18n.locale, draft).promise : null,
    ]);
    return [
      ...orders.entries.map((order) => ({ what: 'order' as const, order })),
      ...(trips?.entries ?? []).map((trip) => ({ what: 'trip' as const, trip })),
    ];
  };
  return <Bar readAll={readAll} />;
}

function OfDevice() {
  const api = useApi();
  return <Bar readAll={() => underWayOnDevice(api)} />;
}

function Bar({ readAll }: { readAll: () => Promise<UnderWay[]> }) {
  const pages = useRouter();
  const flow = usePage(() => provideUnderWay({ pages, readAll }));
  const shown = useFlow(flow, ({ context }) => context.shown);
  const count = useFlow(flow, ({ context }) => context.count);
  return shown === null ? null : <Shown one={shown} others={count - 1} />;
}

export function Shown({ one, others }: { one: UnderWay; others: number }) {
  const { t } = useLingui();
  const formats = useFormats();
  const isTrip = one.what === 'trip';
  return (
    <aside className={classes.bar} aria-label={t`Active order or trip`} data-under-way>
      <Face one={one} />
      {others > 0 ? (
        <Link to={isTrip ? '/my-trips' : '/my-orders'} className={classes.others}>
          <span aria-hidden="true">{formats.more(others)}</span>
          <span className="visually-hidden">
            <Trans>All active orders and trips</Trans>
          </span>
        </Link>
      ) : null}
    </aside>
  );
}

function Face({ one }: { one: UnderWay }) {
  const { t } = useLingui();
  const orders = useOrderTexts();
  const trips = useTripTexts();
  if (one.what === 'trip') {
    const { trip } = one;
    return (
      <Tracked
        one={one}
        name={trip.providerName}
        status={trips.status(trip.status)}
        picture={trip.vehicles[0]?.imageUrl ?? null}
        tint={trip.providerId ?? trip.id}
        label={<Trans>Track trip #{trip.id}</Trans>}
      />
    );
  }
  const { order } = one;
  return (
    <Tracked
      one={one}
      name={order.store?.name ?? t`Parcel`}
      status={orders.status(order.status, order.type)}
      picture={order.store ? order.store.imageUrl : parcel}
      tint={order.store?.id ?? order.id}
      label={<Trans>Track order #{order.id}</Trans>}
    />
  );
}

type TrackedProps = {
  one: UnderWay;
  name: string;
  status: string;
  picture: string | null;
  tint: number;
  label: ReactNode;
};

function Tracked({ one, name, status, picture, tint, label }: TrackedProps) {
  return (
    <TrackLink one={one}>
      <TilePicture
        src={picture}
        name={name}
        tint={tint}
        width={44}
        height={44}
        isDecorative
        className={classes.picture}
      />
      <span className={classes.words}>
        <span className={classes.name}>
          {status} · {name}
        </span>
        <strong className={classes.state}>
          <Moment one={one} />
        </strong>
      </span>
      <span className={classes.track}>
        <span aria-hidden="true">
          <Trans>Track</Trans>
        </span>
        <span className="visually-hidden">{label}</span>
      </span>
    </TrackLink>
  );
}

function Moment({ one }: { one: UnderWay }) {
  const now = useClock();
  const moment = useMoment();
  const awaited = awaitedMoment(one, now());
  if (one.what === 'trip') return awaited && <TripMoment at={awaited.at} />;
  if (awaited === null) return <ActionNeeded order={one.order} />;
  return awaited.is === 'pickUp' ? (
    <Trans>Ready around {moment.time(awaited.at)}</Trans>
  ) : (
    <Trans>Arriving around {moment.time(awaited.at)}</Trans>
  );
}

/** A link to tracking that asks for no contact, because this device stores the guest's contact [ORD-20]. */
function TrackLink({ one, children }: { one: UnderWay; children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const id = one.what === 'trip' ? one.trip.id : one.order.id;
  const look = { className: classes.link };
  if (!isSignedIn)
    return (
      <Link to="/track-order" search={{ [one.what]: id }} {...look}>
        {children}
      </Link>
    );
  return one.what === 'trip' ? (
    <Link to="/my-trips/$id" params={{ id: String(id) }} {...look}>
      {children}
    </Link>
  ) : (
    <Link to="/my-orders/$id" params={{ id: String(id) }} {...look}>
      {children}
    </Link>
  );
}
