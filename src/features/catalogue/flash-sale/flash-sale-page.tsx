import { Trans } from '@lingui/react/macro';
import type { FlashSale } from '../../../api/catalogue-mapping';
import type { BlockData } from '../../../platform/reads';
import { useClock } from '../../../platform/shop.context';
import { EmptyState } from '../../../ui/empty-state';
import { SkeletonGrid } from '../../../ui/skeleton';
import { Block } from '../page/block';
import { HomeButton } from '../page/home-button';
import { PageTitle } from '../page/page-title';
import { CardGrid } from '../page/section';
import { Countdown } from './countdown';
import { FlashSaleEntry } from './flash-sale-block';
import classes from './flash-sale-page.module.css';

/** Lists the sale's items with the remaining time [CAT-12]. */
export const FlashSalePage = ({ data }: { data: BlockData<FlashSale | null> }) => (
  <div className="page">
    <Block data={data} skeleton={<SaleOnItsWay />}>
      {(sale) => (sale ? <Sale sale={sale} /> : <NoSale />)}
    </Block>
  </div>
);

function Sale({ sale }: { sale: FlashSale }) {
  const now = useClock();
  const endsAt = Date.parse(sale.endsAt);
  if (endsAt <= now() || sale.entries.length === 0) return <NoSale />;
  return (
    <>
      <div className={classes.head}>
        <PageTitle>{sale.title}</PageTitle>
        <Countdown endsAt={endsAt} />
      </div>
      <CardGrid kind="item">
        {sale.entries.map((entry) => (
          <FlashSaleEntry key={entry.item.id} entry={entry} headingLevel={2} />
        ))}
      </CardGrid>
    </>
  );
}

const OwnTitle = () => (
  <PageTitle>
    <Trans>Flash sale</Trans>
  </PageTitle>
);

const SaleOnItsWay = () => (
  <>
    <OwnTitle />
    <SkeletonGrid count={10} kind="item" />
  </>
);

const NoSale = () => (
  <>
    <OwnTitle />
    <EmptyState title={<Trans>No flash sale right now</Trans>} action={<HomeButton />}>
      <Trans>Prices are back to normal. The next sale will appear on the home page.</Trans>
    </EmptyState>
  </>
);
