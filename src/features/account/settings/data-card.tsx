import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../../../domain/person';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useRunningActor } from '../../../ui/running-actors';
import { AccountCard } from '../frame/account-card';
import { DELETION_ID } from '../profile/deletion-card';
import { SettingRow } from './setting-row';
import { provideDataExport } from './settings.actors';
import classes from './settings.module.css';

/** Offers the data export and the account deletion [PROF-12]. */
export function DataCard({ person }: { person: Person }) {
  const { account } = useApi();
  const flow = usePage(() => provideDataExport(account));
  useRunningActor(flow);
  const isLoading = useFlow(flow, (at) => at.hasTag('busy'));
  return (
    <AccountCard title={<Trans>Your data</Trans>}>
      <div className={classes.rows}>
        <SettingRow
          name={<Trans>Download your data</Trans>}
          about={
            <Trans>Get a copy of your profile, addresses, favourites, orders and wallet in one file.</Trans>
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
