import { Trans, useLingui } from '@lingui/react/macro';
import { PasswordInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { FormFailure } from '../../platform/fields/form-failure';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow, usePage } from '../../platform/flow';
import { useApi, useConfig } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { LanguageMenu } from '../preferences/language-menu';
import { ThemeToggle } from '../preferences/theme-toggle';
import { CONSOLE_VIEWS, type ConsoleContent, type ConsoleView, type FoundConsole } from './console-reads';
import { CONSOLE_EFFECTS, provideConsoleSignIn } from './operator.actors';
import classes from './operator.module.css';

const OrderConsole = lazyPart(() => import('./order-console').then((file) => file.OrderConsole));
const RegistrationConsole = lazyPart(() =>
  import('./registration-console').then((file) => file.RegistrationConsole),
);
const MessageConsole = lazyPart(() => import('./message-console').then((file) => file.MessageConsole));
const TripConsole = lazyPart(() => import('./trip-console').then((file) => file.TripConsole));
const TaxConsole = lazyPart(() => import('./tax-console').then((file) => file.TaxConsole));
const SwitchConsole = lazyPart(() => import('./switch-console').then((file) => file.SwitchConsole));

type SignIn = ActorRefFrom<typeof consoleSignInMachine>;

/** `/operator`: settings, orders and registrations, behind the shop's key. */
export const OperatorPage = ({ consoleData }: { consoleData: FoundConsole }) => (
  <div className="page">
    <OverlayKit>
      <Frame />
      <WithSignIn key={consoleData.is} consoleData={consoleData} />
    </OverlayKit>
  </div>
);

/** The console has no shop header: only a link back and the language. */
function Frame() {
  const { businessName } = useConfig();
  return (
    <div className={classes.frame}>
      <Link to="/" className={classes.shop}>
        <Trans>Go to {businessName}</Trans>
      </Link>
      <ThemeToggle />
      <LanguageMenu />
    </div>
  );
}

function WithSignIn({ consoleData }: { consoleData: FoundConsole }) {
  const { operator } = useApi();
  const signIn = usePage(() => provideConsoleSignIn(operator), {
    input: { isInside: consoleData.is === 'open' },
    effects: CONSOLE_EFFECTS,
  });
  return <ConsoleSignInView signIn={signIn} consoleData={consoleData} />;
}

export const ConsoleSignInView = ({ signIn, consoleData }: { signIn: SignIn; consoleData: FoundConsole }) =>
  consoleData.is === 'open' ? (
    <Inside signIn={signIn} content={consoleData.content} />
  ) : (
    <KeyForm signIn={signIn} />
  );

const keySchema = object({ key: string().trim().required('keyRequired') });

function KeyForm({ signIn }: { signIn: SignIn }) {
  const isBusy = useFlow(signIn, (at) => at.hasTag('busy'));
  const failure = useFlow(signIn, ({ context }) => context.failure);
  const { field, formProps } = useFlowForm({
    name: 'operator',
    initial: { key: '' },
    schema: keySchema,
    onSubmit: ({ key }) => signIn.send({ type: 'key.submitted', key }),
  });
  return (
    <form {...formProps} className={classes.door}>
      <h1 tabIndex={-1}>
        <Trans>Operator</Trans>
      </h1>
      <p>
        <Trans>The server prints the shop key when it starts.</Trans>
      </p>
      <FormFailure failure={failure} />
      <PasswordInput {...field('key')} label={<Trans>Shop key</Trans>} autoComplete="current-password" />
      <Button type="submit" loading={isBusy} fullWidth>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}

function Inside({ signIn, content }: { signIn: SignIn; content: ConsoleContent }) {
  const { t } = useLingui();
  const isBusy = useFlow(signIn, (at) => at.hasTag('busy'));
  const failure = useFlow(signIn, (at) => at.context.failure);
  return (
    <>
      <header className={classes.head}>
        <h1 tabIndex={-1}>
          <Trans>Operator</Trans>
        </h1>
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
        {CONSOLE_VIEWS.map((view) => (
          <Link
            key={view}
            to="/operator"
            search={{ view }}
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
        {content.view === 'trips' ? <TripConsole trips={content.trips} /> : null}
        {content.view === 'messages' ? <MessageConsole conversations={content.conversations} /> : null}
        {content.view === 'registrations' ? (
          <RegistrationConsole registrations={content.registrations} />
        ) : null}
      </LazyPlace>
    </>
  );
}

const TITLES: Record<ConsoleView, ReactNode> = {
  switches: <Trans>Switches</Trans>,
  taxes: <Trans>Tax</Trans>,
  orders: <Trans>Orders</Trans>,
  trips: <Trans>Trips</Trans>,
  messages: <Trans>Messages</Trans>,
  registrations: <Trans>Registrations</Trans>,
};
