import { Plural, Trans, useLingui } from '@lingui/react/macro';
import receipt from '@lobehub/fluent-emoji-3d/assets/1f9fe.webp';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { TRANSACTION_KINDS, type Transaction, type TransactionKind } from '../../../../domain/transaction';
import type { Page } from '../../../api/catalogue-mapping';
import { MOVEMENTS_PER_PAGE } from '../../../api/money-api';
import { useFormats } from '../../../i18n/formats.context';
import { useApi, useReads } from '../../../platform/shop.context';
import { ChipRow } from '../../../ui/chip-row';
import { EmptyState } from '../../../ui/empty-state';
import { Pagination } from '../../../ui/pagination';
import { Skeleton } from '../../../ui/skeleton';
import { FailingPart } from '../../orders/shared/failing-part';
import { AccountCard } from '../frame/account-card';
import classes from './money.module.css';
import { type TransactionsFilter, transactionsBlock } from './money-reads';

type Props = { person: number; filter: TransactionsFilter };

/** Lists the transactions with date and balance [WAL-08, LOY-04]. */
export function Transactions({ person, filter }: Props) {
  return (
    <AccountCard title={<Trans>History</Trans>}>
      {filter.of === 'wallet' ? <Kinds chosen={filter.kind} /> : null}
      <FailingPart about={`transactions ${JSON.stringify(filter)}`}>
        <Suspense fallback={<Skeleton blockSize={280} radius={14} />}>
          <List person={person} filter={filter} />
        </Suspense>
      </FailingPart>
    </AccountCard>
  );
}

function Kinds({ chosen }: { chosen: TransactionKind | null }) {
  const { t } = useLingui();
  return (
    <ChipRow label={t`Transaction type`}>
      {[null, ...TRANSACTION_KINDS].map((kind) => (
        <Link
          key={kind}
          to="/wallet"
          search={kind === null ? {} : { kind }}
          aria-current={kind === chosen ? 'true' : undefined}
          resetScroll={false}
        >
          <KindWords kind={kind} />
        </Link>
      ))}
    </ChipRow>
  );
}

function KindWords({ kind }: { kind: TransactionKind | null }): ReactNode {
  switch (kind) {
    case null:
      return <Trans>All transactions</Trans>;
    case 'added':
      return <Trans>Top-ups</Trans>;
    case 'spent':
      return <Trans>Spent</Trans>;
    case 'refund':
      return <Trans>Refunds</Trans>;
    case 'points':
      return <Trans>Converted points</Trans>;
    case 'referral':
      return <Trans>Referrals</Trans>;
    case 'cashback':
      return <Trans>Cashback</Trans>;
    case 'bonus':
      return <Trans>Bonus</Trans>;
  }
}

function List({ person, filter }: Props) {
  const api = useApi();
  const reads = useReads();
  const { entries, total } = use(transactionsBlock({ api, reads }, person, filter).promise);
  return <TransactionList page={{ entries, total }} filter={filter} />;
}

export function TransactionList({
  page: { entries, total },
  filter,
}: {
  page: Page<Transaction>;
  filter: TransactionsFilter;
}) {
  if (entries.length === 0) return <Nothing filter={filter} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        <Plural value={total} one="# transaction" other="# transactions" />
      </p>
      <ul className={classes.transactions}>
        {entries.map((transaction) => (
          <li key={transaction.id}>
            <TransactionRow transaction={transaction} of={filter.of} />
          </li>
        ))}
      </ul>
      <Pages filter={filter} total={total} />
    </>
  );
}

function TransactionRow({ transaction, of }: { transaction: Transaction; of: TransactionsFilter['of'] }) {
  const formats = useFormats();
  const { type, change, balance, orderId, at } = transaction;
  const amount = of === 'wallet' ? formats.money(Math.abs(change)) : formats.number(Math.abs(change));
  const left = of === 'wallet' ? formats.money(balance) : formats.number(balance);
  return (
    <article className={classes.transaction}>
      <div className={classes.what}>
        <h3>
          <TransactionText type={type} of={of} isOut={change < 0} />
        </h3>
        <p className={`${classes.text} ${classes.when}`}>
          {formats.date(at)}
          {orderId === null ? null : (
            <Link to="/my-orders/$id" params={{ id: String(orderId) }}>
              <Trans>
                Order <bdi>#{orderId}</bdi>
              </Trans>
            </Link>
          )}
        </p>
      </div>
      <p className={classes.sum} data-tone={change < 0 ? 'out' : 'in'}>
        <strong>
          <bdi>
            {change < 0 ? '−' : '+'}
            {amount}
          </bdi>
        </strong>
        <span className={classes.text}>
          {of === 'wallet' ? <Trans>Balance: {left}</Trans> : <Trans>Points balance: {left}</Trans>}
        </span>
      </p>
    </article>
  );
}

type Worded = { type: string; of: TransactionsFilter['of']; isOut: boolean };

function TransactionText({ type, of, isOut }: Worded): ReactNode {
  switch (type) {
    case 'add_fund':
      return <Trans>Money added</Trans>;
    case 'bonus':
      return <Trans>Top-up bonus</Trans>;
    case 'order_place':
      return of === 'points' ? <Trans>Earned from an order</Trans> : <Trans>Order payment</Trans>;
    case 'partial_payment':
      return <Trans>Order payment</Trans>;
    case 'trip_booking':
      return <Trans>Trip payment</Trans>;
    case 'order_refund':
      return of === 'points' ? <Trans>Reversed: the order was refunded</Trans> : <Trans>Order refund</Trans>;
    case 'loyalty_point':
      return <Trans>Converted loyalty points</Trans>;
    case 'point_to_wallet':
      return <Trans>Converted to wallet balance</Trans>;
    case 'referrer':
      return <Trans>Referral reward</Trans>;
    case 'cashback':
      return isOut ? (
        <Trans>Cashback reversed: the order was refunded</Trans>
      ) : (
        <Trans>Cashback on an order</Trans>
      );
    default:
      return <Trans>Other transaction</Trans>;
  }
}

const Nothing = ({ filter }: { filter: TransactionsFilter }) => (
  <EmptyState
    headingLevel={3}
    title={
      filter.of === 'wallet' && filter.kind !== null ? (
        <Trans>No transactions of this type</Trans>
      ) : (
        <Trans>No transactions yet</Trans>
      )
    }
    picture={<img src={receipt} alt="" width={96} height={96} />}
  >
    {filter.of === 'wallet' ? (
      <Trans>Top-ups, payments and refunds appear here, with your balance after each one.</Trans>
    ) : (
      <Trans>The points you earn on delivered orders appear here.</Trans>
    )}
  </EmptyState>
);

function Pages({ filter, total }: { filter: TransactionsFilter; total: number }) {
  const { page } = filter;
  const turn = (to: number, text: ReactNode) =>
    filter.of === 'wallet' ? (
      <Link to="/wallet" search={{ ...(filter.kind && { kind: filter.kind }), ...(to > 1 && { page: to }) }}>
        {text}
      </Link>
    ) : (
      <Link to="/loyalty-points" search={to > 1 ? { page: to } : {}}>
        {text}
      </Link>
    );
  return (
    <Pagination
      page={page}
      last={Math.max(1, Math.ceil(total / MOVEMENTS_PER_PAGE))}
      newer={turn(page - 1, <Trans>Newer</Trans>)}
      older={turn(page + 1, <Trans>Older</Trans>)}
    />
  );
}
