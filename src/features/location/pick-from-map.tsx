import { Trans } from '@lingui/react/macro';
import { IconMap2 } from '@tabler/icons-react';
import { PanelLink } from '../../platform/layers/panel-link';
import classes from './pick-from-map.module.css';

/** Opens the map in a panel above any page [LOC-04]. */
export const PickFromMap = () => (
  <PanelLink panel="map" className={classes.link}>
    <IconMap2 size={20} aria-hidden />
    <Trans>Pick from map</Trans>
  </PanelLink>
);
