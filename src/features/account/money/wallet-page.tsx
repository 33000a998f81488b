import { Trans, useLingui } from '@lingui/react/macro';
import purse from '@lobehub/fluent-emoji-3d/assets/1f45b.webp';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Person } from '../../../../domain/person';
import type { walletMachine } from '../../../../machines/account/wallet.machine';
import type { MoneyTerms } from '../../../api/money-api';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow, usePage } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { withSearch } from '../../../platform/search-change';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { FailingPart } from '../../orders/shared/failing-part';
import { useSessionRef } from '../../session/session.context';
import frame from '../frame/account-frame.module.css';
import { BalanceCard } from './balance-card';
import { FundOutcome } from './fund-outcome';
import classes from './money.module.css';
import { MONEY, moneyApi, termsBlock } from './money-reads';
import { moneyPageSearch } from './money-search';
import { Offers } from './offers';
import { Transactions } from './transactions';
import { provideWallet } from './wallet.actors';

/** Shows balance, top-up, offers and transactions [WAL-01, WAL-08]. */
export function WalletPage({ person }: { person: Person }) {
  const formats = useFormats();
  const { kind, page } = moneyPageSearch(useSearch({ strict: false }));
  return (
    <div className={frame.cards}>
      <BalanceCard
        label={<Trans>Wallet balance</Trans>}
        value={formats.money(person.walletBalance)}
        picture={purse}
      >
        <FailingPart about="wallet-terms">
          <Suspense fallback={<Skeleton blockSize={44} radius={12} />}>
            <Fund />
          </Suspense>
        </FailingPart>
      </BalanceCard>
      <Suspense fallback={<Skeleton blockSize={420} radius={20} />}>
        <FailingPart about="wallet-offers">
          <Offers />
        </FailingPart>
        <Transactions person={person.id} filter={{ of: 'wallet', kind, page }} />
      </Suspense>
    </div>
  );
}

function Fund() {
  const { i18n } = useLingui();
  const api = useApi();
  const reads = useReads();
  const terms = use(termsBlock({ api, reads }, i18n.locale).promise);
  return <FundFlow terms={terms} />;
}

function FundFlow({ terms }: { terms: MoneyTerms }) {
  const api = useApi();
  const reads = useReads();
  const router = useRouter();
  const navigate = useNavigate();
  const session = useSessionRef();
  const { flag } = moneyPageSearch(useSearch({ strict: false }));
  const flow = usePage(
    () =>
      provideWallet({
        money: () => moneyApi(api),
        callback: new URL('/profile?page=wallet', window.location.origin).href,
        refetchWallet: async () => {
          session.send({ type: 'profile.changed' });
          reads.forget(MONEY);
          if (router.state.location.search.flag !== undefined)
            await navigate({ to: '.', search: withSearch({ flag: undefined }), replace: true });
          else await router.invalidate();
        },
      }),
    { input: { flag, canFund: terms.canFund } },
  );
  return <FundView flow={flow} terms={terms} />;
}

const FundQuestion = lazyPart(() => import('./fund-question').then((file) => file.FundQuestion));

type ViewProps = { flow: ActorRefFrom<typeof walletMachine>; terms: MoneyTerms };

/** Shows the button for a top-up. Hidden if top-ups are disabled [WAL-03]. */
export function FundView({ flow, terms }: ViewProps) {
  const isOpen = useFlow(flow, (at) => at.hasTag('open'));
  return (
    <>
      <FundOutcome flow={flow} />
      {terms.canFund ? (
        <Button
          className={classes.action ?? ''}
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'fund.requested' })}
        >
          <Trans>Add fund</Trans>
        </Button>
      ) : (
        <p className={classes.text}>
          <Trans>You can’t add money right now. You can still pay with your balance.</Trans>
        </p>
      )}
      {isOpen ? (
        <LazyQuestion name="fund" onClose={() => flow.send({ type: 'question.closed' })}>
          <FundQuestion flow={flow} terms={terms} />
        </LazyQuestion>
      ) : null}
    </>
  );
}
