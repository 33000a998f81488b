import { Trans } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { streetMapMachine } from '../../../machines/location/street-map.machine';
import { onServer } from '../../api/api-address';
import { useFlow, usePage } from '../../platform/flow';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import type { PlaceMap } from '../../ui/map/place-map';
import { useRunningActor } from '../../ui/running-actors';
import { Skeleton } from '../../ui/skeleton';
import { useEmitted } from '../../ui/use-emitted';
import { usePreferences } from '../preferences/preferences.context';
import classes from './street-map.module.css';

const TILES = onServer('/tiles/map.json');
const LaterMap = lazyPart(() => import('../../ui/map/place-map').then((module) => module.PlaceMap));

type Props = Omit<ComponentProps<typeof PlaceMap>, 'tiles' | 'isDark' | 'attempt' | 'onMapUpdate'> & {
  /** Shown if the device cannot render a map or no tile loads. */
  fallback: ReactNode;
  onMissing?: () => void;
  children?: ReactNode;
};

/** A map that follows the theme and reports missing tiles. All maps of the app use it [MAP-03, LOC-21]. */
export function StreetMap({ fallback, onMissing, children, ...view }: Props) {
  const flow = usePage(streetMapMachine);
  useRunningActor(flow);
  useEmitted(flow, 'map.missing', () => onMissing?.());
  const isDark = usePreferences(({ context }) => context.theme === 'dark');
  const isMissing = useFlow(flow, (snapshot) => snapshot.matches('missing'));
  const isPatchy = useFlow(flow, (snapshot) => snapshot.matches('patchy'));
  const isInterrupted = useFlow(flow, (snapshot) => snapshot.matches('interrupted'));
  const attempt = useFlow(flow, ({ context }) => context.attempt);
  if (isMissing) return fallback;
  return (
    <div className={classes.frame}>
      <CatchBoundary
        getResetKey={() => 'map'}
        errorComponent={() => fallback}
        onCatch={() => flow.send({ type: 'map.refused' })}
      >
        <LazyPlace fallback={<Skeleton blockSize="100%" radius={20} />}>
          <LaterMap {...view} tiles={TILES} isDark={isDark} attempt={attempt} onMapUpdate={flow.send} />
        </LazyPlace>
      </CatchBoundary>
      {isPatchy ? (
        <p className={classes.trouble} role="status">
          <Trans>Some streets couldn’t be loaded.</Trans>{' '}
          <button
            type="button"
            className={classes.again}
            onClick={() => flow.send({ type: 'retry.requested' })}
          >
            <Trans>Try again</Trans>
          </button>
        </p>
      ) : null}
      {isInterrupted ? (
        <p className={classes.trouble} role="status">
          <Trans>The map stopped responding. It will be back shortly.</Trans>
        </p>
      ) : null}
      {children}
    </div>
  );
}
