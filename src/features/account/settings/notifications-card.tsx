import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '../../../../domain/person';
import type { Permission } from '../../../../machines/messages/notifications.types';
import { failureTexts } from '../../../i18n/failures';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi, useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useRunningActor } from '../../../ui/running-actors';
import { Switch } from '../../../ui/switch';
import { currentPermission, provideNotifications } from '../../messages/notifications.actors';
import { AccountCard } from '../frame/account-card';
import { SettingRow } from './setting-row';
import classes from './settings.module.css';
import { useConsent } from './use-consent';

/** Shows the browser's permission and the choices about notifications [PROF-12]. */
export function NotificationsCard({ person }: { person: Person | null }) {
  const { i18n } = useLingui();
  const { account } = useApi();
  const { pushKey } = useConfig();
  const flow = usePage(
    () => provideNotifications({ api: async () => (await account.own()).messages, pushKey }),
    {
      input: { permission: currentPermission(), isKnown: person !== null },
    },
  );
  useRunningActor(flow);
  const permission = useFlow(flow, ({ context }) => context.permission);
  const { consent, failure, choose } = useConsent(person);
  return (
    <AccountCard
      title={<Trans>Messages</Trans>}
      text={<Trans>Updates on your orders and trips, and offers if you want them.</Trans>}
    >
      <div className={classes.rows}>
        <SettingRow name={<Trans>Notifications</Trans>} about={<Explained permission={permission} />}>
          {permission === 'default' ? (
            <Button variant="light" size="sm" onClick={() => flow.send({ type: 'permission.requested' })}>
              <Trans>Allow notifications</Trans>
            </Button>
          ) : (
            <Standing permission={permission} />
          )}
        </SettingRow>
        <SettingRow
          id="setting-orders"
          name={<Trans>My orders and trips</Trans>}
          about={<Trans>When your order is accepted, on the way and delivered.</Trans>}
        >
          <Switch
            labelledBy="setting-orders"
            describedBy="setting-orders-about"
            isOn={consent.orders}
            onChange={(orders) => choose({ ...consent, orders })}
          />
        </SettingRow>
        <SettingRow
          id="setting-offers"
          name={<Trans>Offers and news</Trans>}
          about={<Trans>Off until you turn them on.</Trans>}
        >
          <Switch
            labelledBy="setting-offers"
            describedBy="setting-offers-about"
            isOn={consent.offers}
            onChange={(offers) => choose({ ...consent, offers })}
          />
        </SettingRow>
      </div>
      <p role="alert" className={classes.problem}>
        {failure ? failureTexts(i18n, failure).join(' ') : null}
      </p>
    </AccountCard>
  );
}

function Explained({ permission }: { permission: Permission }) {
  switch (permission) {
    case 'granted':
      return <Trans>Notifications are on in this browser.</Trans>;
    case 'denied':
      return <Trans>Blocked. Allow notifications for this site in your browser settings.</Trans>;
    case 'unsupported':
      return <Trans>This browser can’t show notifications.</Trans>;
    default:
      return <Trans>Your browser will ask for permission.</Trans>;
  }
}

const Standing = ({ permission }: { permission: Permission }) => (
  <span className={classes.state} data-tone={permission === 'granted' ? 'good' : undefined}>
    {permission === 'granted' ? <Trans>Allowed</Trans> : <Trans>Off</Trans>}
  </span>
);
