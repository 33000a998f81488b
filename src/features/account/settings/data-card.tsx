import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Person } from '../../../../domain/person';
import { failureOf } from '../../../../machines/shared/failure';
import { useApi, useNotify } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { AccountCard } from '../frame/account-card';
import { DELETION_ID } from '../profile/deletion-card';
import { SettingRow } from './setting-row';
import classes from './settings.module.css';

/** The own data to take along, and the way out for good [PROF-12]. */
export function DataCard({ person }: { person: Person }) {
  const { t } = useLingui();
  const api = useApi();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      const { everything } = await api.account.own();
      saveFile(t`my-account.json`, JSON.stringify(await everything(), null, 2));
    } catch (error) {
      notify({ type: 'notice', code: 'failed', failure: failureOf(error) });
    } finally {
      setLoading(false);
    }
  };
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
            onClick={() => void download()}
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

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
