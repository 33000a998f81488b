import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { OwnPasskey } from '../../../../domain/auth/access';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { useNews } from '../../../ui/news';
import { useRunningActor } from '../../../ui/running-actors';
import { AccountCard } from '../frame/account-card';
import { ProofLayer } from '../proof/proof-layer';
import { useProof } from '../proof/use-proof';
import classes from './access.module.css';
import { AccessRow } from './access-row';
import { useAccessWords } from './access-words';
import { AddPasskey, useCanAddPasskey } from './add-passkey';
import { useOwnAccess, useOwnAccessRef } from './own-access.context';
import { providePasskey } from './passkey.actors';

/** The keys of devices instead of a password [AUTH-63]. */
export function PasskeysCard() {
  const { t } = useLingui();
  const access = useOwnAccessRef();
  const passkeys = useOwnAccess(({ context }) => context.access?.passkeys);
  const proof = useProof();
  const [logic] = useState(() => providePasskey(proof.own));
  const flow = useActorRef(logic);
  useRunningActor(flow);
  useNotices(flow);
  useNews(flow, 'passkey.added', () => access.send({ type: 'passkey.added' }));
  const canAdd = useCanAddPasskey(flow);
  if (passkeys === undefined || (passkeys.length === 0 && !canAdd)) return null;
  return (
    <>
      <AccountCard
        title={<Trans>Passkeys</Trans>}
        text={<Trans>Sign in with your finger, your face or the PIN of a device. No password needed.</Trans>}
      >
        {passkeys.length > 0 ? (
          <ul className={classes.rows} aria-label={t`Passkeys`}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        ) : (
          <p className={classes.nothing}>
            <Trans>You have no passkey yet.</Trans>
          </p>
        )}
        <AddPasskey flow={flow} />
      </AccountCard>
      <ProofLayer flow={proof.flow} />
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: OwnPasskey }) {
  const { t } = useLingui();
  const flow = useOwnAccessRef();
  const { passkeyName, date } = useAccessWords();
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
