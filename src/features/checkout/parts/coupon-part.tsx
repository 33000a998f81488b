import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { subtotal } from '../../../../domain/cart';
import { useFlow } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import type { SingleLine } from '../checkout.actors';
import { useCouponPart } from '../checkout.context';
import classes from '../checkout.module.css';
import { CouponChoice, type CouponFlow } from './coupon-choice';
import { Part } from './part';

/** The coupon of the order; an order has at most one [COUP-07, COUP-09]. */
export function CouponPart({ lines }: { lines: SingleLine[] }) {
  const flow = useCouponPart();
  return (
    <Part field="coupon" title={<Trans>Coupon</Trans>}>
      {flow ? <Coupon flow={flow} lines={lines} /> : <Skeleton blockSize={56} radius={14} />}
    </Part>
  );
}

export function Coupon({ flow, lines }: { flow: CouponFlow; lines: SingleLine[] }) {
  const { checkout } = useApi();
  const code = useFlow(flow, ({ context }) => context.code);
  if (code !== null)
    return (
      <div className={classes.settled} role="status">
        <IconCircleCheckFilled size={24} className={classes.good ?? ''} aria-hidden />
        <p>
          <strong>
            <bdi>{code}</bdi>
          </strong>{' '}
          <Trans>applied</Trans>
        </p>
        <Button variant="light" size="sm" onClick={() => flow.send({ type: 'coupon.removed' })}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    );
  return (
    <CouponChoice
      flow={flow}
      name="coupons"
      list={() => checkout.coupons()}
      order={{ storeId: lines[0]?.item.storeId ?? 0, subtotal: subtotal(lines) }}
    />
  );
}
