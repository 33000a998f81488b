import { useLingui } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { effectiveDiscount } from '../../../../domain/item-price';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyLayer } from '../../../platform/layers/lazy-layer';
import { lazyPart } from '../../../ui/lazy-part';
import { DiscountBadge } from './item-marks';
import classes from './price-reason-badge.module.css';

const PriceReasonDialog = lazyPart(() =>
  import('./price-reason-dialog').then((file) => file.PriceReasonDialog),
);

type Props = {
  item: Item;
  /** True on cards: keyboard users skip the badge there, because the item's page explains the price too. */
  isAside?: boolean;
};

/** A badge that opens the explanation of a price changed by a rule [X-06, PRICE-08]. */
export function PriceReasonBadge({ item, isAside = false }: Props) {
  const { t } = useLingui();
  const why = useExplanation('why', useId());
  if (effectiveDiscount(item) === null) return null;
  return (
    <>
      <button
        type="button"
        className={classes.why}
        data-aside={isAside || undefined}
        tabIndex={isAside ? -1 : 0}
        aria-haspopup="dialog"
        title={t`Why this price?`}
        onClick={why.open}
      >
        <DiscountBadge item={item}>
          <IconInfoCircle size={14} aria-hidden />
        </DiscountBadge>
        <span className="visually-hidden">{t`Why this price? ${item.name}`}</span>
      </button>
      {why.isOpen ? (
        <LazyLayer layer="why" onClose={why.close}>
          <PriceReasonDialog item={item} onClose={why.close} />
        </LazyLayer>
      ) : null}
    </>
  );
}
