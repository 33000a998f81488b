import { Plural, Trans, useLingui } from '@lingui/react/macro';
import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp';
import { useSearch } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { conversionRefusal, moneyOfPoints } from '../../../../domain/loyalty';
import type { Person } from '../../../../domain/person';
import type { loyaltyMachine } from '../../../../machines/account/loyalty.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow, usePage } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { FailingPart } from '../../orders/shared/failing-part';
import { useSessionRef } from '../../session/session.context';
import frame from '../frame/account-frame.module.css';
import { BalanceCard } from './balance-card';
import { loyaltyEffects, provideLoyalty } from './loyalty.actors';
import classes from './money.module.css';
import { moneyApi, termsBlock } from './money-reads';
import { moneyPageSearch } from './money-search';
import { Transactions } from './transactions';

/** Shows balance, value and history of the points [LOY-01, LOY-04]. */
export function LoyaltyPage({ person }: { person: Person }) {
  const formats = useFormats();
  const { page } = moneyPageSearch(useSearch({ strict: false }));
  return (
    <div className={frame.cards}>
      <BalanceCard
        label={<Trans>Total points</Trans>}
        value={formats.number(person.loyaltyPoints)}
        picture={star}
      >
        <FailingPart about="loyalty-terms">
          <Suspense fallback={<Skeleton blockSize="clamp(100px, 170px - 7vw, 144px)" radius={12} />}>
            <Conversion points={person.loyaltyPoints} />
          </Suspense>
        </FailingPart>
      </BalanceCard>
      <Transactions person={person.id} filter={{ of: 'points', page }} />
    </div>
  );
}

function Conversion({ points }: { points: number }) {
  const { i18n } = useLingui();
  const api = useApi();
  const reads = useReads();
  const session = useSessionRef();
  const { loyalty: terms } = use(termsBlock({ api, reads }, i18n.locale).promise);
  const flow = usePage(
    () => provideLoyalty({ money: () => moneyApi(api), session, visit: crypto.randomUUID() }),
    { input: { points, terms }, effects: loyaltyEffects(reads) },
  );
  return <ConversionView flow={flow} />;
}

const ConversionQuestion = lazyPart(() =>
  import('./conversion-question').then((file) => file.ConversionQuestion),
);

/**
 * Shows the rate, the minimum and the button for converting points. A disabled button shows the reason
 * [LOY-02].
 */
export function ConversionView({ flow }: { flow: ActorRefFrom<typeof loyaltyMachine> }) {
  const formats = useFormats();
  const { isWalletOn } = useConfig();
  const points = useFlow(flow, ({ context }) => context.points);
  const terms = useFlow(flow, ({ context }) => context.terms);
  const isOpen = useFlow(flow, (at) => at.hasTag('open'));
  const canConvert = isWalletOn && conversionRefusal(points, points, terms) === null;
  const unit = formats.number(terms.pointsPerUnit);
  const worth = formats.money(moneyOfPoints(terms.pointsPerUnit, terms));
  const least = formats.number(terms.minimum);
  const value = formats.money(moneyOfPoints(points, terms));
  const missing = Math.max(0, terms.minimum - points);
  return (
    <>
      <p className={classes.text}>
        <Trans>
          Earn <Plural value={terms.earnedPerUnit} one="# point" other="# points" /> for every {worth} of
          delivered orders. {unit} points = {worth}. Convert {least} points or more.
        </Trans>
      </p>
      {isWalletOn ? (
        <Button
          className={classes.action ?? ''}
          aria-haspopup="dialog"
          aria-describedby="points-now"
          disabled={!canConvert}
          onClick={() => flow.send({ type: 'conversion.requested' })}
        >
          <Trans>Convert to currency now</Trans>
        </Button>
      ) : null}
      {/* One line whether enabled or disabled, so that the history below does not move [NFR-07]. */}
      {isWalletOn ? (
        <p id="points-now" className={classes.text}>
          {canConvert ? (
            <Trans>Your points are worth {value}.</Trans>
          ) : (
            <Plural
              value={missing}
              one="Earn # more point to convert."
              other="Earn # more points to convert."
            />
          )}
        </p>
      ) : null}
      {isOpen ? (
        <LazyQuestion name="conversion" onClose={() => flow.send({ type: 'question.closed' })}>
          <ConversionQuestion flow={flow} />
        </LazyQuestion>
      ) : null}
    </>
  );
}
