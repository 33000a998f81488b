import { Trans } from '@lingui/react/macro';
import { IconExternalLink, IconRoute } from '@tabler/icons-react';
import type { LatLng } from '../../../domain/geo';
import classes from './directions-link.module.css';
import { useChosenPlace } from './location.context';

/** Opens a map service with directions. They start at the chosen place if there is one [MAP-02]. */
export function DirectionsLink({ to }: { to: LatLng }) {
  const from = useChosenPlace();
  return (
    <a className={classes.directions} href={directionsTo(to, from)} target="_blank" rel="noopener">
      <IconRoute size={20} aria-hidden />
      <Trans>Get directions</Trans>
      <IconExternalLink size={16} aria-hidden />{' '}
      <span className="visually-hidden">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}

const directionsTo = ({ lat, lng }: LatLng, from: LatLng | null): string => {
  const origin = from ? `&origin=${from.lat},${from.lng}` : '';
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}${origin}`;
};
