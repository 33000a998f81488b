import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import type { OwnPasskey } from '../../../../domain/auth/access';
import { usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { useRunningActor } from '../../../ui/running-actors';
import { AccountCard } from '../frame/account-card';
import { IdentityCheckLayer } from '../identity-check/identity-check-layer';
import { useIdentityCheck } from '../identity-check/use-identity-check';
import classes from './access.module.css';
import { AccessRow } from './access-row';
import { useAccountSecurity, useAccountSecurityRef } from './account-security.context';
import { AddPasskey, useCanAddPasskey } from './add-passkey';
import { passkeyEffects, providePasskey } from './passkey.actors';
import { useAccessTexts } from './use-access-texts';

/** Lists the passkeys of the account [AUTH-63]. */
export function PasskeysCard() {
  const { t } = useLingui();
  const access = useAccountSecurityRef();
  const passkeys = useAccountSecurity(({ context }) => context.access?.passkeys);
  const proof = useIdentityCheck();
  const flow = usePage(() => providePasskey(proof.own), { effects: passkeyEffects(access) });
  useRunningActor(flow);
  const canAdd = useCanAddPasskey(flow);
  if (passkeys === undefined || (passkeys.length === 0 && !canAdd)) return null;
  return (
    <>
      <AccountCard
        title={<Trans>Passkeys</Trans>}
        text={<Trans>Sign in with your fingerprint, face or device PIN. No password needed.</Trans>}
      >
        {passkeys.length > 0 ? (
          <ul className={classes.rows} aria-label={t`Passkeys`}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        ) : (
          <p className={classes.nothing}>
            <Trans>You don’t have a passkey yet.</Trans>
          </p>
        )}
        <AddPasskey flow={flow} />
      </AccountCard>
      <IdentityCheckLayer flow={proof.flow} />
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: OwnPasskey }) {
  const { t } = useLingui();
  const flow = useAccountSecurityRef();
  const { passkeyName, date } = useAccessTexts();
  const { id, createdAt, usedAt } = passkey;
  const name = passkeyName(passkey);
  const added = date(createdAt);
  const used = usedAt === null ? null : date(usedAt);
  return (
    <AccessRow
      picture={<IconKey size={22} aria-hidden />}
      name={passkey.name === null ? name : <bdi>{name}</bdi>}
      about={
        used === null ? (
          <Trans>Added on {added}, not used yet</Trans>
        ) : (
          <Trans>
            Added on {added}, last used on {used}
          </Trans>
        )
      }
    >
      <Button
        variant="subtle"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t`Rename ${name}`}
        onClick={() => flow.send({ type: 'naming.requested', id })}
      >
        <Trans>Rename</Trans>
      </Button>
      <Button
        variant="subtle"
        size="sm"
        className={classes.danger}
        aria-haspopup="dialog"
        aria-label={t`Remove ${name}`}
        onClick={() => flow.send({ type: 'removal.requested', removal: { what: 'passkey', id } })}
      >
        <Trans>Remove</Trans>
      </Button>
    </AccessRow>
  );
}
