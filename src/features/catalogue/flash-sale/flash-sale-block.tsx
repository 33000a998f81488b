import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FlashSale } from '../../../api/catalogue-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { useClock } from '../../../platform/shop.context';
import { ItemCard } from '../cards/item-card';
import { CardRow, Section, ViewAll } from '../page/section';
import { Countdown } from './countdown';
import classes from './flash-sale-block.module.css';

/** Shows the flash sale until its last second, then reloads regular prices [CAT-12]. */
export function FlashSaleBlock({ sale }: { sale: FlashSale }) {
  const now = useClock();
  const endsAt = Date.parse(sale.endsAt);
  if (endsAt <= now() || sale.entries.length === 0) return null;
  return (
    <Section
      title={sale.title}
      more={
        <Link to="/flash-sale">
          <ViewAll />
        </Link>
      }
      aside={<Countdown endsAt={endsAt} />}
    >
      <CardRow kind="item">
        {sale.entries.map((entry) => (
          <FlashSaleEntry key={entry.item.id} entry={entry} />
        ))}
      </CardRow>
    </Section>
  );
}

type EntryProps = { entry: FlashSale['entries'][number]; headingLevel?: 2 | 3 };

export const FlashSaleEntry = ({ entry, headingLevel = 3 }: EntryProps) => (
  <li className={classes.entry}>
    <ItemCard item={entry.item} headingLevel={headingLevel} />
    <SoldBar sold={entry.sold} stock={entry.stock} />
  </li>
);

function SoldBar({ sold, stock }: { sold: number; stock: number }) {
  const formats = useFormats();
  if (stock <= 0) return null;
  const left = formats.number(Math.max(0, stock - sold));
  return (
    <p className={classes.sold}>
      <progress value={sold} max={stock} aria-hidden="true" />
      <span>
        <Trans>{formats.number(sold)} sold</Trans>
      </span>
      <span>
        <Trans>{left} left</Trans>
      </span>
    </p>
  );
}
