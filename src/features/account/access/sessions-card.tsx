import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import type { OwnSession } from '../../../../domain/auth/access';
import { Button } from '../../../ui/button';
import { AccountCard } from '../frame/account-card';
import classes from './access.module.css';
import { AccessRow } from './access-row';
import { useAccountSecurity, useAccountSecurityRef } from './account-security.context';
import { useAccessTexts } from './use-access-texts';

/** Lists the sessions: this device first, then by last use. */
export function SessionsCard() {
  const { t } = useLingui();
  const flow = useAccountSecurityRef();
  const sessions = useAccountSecurity(({ context }) => context.access?.sessions);
  if (sessions === undefined) return null;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <AccountCard
      title={<Trans>Where you’re signed in</Trans>}
      text={
        hasOthers ? (
          <Trans>Don’t recognise a device? Sign it out and change your password.</Trans>
        ) : (
          <Trans>You’re only signed in on this device.</Trans>
        )
      }
    >
      <ul className={classes.rows} aria-label={t`Where you’re signed in`}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <div className={classes.action}>
          <Button
            variant="default"
            aria-haspopup="dialog"
            onClick={() => flow.send({ type: 'removal.requested', removal: { what: 'otherSessions' } })}
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      ) : null}
    </AccountCard>
  );
}

const HELD_IN_HAND: readonly (string | null)[] = ['Android', 'iOS', 'iPadOS'];

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useLingui();
  const flow = useAccountSecurityRef();
  const { deviceName, dateAndTime } = useAccessTexts();
  const { id, isCurrent, device, createdAt, usedAt } = session;
  const name = deviceName(device);
  const since = dateAndTime(createdAt);
  const used = dateAndTime(usedAt);
  const Icon = HELD_IN_HAND.includes(device.system) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <AccessRow
      picture={<Icon size={22} aria-hidden />}
      name={name}
      mark={isCurrent ? <Trans>This device</Trans> : null}
      about={isCurrent ? <Trans>Signed in on {since}</Trans> : <Trans>Last used on {used}</Trans>}
    >
      {isCurrent ? null : (
        <Button
          variant="subtle"
          size="sm"
          className={classes.danger}
          aria-haspopup="dialog"
          aria-label={t`Sign out ${name}, last used on ${used}`}
          onClick={() => flow.send({ type: 'removal.requested', removal: { what: 'session', id } })}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </AccessRow>
  );
}
