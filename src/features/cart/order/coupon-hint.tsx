import { Trans, useLingui } from '@lingui/react/macro';
import { IconTicket } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { CartItem } from '../../../../domain/cart';
import { couponHint, type HintedCoupon } from '../../../../domain/coupon-hint';
import type { Minor } from '../../../../domain/money';
import type { ListedCoupon } from '../../../../domain/order-quote';
import { useFormats } from '../../../i18n/formats.context';
import { CATEGORY_LIFETIME, FAILURE_SHOWN } from '../../../platform/reads';
import { useApi, useClock, useReads } from '../../../platform/shop.context';
import { useChosenPlace } from '../../location/location.context';
import { usePerson } from '../../session/session.context';
import classes from './free-delivery-bar.module.css';

type Props = { store: Pick<CartItem, 'storeId' | 'moduleId'>; amount: Minor };

/** Mentions the best coupon for this cart. Guests have no coupons [COUP-11, COUP-12]. */
export function CouponHint(props: Props) {
  const person = usePerson();
  return person === null ? null : <Loaded {...props} personId={person.id} />;
}

function Loaded({ personId, ...props }: Props & { personId: number }) {
  const { i18n } = useLingui();
  const { checkout } = useApi();
  const { key, promise } = useReads().read(
    `coupons:cart:${personId}:${props.store.moduleId}:${i18n.locale}`,
    { ...CATEGORY_LIFETIME, failed: FAILURE_SHOWN },
    () => checkout.coupons(),
  );
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={() => null}>
      <Suspense>
        <Hint {...props} coupons={promise} />
      </Suspense>
    </CatchBoundary>
  );
}

function Hint({ store, amount, coupons }: Props & { coupons: Promise<ListedCoupon[]> }) {
  const now = useClock();
  const place = useChosenPlace();
  const hint = couponHint(use(coupons), {
    now: now(),
    zoneIds: place?.zoneIds ?? [],
    storeId: store.storeId,
    subtotal: amount,
  });
  if (hint === null) return null;
  return (
    <p className={classes.words} role="note" data-free={hint.kind === 'missing' ? undefined : true}>
      <IconTicket size={20} aria-hidden />
      <span>
        <HintText hint={hint} />
      </span>
    </p>
  );
}

function HintText({ hint }: { hint: HintedCoupon }) {
  const formats = useFormats();
  const code = <bdi>{hint.code}</bdi>;
  switch (hint.kind) {
    case 'usable': {
      const saves = formats.money(hint.saves);
      return (
        <Trans>
          Use {code} at checkout to save {saves}
        </Trans>
      );
    }
    case 'freeDelivery':
      return <Trans>Use {code} at checkout for free delivery</Trans>;
    case 'missing': {
      const { title } = hint;
      const missing = formats.money(hint.missing);
      return (
        <Trans>
          Add {missing} to use {code}: {title}
        </Trans>
      );
    }
  }
}
