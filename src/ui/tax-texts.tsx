import { Trans } from '@lingui/react/macro';
import type { TaxPart, TaxRate, TaxSource } from '../../domain/tax';
import { useFormats } from '../i18n/formats.context';

type NameProps = { part: Pick<TaxPart, 'percent' | 'goods'>; isOneOfSeveral: boolean; isIncluded: boolean };

/**
 * The name of a tax row. If the order has several rates, it includes the price of the taxed goods [PRICE-11].
 */
export function TaxName({ part, isOneOfSeveral, isIncluded }: NameProps) {
  const formats = useFormats();
  const percent = formats.percent(part.percent);
  const goods = formats.money(part.goods);
  if (isOneOfSeveral)
    return isIncluded ? (
      <Trans>
        Tax included ({percent} of {goods})
      </Trans>
    ) : (
      <Trans>
        Tax ({percent} of {goods})
      </Trans>
    );
  return isIncluded ? <Trans>Tax included ({percent})</Trans> : <Trans>Tax ({percent})</Trans>;
}

/** Names the levels that set the rate, such as store or category. */
export const TaxSources = ({ sources }: { sources: readonly TaxSource[] }) =>
  sources.map((source) => (
    <span key={source}>
      <SourceName source={source} />{' '}
    </span>
  ));

function SourceName({ source }: { source: TaxSource }) {
  switch (source) {
    case 'item':
      return <Trans>Item rate.</Trans>;
    case 'category':
      return <Trans>Category rate.</Trans>;
    case 'store':
      return <Trans>Store rate.</Trans>;
    case 'module':
      return <Trans>Market rate.</Trans>;
    case 'shop':
      return <Trans>Shop rate.</Trans>;
  }
}

/** Explains the tax of an item in “Why this price?” [PRICE-10]. */
export function TaxNote({ tax, isIncluded }: { tax: TaxRate; isIncluded: boolean }) {
  const formats = useFormats();
  const percent = formats.percent(tax.percent);
  return (
    <>
      {isIncluded ? (
        <Trans>The price includes {percent} tax.</Trans>
      ) : (
        <Trans>{percent} tax is added at checkout.</Trans>
      )}{' '}
      <SourceName source={tax.source} />
    </>
  );
}
