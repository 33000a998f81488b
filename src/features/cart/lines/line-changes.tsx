import { Plural, Trans } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CartLine } from '../../../../domain/cart';
import type { LineChange } from '../../../../domain/cart-changes';
import { useFormats } from '../../../i18n/formats.context';
import classes from './line-changes.module.css';

/**
 * Shows the changes of a line that the customer has not reviewed, with old and new values [CART-63, CAT-12].
 */
export const LineChanges = ({ line: { review, item } }: { line: CartLine }) =>
  review ? (
    <ul className={classes.changes}>
      {review.changes.map((change) => (
        <li key={change.kind}>
          <Change change={change} storeName={item.storeName} />
        </li>
      ))}
    </ul>
  ) : null;

function Change({ change, storeName }: { change: LineChange; storeName: string }) {
  const formats = useFormats();
  switch (change.kind) {
    case 'gone':
      return <Trans>No longer available. It will be removed from your cart.</Trans>;
    case 'storeClosed':
      return <Trans>{storeName} has closed. The item stays in your cart.</Trans>;
    case 'quantity':
      return change.to === 0 ? (
        <Trans>Sold out. It will be removed from your cart.</Trans>
      ) : (
        <FromTo from={formats.number(change.from)} to={formats.number(change.to)}>
          <OnlyLeft count={change.to} />
        </FromTo>
      );
    case 'price':
      return (
        <FromTo from={formats.money(change.from)} to={formats.money(change.to)}>
          {causeOf(change)}
        </FromTo>
      );
  }
}

const OnlyLeft = ({ count }: { count: number }) => (
  <Plural value={count} one="Only # left" other="Only # left" />
);

function causeOf({ cause, from, to }: Extract<LineChange, { kind: 'price' }>): ReactNode {
  if (cause === 'saleEnded') return <Trans>The flash sale has ended</Trans>;
  if (cause === 'discountEnded') return <Trans>The discount has ended</Trans>;
  return to > from ? <Trans>The price went up</Trans> : <Trans>The price went down</Trans>;
}

const FromTo = ({ from, to, children }: { from: string; to: string; children: ReactNode }) => (
  <>
    {children}
    <span className={classes.values}>
      <span className="visually-hidden">
        <Trans>before</Trans>{' '}
      </span>
      <s>{from}</s>
      <IconArrowRight size={14} className="mirrored" aria-hidden />
      <span className="visually-hidden">
        {' '}
        <Trans>now</Trans>{' '}
      </span>
      <strong>{to}</strong>
    </span>
  </>
);
