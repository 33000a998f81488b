import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconCircleCheckFilled, IconTicket } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { subtotal } from '../../../../domain/cart';
import { type CouponRefusal, couponRefusal } from '../../../../domain/coupon';
import type { ListedCoupon } from '../../../../domain/order-quote';
import type { couponMachine } from '../../../../machines/checkout/coupon.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useApi, useClock, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { useChosenPlace } from '../../location/location.context';
import type { SingleLine } from '../checkout.actors';
import { useCouponPart } from '../checkout.context';
import classes from '../checkout.module.css';
import { FailureWords } from '../failure-words';
import { Part } from './part';

type Flow = ActorRefFrom<typeof couponMachine>;

/** One coupon an order, picked or typed; what it needs and why it is not taken stands at it [COUP-07, COUP-09]. */
export function CouponPart({ lines }: { lines: SingleLine[] }) {
  const flow = useCouponPart();
  return (
    <Part field="coupon" title={<Trans>Coupon</Trans>}>
      {flow ? <Coupon flow={flow} lines={lines} /> : <Skeleton blockSize={56} radius={14} />}
    </Part>
  );
}

function Coupon({ flow, lines }: { flow: Flow; lines: SingleLine[] }) {
  const code = useSelector(flow, ({ context }) => context.code);
  if (code !== null)
    return (
      <div className={classes.settled} role="status">
        <IconCircleCheckFilled size={24} className={classes.good ?? ''} aria-hidden />
        <p>
          <strong>
            <bdi>{code}</bdi>
          </strong>{' '}
          <Trans>is taken off your order.</Trans>
        </p>
        <Button variant="light" size="sm" onClick={() => flow.send({ type: 'coupon.removed' })}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    );
  return (
    <>
      <CodeForm flow={flow} />
      <details className={classes.more}>
        <summary>
          <Trans>Show my coupons</Trans>
        </summary>
        <CatchBoundary getResetKey={() => 'coupons'} errorComponent={() => <NoList />}>
          <Suspense fallback={<Skeleton blockSize={120} radius={14} />}>
            <CouponList flow={flow} lines={lines} />
          </Suspense>
        </CatchBoundary>
      </details>
    </>
  );
}

const NoList = () => (
  <p className={classes.hint}>
    <Trans>The list could not be loaded. A code can be typed all the same.</Trans>
  </p>
);

function CodeForm({ flow }: { flow: Flow }) {
  const isChecking = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const typed = useSelector(flow, ({ context }) => context.typed);
  const failure = useSelector(flow, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.failure : null,
  );
  const isRemoved = useSelector(flow, (snapshot) => snapshot.matches('removedByChange'));
  return (
    <form
      className={classes.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('code');
        flow.send({ type: 'code.submitted', code: typeof code === 'string' ? code : '' });
      }}
    >
      <TextInput
        key={typed}
        name="code"
        label={<Trans>Coupon code</Trans>}
        defaultValue={typed}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        error={
          failure ? (
            <span role="alert">
              {isRemoved ? (
                <>
                  <Trans>The coupon was removed.</Trans>{' '}
                </>
              ) : null}
              <FailureWords failure={failure} />
            </span>
          ) : null
        }
      />
      <Button type="submit" variant="light" loading={isChecking}>
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}

const COUPONS_LIFETIME = { stale: 30_000, keep: 300_000 };

function CouponList({ flow, lines }: { flow: Flow; lines: SingleLine[] }) {
  const { checkout } = useApi();
  const now = useClock();
  const place = useChosenPlace();
  const coupons = use(useReads().read('coupons', COUPONS_LIFETIME, () => checkout.coupons()).promise);
  const order = {
    now: now(),
    zoneIds: place?.zoneIds ?? [],
    storeId: lines[0]?.item.storeId ?? 0,
    subtotal: subtotal(lines),
  };
  if (coupons.length === 0)
    return (
      <p className={classes.hint}>
        <Trans>There are no coupons for you now.</Trans>
      </p>
    );
  return (
    <ul className={classes.coupons}>
      {coupons.map((coupon) => (
        <CouponRow
          key={coupon.id}
          coupon={coupon}
          refusal={couponRefusal(coupon.coupon, order)}
          onTake={() => flow.send({ type: 'code.submitted', code: coupon.code })}
        />
      ))}
    </ul>
  );
}

type RowProps = { coupon: ListedCoupon; refusal: CouponRefusal | null; onTake: () => void };

function CouponRow({ coupon: { code, title, ends, coupon }, refusal, onTake }: RowProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const least = coupon.minimumPurchase > 0 ? formats.money(coupon.minimumPurchase) : null;
  const end = ends ? formats.date(ends) : null;
  return (
    <li className={classes.coupon} data-off={refusal !== null || undefined}>
      <IconTicket size={24} aria-hidden />
      <div>
        <p className={classes.name}>{title || code}</p>
        <p className={classes.hint}>
          <bdi className={classes.codeWord}>{code}</bdi>
          {least ? (
            <>
              {' · '}
              <Trans>from {least}</Trans>
            </>
          ) : null}
          {end ? (
            <>
              {' · '}
              <Trans>until {end}</Trans>
            </>
          ) : null}
        </p>
        {refusal ? (
          <p className={classes.reason}>
            <Trans>Not usable because</Trans> <RefusalWords refusal={refusal} />
          </p>
        ) : null}
      </div>
      {refusal ? null : (
        <Button variant="light" size="sm" aria-label={t`Use ${code}`} onClick={onTake}>
          <Trans>Use</Trans>
        </Button>
      )}
    </li>
  );
}

function RefusalWords({ refusal }: { refusal: CouponRefusal }): ReactNode {
  const formats = useFormats();
  switch (refusal.code) {
    case 'minimum': {
      const missing = formats.money(refusal.missing);
      return <Trans>{missing} more must be in your cart.</Trans>;
    }
    case 'expired':
      return <Trans>it has expired.</Trans>;
    case 'notYet':
      return <Trans>it starts later.</Trans>;
    case 'usedUp':
      return <Trans>it is used up.</Trans>;
    case 'otherZone':
      return <Trans>it is for another area.</Trans>;
    case 'otherStore':
      return <Trans>it is for another store.</Trans>;
  }
}
