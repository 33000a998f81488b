import { Trans } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import { useLocationFlow, useLocationRef } from './location.context';
import classes from './place-dialogs.module.css';

/** Names the rejected place and offers nearby zones. The previous place stays chosen [LOC-12]. */
export function OutOfZoneDialog() {
  const location = useLocationRef();
  const label = useLocationFlow(({ context }) => context.candidate?.label ?? '');
  // A label without letters consists only of coordinates.
  const hasWords = /\p{L}/u.test(label);
  const zones = useLocationFlow(({ context }) => context.nearbyZones);
  const hasPlace = useLocationFlow(({ context }) => context.place !== null);
  const dismiss = () => location.send({ type: 'problem.dismissed' });
  return (
    <Question name="outOfZone" title={<Trans>Service not available in this area</Trans>} onClose={dismiss}>
      <p className={classes.text}>
        {hasWords ? (
          <Trans>
            We don’t deliver to <bdi>{label}</bdi> yet.
          </Trans>
        ) : (
          <Trans>We don’t deliver to your location yet.</Trans>
        )}{' '}
        {hasPlace ? <Trans>Your location hasn’t changed.</Trans> : null}
      </p>
      {zones.length > 0 ? (
        <>
          <h3 className={classes.caption}>
            <Trans>Nearest areas</Trans>
          </h3>
          <ul className={classes.zones}>
            {zones.map((zone) => (
              <li key={zone.id}>
                <button
                  type="button"
                  className={classes.zone}
                  onClick={() =>
                    location.send({ type: 'point.chosen', lat: zone.lat, lng: zone.lng, label: zone.name })
                  }
                >
                  <IconMapPin size={20} aria-hidden />
                  {zone.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button fullWidth variant="default" onClick={dismiss}>
        <Trans>Choose another address</Trans>
      </Button>
    </Question>
  );
}
