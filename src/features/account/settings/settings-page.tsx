import { Trans } from '@lingui/react/macro';
import type { Person } from '../../../../domain/person';
import frame from '../frame/account-frame.module.css';
import { AppearanceCard } from './appearance-card';
import { DataCard } from './data-card';
import { NotificationsCard } from './notifications-card';
import classes from './settings.module.css';

/** How this person wants to see and hear the shop [PROF-12]; a guest has no data to take along. */
export const SettingsPage = ({ person }: { person: Person | null }) => (
  <div className={frame.cards}>
    <AppearanceCard />
    <NotificationsCard person={person} />
    {person ? <DataCard person={person} /> : null}
    <p className={classes.where}>
      {person ? (
        <Trans>
          Language and theme are kept on this device, what you want to be told of with your account.
        </Trans>
      ) : (
        <Trans>Language, theme and messages are kept on this device.</Trans>
      )}
    </p>
  </div>
);
