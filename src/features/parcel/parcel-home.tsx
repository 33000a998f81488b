import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPinSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Module } from '../../../domain/catalogue';
import type { ParcelContext } from '../../../domain/parcel-sending';
import { ReadPart } from '../../platform/read-part';
import { useApi, useReads } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Skeleton } from '../../ui/skeleton';
import { MyOrdersRow } from '../orders/home/own-orders-row';
import box from './box.webp';
import classes from './parcel.module.css';
import { clearParcelContext, parcelContext } from './parcel-reads';
import { KindHint } from './parts/category-part';

/** Shows categories, prices and active parcels [PARC-01, PARC-02]. */
export const ParcelHome = ({ module }: { module: Module }) => (
  <div className={`page ${classes.home}`}>
    <section className={classes.hero}>
      <Picture src={box} alt="" width={240} height={200} loading="eager" className={classes.photo} />
      <div>
        <h1 tabIndex={-1}>
          <Trans>Send a parcel across the city</Trans>
        </h1>
        <p>
          <Trans>
            Enter pickup and drop-off, see the price before you send, and track the courier on the map.
          </Trans>
        </p>
        <Button size="lg" renderRoot={(props) => <Link to="/parcel/send" {...props} />}>
          <Trans>Send a parcel</Trans>
        </Button>
        <Link to="/track-order" className={classes.track}>
          <IconMapPinSearch size={20} aria-hidden /> <Trans>Where is my parcel?</Trans>
        </Link>
      </div>
    </section>
    <section aria-labelledby="parcel-kinds">
      <h2 id="parcel-kinds" className={classes.heading}>
        <Trans>What we deliver</Trans>
      </h2>
      <Kinds />
    </section>
    {/* Below the rest, so that loading it moves nothing [NFR-07]. */}
    <MyOrdersRow moduleId={module.id} />
  </div>
);

function Kinds() {
  const { i18n, t } = useLingui();
  const api = useApi();
  const reads = useReads();
  return (
    <ReadPart
      read={() => parcelContext({ api, reads }, i18n.locale)}
      forget={() => clearParcelContext(reads)}
      fallback={<Skeleton blockSize={120} radius={20} />}
      reason={t`Parcels couldn’t be loaded`}
    >
      {(context) => <KindList {...context} />}
    </ReadPart>
  );
}

function KindList({ kinds }: Pick<ParcelContext, 'kinds'>) {
  if (kinds.length === 0)
    return (
      <p className={classes.quiet}>
        <Trans>Parcels aren’t available right now</Trans>
      </p>
    );
  return (
    <ul className={classes.kinds}>
      {kinds.map((kind) => (
        <li key={kind.id}>
          <Link to="/parcel/send" search={{ category: kind.id }} className={classes.kind}>
            {kind.imageUrl ? (
              <Picture src={kind.imageUrl} alt="" width={96} height={80} className={classes.photo} />
            ) : null}
            <div>
              <strong>{kind.name}</strong>
              <span>
                <KindHint kind={kind} />
              </span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
