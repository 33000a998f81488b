import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsoleAccount, ConsoleAccounts } from '../../api/operator-account-mapping';
import { useFlow, usePage } from '../../platform/flow';
import { Question } from '../../platform/layers/dialog';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { type AccountFlow, AccountForm } from './account-form';
import { LinkQuestion } from './link-question';
import { CONSOLE_EFFECTS, provideAccounts } from './operator.actors';
import classes from './operator.module.css';
import { useRoleTexts } from './use-role-texts';

/** Lists the accounts for the owner. */
export function AccountConsole({ list }: { list: ConsoleAccounts }) {
  const { operator } = useApi();
  const flow = usePage(() => provideAccounts(operator), { effects: CONSOLE_EFFECTS });
  return <AccountConsoleView flow={flow} list={list} />;
}

export function AccountConsoleView({ flow, list }: { flow: AccountFlow; list: ConsoleAccounts }) {
  const id = useFlow(flow, ({ context }) => context.id);
  const isEditing = useFlow(flow, (at) => at.matches('editing') || at.matches('saving'));
  const isRemoving = useFlow(flow, (at) => at.matches('confirming') || at.matches('removing'));
  const isLinking = useFlow(flow, (at) => at.matches('linking') || at.matches('linked'));
  const account = list.accounts.find((one) => one.id === id) ?? null;
  return (
    <div className={classes.sections}>
      {list.accounts.length === 0 ? (
        <p className={classes.note}>
          <Trans>There are no accounts yet. Add an owner first, then sign in with that account.</Trans>
        </p>
      ) : null}
      <div className={classes.answers}>
        <Button aria-haspopup="dialog" onClick={() => flow.send({ type: 'account.opened', id: null })}>
          <Trans>Add an account</Trans>
        </Button>
      </div>
      <ul className={classes.list}>
        {list.accounts.map((one) => (
          <li key={one.id}>
            <AccountCard flow={flow} account={one} />
          </li>
        ))}
      </ul>
      {isEditing ? <AccountForm flow={flow} account={account} stores={list.stores} /> : null}
      {isLinking ? <LinkQuestion flow={flow} name={account?.name ?? null} /> : null}
      {isRemoving && account ? <RemovalQuestion flow={flow} name={account.name} /> : null}
    </div>
  );
}

function AccountCard({ flow, account }: { flow: AccountFlow; account: ConsoleAccount }) {
  const { t } = useLingui();
  const { name: roleName } = useRoleTexts();
  const { id, name, email, role, store, isActive, hasPassword, hasPasskey } = account;
  return (
    <article className={classes.card} aria-labelledby={`operator-${id}`}>
      <header className={classes.title}>
        <h2 id={`operator-${id}`}>
          <bdi>{name}</bdi>
        </h2>
        {isActive ? null : (
          <span className={classes.state} data-state="refused">
            <Trans>Blocked</Trans>
          </span>
        )}
        {isActive && !hasPassword ? (
          <span className={classes.state} data-state="pending">
            <Trans>Not signed in yet</Trans>
          </span>
        ) : null}
        {hasPasskey ? (
          <span className={classes.state}>
            <Trans>Has a passkey</Trans>
          </span>
        ) : null}
      </header>
      <p className={classes.line}>
        <strong>
          {roleName[role]}
          {store === null ? null : ` · ${store}`}
        </strong>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <div className={classes.answers}>
        <Button
          size="sm"
          variant="light"
          aria-haspopup="dialog"
          aria-label={t`Edit ${name}`}
          onClick={() => flow.send({ type: 'account.opened', id })}
        >
          <Trans>Edit</Trans>
        </Button>
        {isActive ? (
          <Button
            size="sm"
            variant="light"
            aria-haspopup="dialog"
            aria-label={t`Sign-in link for ${name}`}
            onClick={() => flow.send({ type: 'link.requested', id })}
          >
            <Trans>Sign-in link</Trans>
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="default"
          aria-haspopup="dialog"
          aria-label={t`Remove ${name}`}
          onClick={() => flow.send({ type: 'removal.requested', id })}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </article>
  );
}

function RemovalQuestion({ flow, name }: { flow: AccountFlow; name: string }) {
  const { t } = useLingui();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const close = () => flow.send({ type: 'question.closed' });
  return (
    <Question name="decision" title={t`Remove ${name}?`} size="small" onClose={close}>
      <p>
        <Trans>
          The account will be signed out everywhere and can’t be restored. To keep its name, block it instead.
        </Trans>
      </p>
      <div className={classes.answers}>
        <Button variant="default" data-autofocus disabled={isBusy} onClick={close}>
          <Trans>Go Back</Trans>
        </Button>
        <Button loading={isBusy} onClick={() => flow.send({ type: 'removal.confirmed' })}>
          <Trans>Remove the account</Trans>
        </Button>
      </div>
    </Question>
  );
}
