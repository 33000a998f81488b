import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnIdentity } from '../../../../domain/auth/access';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { ProviderIcon } from '../../session/social/provider-icon';
import { providerNames } from '../../session/social/social-error';
import { AccountCard } from '../frame/account-card';
import classes from './access.module.css';
import { AccessRow } from './access-row';
import { useAccountSecurity, useAccountSecurityRef } from './account-security.context';
import { useAccessTexts } from './use-access-texts';

/** Lists the linked social accounts. Hidden in shops without social sign-in. */
export function IdentitiesCard() {
  const { t } = useLingui();
  const { login } = useConfig();
  const identities = useAccountSecurity(({ context }) => context.access?.identities);
  if (identities === undefined || (identities.length === 0 && login.social.length === 0)) return null;
  return (
    <AccountCard
      title={<Trans>Social accounts</Trans>}
      text={<Trans>To link one, sign in with it next time.</Trans>}
    >
      {identities.length > 0 ? (
        <ul className={classes.rows} aria-label={t`Social accounts`}>
          {identities.map((identity) => (
            <IdentityRow key={identity.provider} identity={identity} />
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>
          <Trans>No social account is linked.</Trans>
        </p>
      )}
    </AccountCard>
  );
}

function IdentityRow({ identity: { provider, createdAt } }: { identity: OwnIdentity }) {
  const { t } = useLingui();
  const flow = useAccountSecurityRef();
  const { date } = useAccessTexts();
  const name = providerNames[provider];
  const linked = date(createdAt);
  return (
    <AccessRow
      picture={<ProviderIcon medium={provider} />}
      name={name}
      about={<Trans>Linked on {linked}</Trans>}
    >
      <Button
        variant="subtle"
        size="sm"
        className={classes.danger}
        aria-haspopup="dialog"
        aria-label={t`Unlink ${name}`}
        onClick={() => flow.send({ type: 'removal.requested', removal: { what: 'identity', provider } })}
      >
        <Trans>Unlink</Trans>
      </Button>
    </AccessRow>
  );
}
