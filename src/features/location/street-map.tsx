import { Trans } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { streetMapMachine } from '../../../machines/location/street-map.machine';
import { onServer } from '../../api/api-address';
import { LatePlace, later } from '../../ui/later';
import type { PlaceMap } from '../../ui/map/place-map';
import { useNews } from '../../ui/news';
import { useRunningActor } from '../../ui/running-actors';
import { Skeleton } from '../../ui/skeleton';
import { usePreferences } from '../preferences/preferences.context';
import classes from './street-map.module.css';

const TILES = onServer('/tiles/map.json');
const LaterMap = later(() => import('../../ui/map/place-map').then((module) => module.PlaceMap));

type Props = Omit<ComponentProps<typeof PlaceMap>, 'tiles' | 'isDark' | 'attempt' | 'onNews'> & {
  /** Stands where no map can be drawn: an old browser, or nobody who sends the streets. */
  fallback: ReactNode;
  onMissing?: () => void;
  /** Said above the streets. */
  children?: ReactNode;
};

/** The one way to show streets: in the colours of the page, and honest about what does not come [MAP-03, LOC-21]. */
export function StreetMap({ fallback, onMissing, children, ...view }: Props) {
  const flow = useActorRef(streetMapMachine);
  useRunningActor(flow);
  useNews(flow, 'map.missing', () => onMissing?.());
  const isDark = usePreferences(({ context }) => context.theme === 'dark');
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const isPatchy = useSelector(flow, (snapshot) => snapshot.matches('patchy'));
  const isInterrupted = useSelector(flow, (snapshot) => snapshot.matches('interrupted'));
  const attempt = useSelector(flow, ({ context }) => context.attempt);
  if (isMissing) return fallback;
  return (
    <div className={classes.frame}>
      <CatchBoundary
        getResetKey={() => 'map'}
        errorComponent={() => fallback}
        onCatch={() => flow.send({ type: 'map.refused' })}
      >
        <LatePlace fallback={<Skeleton blockSize="100%" radius={20} />}>
          <LaterMap {...view} tiles={TILES} isDark={isDark} attempt={attempt} onNews={flow.send} />
        </LatePlace>
      </CatchBoundary>
      {isPatchy ? (
        <p className={classes.trouble} role="status">
          <Trans>Some streets could not be loaded.</Trans>{' '}
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
          <Trans>The map is interrupted. It comes back by itself.</Trans>
        </p>
      ) : null}
      {children}
    </div>
  );
}
