import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { subtotal } from '../../../../domain/cart';
import type { couponMachine } from '../../../../machines/checkout/coupon.machine';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import type { SingleLine } from '../checkout.actors';
import { useCouponPart } from '../checkout.context';
import classes from '../checkout.module.css';
import { FailureWords } from '../failure-words';
import { OfferedCoupons } from './offered-coupons';
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
  const { checkout } = useApi();
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
      <OfferedCoupons
        name="coupons"
        list={() => checkout.coupons()}
        order={{ storeId: lines[0]?.item.storeId ?? 0, subtotal: subtotal(lines) }}
        onTake={(taken) => flow.send({ type: 'code.submitted', code: taken })}
      />
    </>
  );
}

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
