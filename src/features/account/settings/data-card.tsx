import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Person } from '../../../../domain/person';
import { useApi } from '../../../platform/shop.context';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { useRunningActor } from '../../../ui/running-actors';
import { AccountCard } from '../frame/account-card';
import { DELETION_ID } from '../profile/deletion-card';
import { SettingRow } from './setting-row';
import { provideOwnData } from './settings.actors';
import classes from './settings.module.css';

/** The own data to take along, and the way out for good [PROF-12]. */
export function DataCard({ person }: { person: Person }) {
  const { account } = useApi();
  const [logic] = useState(() => provideOwnData(account));
  const flow = useActorRef(logic);
  useRunningActor(flow);
  useNotices(flow);
  const isLoading = useSelector(flow, (at) => at.hasTag('busy'));
  return (
    <AccountCard title={<Trans>Your data</Trans>}>
      <div className={classes.rows}>
        <SettingRow
          name={<Trans>Take your data along</Trans>}
          about={
            <Trans>
              Everything that we keep of you in one file: profile, addresses, favourites, orders, wallet.
            </Trans>
          }
        >
          <Button
            variant="light"
            size="sm"
            loading={isLoading}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => flow.send({ type: 'download.requested' })}
          >
            <Trans>Download</Trans>
          </Button>
        </SettingRow>
        <SettingRow
          name={<Trans>Delete account</Trans>}
          about={<bdi dir="ltr">{person.email ?? person.phone}</bdi>}
        >
          <Link
            to="/profile"
            search={{ page: 'profile-settings' }}
            hash={DELETION_ID}
            className={classes.link}
          >
            <Trans>Delete my account</Trans>
          </Link>
        </SettingRow>
      </div>
    </AccountCard>
  );
}
