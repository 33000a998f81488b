import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ConsoleView, type OperatorRole, viewsOf } from '../../../domain/operator-roles';
import { FormFailure } from '../../platform/fields/form-failure';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { ConsoleFrame } from './console-frame';
import type { ConsoleData, FoundConsole } from './console-reads';
import { CONSOLE_EFFECTS, provideConsoleSignIn } from './operator.actors';
import classes from './operator.module.css';
import { type SignIn, SignInForm } from './sign-in-form';
import { useRoleTexts } from './use-role-texts';

const OrderConsole = lazyPart(() => import('./order-console').then((file) => file.OrderConsole));
const StockConsole = lazyPart(() => import('./stock-console').then((file) => file.StockConsole));
const OpeningConsole = lazyPart(() => import('./opening-console').then((file) => file.OpeningConsole));
const HoursConsole = lazyPart(() => import('./hours-console').then((file) => file.HoursConsole));
const RegistrationConsole = lazyPart(() =>
  import('./registration-console').then((file) => file.RegistrationConsole),
);
const MessageConsole = lazyPart(() => import('./message-console').then((file) => file.MessageConsole));
const TripConsole = lazyPart(() => import('./trip-console').then((file) => file.TripConsole));
const TaxConsole = lazyPart(() => import('./tax-console').then((file) => file.TaxConsole));
const AccountConsole = lazyPart(() => import('./account-console').then((file) => file.AccountConsole));
const LogConsole = lazyPart(() => import('./log-console').then((file) => file.LogConsole));
const OwnAccount = lazyPart(() => import('./own-account').then((file) => file.OwnAccount));
const SwitchConsole = lazyPart(() => import('./switch-console').then((file) => file.SwitchConsole));

/** The page `/operator`: the console sections of the signed-in role. */
export const OperatorPage = ({ consoleData }: { consoleData: FoundConsole }) => (
  <div className="page">
    <OverlayKit>
      <ConsoleFrame />
      {/* The key remounts the page after a change of the role, because the sections differ. */}
      <WithSignIn key={roleOf(consoleData)} consoleData={consoleData} />
    </OverlayKit>
  </div>
);

const roleOf = (consoleData: FoundConsole): OperatorRole | null =>
  consoleData.is === 'open' ? consoleData.content.self.role : null;

function WithSignIn({ consoleData }: { consoleData: FoundConsole }) {
  const { operator } = useApi();
  const signIn = usePage(() => provideConsoleSignIn(operator), {
    input: {
      role: roleOf(consoleData),
      hasAccounts: consoleData.is === 'open' || consoleData.hasAccounts,
    },
    effects: CONSOLE_EFFECTS,
  });
  return <ConsoleSignInView signIn={signIn} consoleData={consoleData} />;
}

export const ConsoleSignInView = ({ signIn, consoleData }: { signIn: SignIn; consoleData: FoundConsole }) =>
  consoleData.is === 'open' ? (
    <Inside signIn={signIn} data={consoleData.content} />
  ) : (
    <SignInForm signIn={signIn} />
  );

function Inside({ signIn, data: { self, content } }: { signIn: SignIn; data: ConsoleData }) {
  const { t } = useLingui();
  const isBusy = useFlow(signIn, (at) => at.hasTag('busy'));
  const failure = useFlow(signIn, (at) => at.context.failure);
  const roles = useRoleTexts();
  return (
    <>
      <header className={classes.head}>
        <h1 tabIndex={-1}>
          <Trans>Operator</Trans>
        </h1>
        {self.name === null ? null : (
          <span className={classes.about}>
            <bdi>{self.name}</bdi> · {self.store ?? roles.name[self.role]}
          </span>
        )}
        <Button
          variant="default"
          size="sm"
          loading={isBusy}
          onClick={() => signIn.send({ type: 'leave.requested' })}
        >
          <Trans>Sign out</Trans>
        </Button>
      </header>
      <FormFailure failure={failure} />
      <nav aria-label={t`Console sections`} className={classes.tabs}>
        {viewsOf(self).map((view) => (
          <Link
            key={view}
            to="/operator"
            // The link to the current section keeps the filter in the URL.
            search={view === content.view ? true : { view }}
            className={classes.tab}
            aria-current={view === content.view ? 'page' : undefined}
            resetScroll={false}
          >
            {TITLES[view]}
          </Link>
        ))}
      </nav>
      <LazyPlace fallback={<Skeleton blockSize={320} radius={20} />}>
        {content.view === 'switches' ? <SwitchConsole switches={content.switches} /> : null}
        {content.view === 'taxes' ? <TaxConsole taxes={content.taxes} /> : null}
        {content.view === 'orders' ? <OrderConsole orders={content.orders} /> : null}
        {content.view === 'goods' ? <StockConsole goods={content.goods} /> : null}
        {content.view === 'opening' ? <OpeningConsole opening={content.opening} /> : null}
        {content.view === 'hours' ? <HoursConsole stores={content.stores} /> : null}
        {content.view === 'trips' ? <TripConsole trips={content.trips} /> : null}
        {content.view === 'messages' ? <MessageConsole conversations={content.conversations} /> : null}
        {content.view === 'registrations' ? (
          <RegistrationConsole registrations={content.registrations} />
        ) : null}
        {content.view === 'accounts' ? <AccountConsole list={content.accounts} /> : null}
        {content.view === 'log' ? (
          <LogConsole page={content.log} filter={content.filter} self={self} />
        ) : null}
        {content.view === 'self' ? <OwnAccount self={self} passkeys={content.passkeys} /> : null}
      </LazyPlace>
    </>
  );
}

const TITLES: Record<ConsoleView, ReactNode> = {
  switches: <Trans>Switches</Trans>,
  taxes: <Trans>Tax</Trans>,
  orders: <Trans>Orders</Trans>,
  goods: <Trans>Menu and stock</Trans>,
  opening: <Trans>Opening hours</Trans>,
  hours: <Trans>Store hours</Trans>,
  trips: <Trans>Trips</Trans>,
  messages: <Trans>Messages</Trans>,
  registrations: <Trans>Registrations</Trans>,
  accounts: <Trans>Accounts</Trans>,
  log: <Trans>Audit log</Trans>,
  self: <Trans>My account</Trans>,
};
