import { Trans } from '@lingui/react/macro';
import type { Person } from '../../../../domain/person';
import frame from '../frame/account-frame.module.css';
import { AppearanceCard } from './appearance-card';
import { DataCard } from './data-card';
import { NotificationsCard } from './notifications-card';
import classes from './settings.module.css';

/** Shows the settings. Guests have no data to export [PROF-12]. */
export const SettingsPage = ({ person }: { person: Person | null }) => (
  <div className={frame.cards}>
    <AppearanceCard />
    <NotificationsCard person={person} />
    {person ? <DataCard person={person} /> : null}
    <p className={classes.where}>
      {person ? (
        <Trans>Language and theme are saved on this device, notification choices in your account.</Trans>
      ) : (
        <Trans>Language, theme and notification choices are saved on this device.</Trans>
      )}
    </p>
  </div>
);
