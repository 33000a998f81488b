import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type CouponRefusal, couponCode, couponRefusal } from '../../../../domain/coupon';
import type { Minor } from '../../../../domain/money';
import type { ListedCoupon } from '../../../../domain/order-quote';
import type { couponMachine } from '../../../../machines/checkout/coupon.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow } from '../../../platform/flow';
import { ReadPart } from '../../../platform/read-part';
import { FAILURE_SHOWN } from '../../../platform/reads';
import { useClock, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { useChosenPlace } from '../../location/location.context';
import classes from '../checkout.module.css';
import { FailureText } from '../failure-text';

export type CouponFlow = ActorRefFrom<typeof couponMachine>;

type Props = {
  flow: CouponFlow;
  /** The list of coupons. Orders and trips have separate lists [COUP-10]. */
  name: 'coupons' | 'tripCoupons';
  list: () => Promise<ListedCoupon[]>;
  order: { storeId: number; subtotal: Minor };
};

/**
 * Takes a typed code or a listed coupon. Conditions and rejections appear at the coupon [COUP-07, COUP-09].
 */
export function CouponChoice(props: Props) {
  const isSignedOut = useFlow(props.flow, (snapshot) => snapshot.matches('signedOut'));
  return isSignedOut ? <SignInForm flow={props.flow} /> : <OwnCoupons {...props} />;
}

/** Takes a guest's code. The code is applied after sign-in [COUP-11, PERM-06]. */
function SignInForm({ flow }: { flow: CouponFlow }) {
  const typed = useFlow(flow, ({ context }) => context.typed);
  return (
    <>
      <p className={classes.hint}>
        <Trans>Coupons are for signed-in customers. Enter your code and sign in, and we’ll apply it.</Trans>
      </p>
      <form className={classes.code} noValidate onSubmit={(event) => submitCode(event, flow)}>
        <CodeField typed={typed} />
        <Button type="submit" variant="light">
          <Trans>Sign In</Trans>
        </Button>
      </form>
    </>
  );
}

function submitCode(event: FormEvent<HTMLFormElement>, flow: CouponFlow): void {
  event.preventDefault();
  const field = event.currentTarget.elements.namedItem('code');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = couponCode(field.value);
  flow.send({ type: 'code.submitted', code: field.value });
}

const CodeField = ({ typed, error = null }: { typed: string; error?: ReactNode }) => (
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
    error={error}
  />
);

function OwnCoupons({ flow, name, list, order }: Props) {
  const reads = useReads();
  return (
    <>
      <CodeForm flow={flow} />
      <details className={classes.more}>
        <summary className="unfold">
          <Trans>Show my coupons</Trans>
        </summary>
        <ReadPart
          read={() => reads.read(name, COUPONS_LIFETIME, list)}
          forget={() => reads.forget(name)}
          fallback={<Skeleton blockSize={120} radius={14} />}
          reason={<Trans>We couldn’t load your coupons. You can still enter a code.</Trans>}
        >
          {(coupons) => <CouponList coupons={coupons} flow={flow} order={order} />}
        </ReadPart>
      </details>
    </>
  );
}

function CodeForm({ flow }: { flow: CouponFlow }) {
  const isChecking = useFlow(flow, (snapshot) => snapshot.hasTag('busy'));
  const typed = useFlow(flow, ({ context }) => context.typed);
  const failure = useFlow(flow, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  const isMissing = useFlow(flow, (snapshot) => snapshot.matches('missing'));
  const isRemoved = useFlow(flow, (snapshot) => snapshot.matches('removedByChange'));
  return (
    <form className={classes.code} noValidate onSubmit={(event) => submitCode(event, flow)}>
      <CodeField
        typed={typed}
        error={
          isMissing ? (
            <span role="alert">
              <Trans>Enter a coupon code</Trans>
            </span>
          ) : failure ? (
            <span role="alert">
              {isRemoved ? (
                <>
                  <Trans>The coupon was removed.</Trans>{' '}
                </>
              ) : null}
              <FailureText failure={failure} />
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

const COUPONS_LIFETIME = { stale: 30_000, keep: 300_000, failed: FAILURE_SHOWN };

type ListProps = Pick<Props, 'flow' | 'order'> & { coupons: ListedCoupon[] };

function CouponList({ coupons, flow, order: wanted }: ListProps) {
  const now = useClock();
  const place = useChosenPlace();
  const order = {
    now: now(),
    zoneIds: place?.zoneIds ?? [],
    ...wanted,
  };
  if (coupons.length === 0)
    return (
      <p className={classes.hint}>
        <Trans>No coupons right now.</Trans>
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
              <span className={classes.until}>
                <Trans>until {end}</Trans>
              </span>
            </>
          ) : null}
        </p>
        {refusal ? (
          <p className={classes.reason}>
            <RefusalWords refusal={refusal} />
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
      return <Trans>Add {missing} more to use this.</Trans>;
    }
    case 'expired':
      return <Trans>Expired</Trans>;
    case 'notYet':
      return <Trans>Not valid yet</Trans>;
    case 'usedUp':
      return <Trans>Already used</Trans>;
    case 'otherZone':
      return <Trans>Not valid in your area</Trans>;
    case 'otherStore':
      return <Trans>Not valid at this store</Trans>;
  }
}
