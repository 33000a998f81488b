import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ticket from '@lobehub/fluent-emoji-3d/assets/1f39f-fe0f.webp';
import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { type Coupon, couponRefusal } from '../../../../domain/coupon';
import type { ListedCoupon } from '../../../../domain/order-quote';
import { useFormats } from '../../../i18n/formats.context';
import { FAILURE_SHOWN } from '../../../platform/reads';
import { useApi, useClock, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { CopyField } from '../../../ui/copy-field';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { useChosenPlace } from '../../location/location.context';
import { FailingPart } from '../../orders/shared/failing-part';
import frame from '../frame/account-frame.module.css';
import classes from './money.module.css';

const LIFETIME = { stale: 30_000, keep: 300_000, failed: FAILURE_SHOWN };
const SOON = 7 * 24 * 60 * 60_000;

/** Lists the coupons. Each shows its conditions, its end, and why it cannot be used [COUP-07]. */
export function CouponsPage() {
  return (
    <FailingPart about="coupons">
      <Suspense fallback={<Skeleton blockSize={320} radius={20} />}>
        <Coupons />
      </Suspense>
    </FailingPart>
  );
}

function Coupons() {
  const { i18n } = useLingui();
  const { checkout } = useApi();
  const coupons = use(
    useReads().read(`coupons:page:${i18n.locale}`, LIFETIME, () => checkout.coupons()).promise,
  );
  if (coupons.length === 0) return <NoCoupons />;
  return (
    <ul className={frame.cards}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponCard listed={coupon} />
        </li>
      ))}
    </ul>
  );
}

const NoCoupons = () => (
  <div className={classes.coupon}>
    <EmptyState
      title={<Trans>No coupons right now.</Trans>}
      picture={<img src={ticket} alt="" width={112} height={112} />}
      action={
        <Button renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Go to home page</Trans>
        </Button>
      }
    >
      <Trans>Coupons you receive will appear here.</Trans>
    </EmptyState>
  </div>
);

function CouponCard({ listed: { code, title, coupon } }: { listed: ListedCoupon }) {
  const formats = useFormats();
  const now = useClock();
  const place = useChosenPlace();
  const refusal = couponRefusal(coupon, {
    now: now(),
    zoneIds: place?.zoneIds ?? coupon.zoneIds,
    storeId: coupon.storeIds[0] ?? 0,
    subtotal: null,
  });
  const end = formats.date(coupon.ends);
  return (
    <article className={classes.coupon}>
      <h2>{title}</h2>
      <ul className={classes.conditions}>
        <Conditions coupon={coupon} />
        <li data-tone={coupon.ends - now() < SOON ? 'soon' : undefined}>
          {coupon.ends - now() < SOON ? <Trans>Ends soon: {end}</Trans> : <Trans>Until {end}</Trans>}
        </li>
      </ul>
      {refusal?.code === 'otherZone' ? (
        <p className={classes.error}>
          <Trans>Not valid in your area</Trans>
        </p>
      ) : null}
      <CopyField label={<Trans>Coupon code</Trans>} value={code} isLarge />
    </article>
  );
}

function Conditions({ coupon }: { coupon: Coupon }) {
  const formats = useFormats();
  const { discount, minimumPurchase, kind, usesLeft } = coupon;
  const least = formats.money(minimumPurchase);
  const most =
    discount.kind === 'percent' && discount.maximum !== null && kind !== 'freeDelivery'
      ? formats.money(discount.maximum)
      : null;
  return (
    <>
      {minimumPurchase > 0 ? (
        <li>
          <Trans>On orders of {least} or more</Trans>
        </li>
      ) : (
        <li>
          <Trans>On every order</Trans>
        </li>
      )}
      {most === null ? null : (
        <li>
          <Trans>Up to {most} off</Trans>
        </li>
      )}
      {kind === 'storeWise' ? (
        <li>
          <Trans>Selected stores only</Trans>
        </li>
      ) : null}
      {kind === 'zoneWise' ? (
        <li>
          <Trans>Selected areas only</Trans>
        </li>
      ) : null}
      {usesLeft === null ? null : (
        <li>
          <Trans>
            You can use it <Plural value={usesLeft} one="# more time" other="# more times" />
          </Trans>
        </li>
      )}
    </>
  );
}
