import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import type { LatLng } from '../../../../domain/geo';
import type { ParcelKind, ParcelPart } from '../../../../domain/parcel-sending';
import { FAILURE_SHOWN, VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import type { MapPin } from '../../../ui/map/map-pins';
import { Skeleton } from '../../../ui/skeleton';
import { useParcel, useParcelDraft, useParcelRef } from '../parcel.context';
import classes from '../parcel.module.css';
import { PartyWords } from './party-words';

const StreetMap = lazyPart(() => import('../../location/street-map').then((file) => file.StreetMap));

/** Shows category, sender and receiver, with the route on a map [PARC-02]. */
export function RoutePart({ kinds }: { kinds: ParcelKind[] }) {
  const { categoryId, sender, receiver } = useParcelDraft();
  const { t } = useLingui();
  return (
    <section className={classes.card} aria-label={t`Your parcel`}>
      <ParcelRoute />
      <dl className={classes.facts}>
        <Fact part="category" name={<Trans>Type of parcel</Trans>}>
          <bdi>{kinds.find(({ id }) => id === categoryId)?.name}</bdi>
        </Fact>
        <Fact part="sender" name={<Trans>From</Trans>}>
          <PartyWords party={sender} />
        </Fact>
        <Fact part="receiver" name={<Trans>To</Trans>}>
          <PartyWords party={receiver} />
        </Fact>
      </dl>
    </section>
  );
}

type FactProps = { part: ParcelPart; name: ReactNode; children: ReactNode };

function Fact({ part, name, children }: FactProps) {
  const flow = useParcelRef();
  const canChange = useParcel((at) => at.can({ type: 'part.chosen', part }));
  return (
    <div>
      <dt id={`parcel-fact-${part}`}>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <Button
          variant="subtle"
          size="sm"
          disabled={!canChange}
          aria-describedby={`parcel-fact-${part}`}
          onClick={() => flow.send({ type: 'part.chosen', part })}
        >
          <Trans>Change</Trans>
        </Button>
      </dd>
    </div>
  );
}

const NO_LINE: readonly LatLng[] = [];
const NO_AREAS: never[] = [];

function ParcelRoute() {
  const { sender, receiver } = useParcelDraft();
  if (sender.place === null || receiver.place === null) return null;
  const ends = { from: sender.place, to: receiver.place };
  return (
    <div className={classes.map}>
      <CatchBoundary getResetKey={() => 'way'} errorComponent={() => <Streets {...ends} line={NO_LINE} />}>
        <Suspense fallback={<Skeleton blockSize="100%" radius={20} />}>
          <WithLine {...ends} />
        </Suspense>
      </CatchBoundary>
    </div>
  );
}

type Ends = { from: LatLng; to: LatLng };

function WithLine({ from, to }: Ends) {
  const reads = useReads();
  const { location } = useApi();
  const { promise } = reads.read(
    `way:${from.lat},${from.lng}:${to.lat},${to.lng}`,
    { ...VISIT_LIFETIME, failed: FAILURE_SHOWN },
    () => location.route(from, to),
  );
  return <Streets from={from} to={to} line={use(promise)?.points ?? NO_LINE} />;
}

function Streets({ from, to, line }: Ends & { line: readonly LatLng[] }) {
  const { t } = useLingui();
  const sender = t`Sender`;
  const receiver = t`Receiver`;
  const pins = useMemo(
    (): MapPin[] => [
      { id: 1, kind: 'store', label: sender, lat: from.lat, lng: from.lng },
      { id: 2, kind: 'home', label: receiver, lat: to.lat, lng: to.lng },
    ],
    [from.lat, from.lng, to.lat, to.lng, sender, receiver],
  );
  return (
    <LazyPlace fallback={<Skeleton blockSize="100%" radius={20} />}>
      <StreetMap label={t`Parcel route`} pins={pins} areas={NO_AREAS} route={line} fallback={null} />
    </LazyPlace>
  );
}
