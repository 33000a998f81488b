import { Trans, useLingui } from '@lingui/react/macro';
import { IconLeaf, IconPrescription } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { effectiveDiscount } from '../../../../domain/item-price';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import { Badge } from '../../../ui/badge';
import classes from './item-marks.module.css';

/**
 * Shows the marks for halal, organic and vegetarian. Vegetarian marks are shown only in food and when enabled
 * [CARD-02].
 */
export function ItemMarks({ item }: { item: Item }) {
  const { t } = useLingui();
  const { showsVegToggle } = useConfig();
  const showsDiet = showsVegToggle && item.moduleType === 'food';
  return (
    <>
      {showsDiet ? (
        <span
          className={classes.diet}
          data-veg={item.isVeg || undefined}
          role="img"
          aria-label={item.isVeg ? t`Vegetarian` : t`Not vegetarian`}
        />
      ) : null}
      {item.isHalal ? (
        <Badge tone="good">
          <Trans>Halal</Trans>
        </Badge>
      ) : null}
      {item.isOrganic ? (
        <Badge tone="good">
          <IconLeaf size={14} aria-hidden />
          <Trans>Organic</Trans>
        </Badge>
      ) : null}
      {item.isPrescriptionRequired ? (
        <Badge tone="warning">
          <IconPrescription size={14} aria-hidden />
          <Trans>Prescription</Trans>
        </Badge>
      ) : null}
    </>
  );
}

/** Marks a recommended item: on a card above the picture, elsewhere beside the name [CARD-02]. */
export const RecommendBadge = ({ item }: { item: Item }) =>
  item.isRecommended ? (
    <Badge tone="muted">
      <Trans>Recommend</Trans>
    </Badge>
  ) : null;

/** Shows the discount that applies, never more than the price [CARD-04]. */
export function DiscountBadge({ item, children }: { item: Item; children?: ReactNode }) {
  const formats = useFormats();
  const discount = effectiveDiscount(item);
  if (discount === null) return null;
  const amount =
    discount.kind === 'percent'
      ? formats.percent(discount.percent)
      : formats.money(Math.min(discount.amount, item.price));
  return (
    <Badge tone="accent">
      <Trans>{amount} off</Trans>
      {children}
    </Badge>
  );
}
