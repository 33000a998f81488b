import { Trans } from '@lingui/react/macro';
import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { useFlow, usePage } from '../../platform/flow';
import { useApi, useConfig } from '../../platform/shop.context';
import { hasDeclinedOffer } from '../../platform/storage/device-name';
import { Button } from '../../ui/button';
import { currentPermission, offerEffects, provideNotifications } from './notifications.actors';
import classes from './push-offer.module.css';

/** Offers push messages after an order, unless the customer has declined before [NOTI-02]. */
export function PushOffer() {
  const { account } = useApi();
  const { pushKey } = useConfig();
  const [isDeclined] = useState(hasDeclinedOffer);
  const flow = usePage(
    () => provideNotifications({ api: async () => (await account.own()).messages, pushKey }),
    { input: { permission: currentPermission(), isKnown: true }, effects: offerEffects },
  );
  const isAsked = useFlow(flow, (at) => at.matches('undecided') || at.matches('asking'));
  const isBusy = useFlow(flow, (at) => at.matches('asking'));
  const isAllowed = useFlow(flow, (at) => at.matches('introducing') || at.matches('granted'));
  const [wasAllowed] = useState(isAllowed);
  if (isDeclined || wasAllowed) return null;
  return (
    <div role="status">
      {isAsked ? (
        <div className={classes.offer}>
          <IconBellRinging size={28} aria-hidden />
          <p>
            <strong>
              <Trans>Want to know when it arrives?</Trans>
            </strong>
            <span>
              <Trans>
                Get updates when your order is confirmed, on the way and delivered, even when this page is
                closed. Your browser will ask once.
              </Trans>
            </span>
          </p>
          <div className={classes.answers}>
            <Button variant="subtle" size="sm" onClick={() => flow.send({ type: 'offer.declined' })}>
              <Trans>Not now</Trans>
            </Button>
            <Button
              variant="light"
              size="sm"
              loading={isBusy}
              onClick={() => flow.send({ type: 'permission.requested' })}
            >
              <Trans>Allow notifications</Trans>
            </Button>
          </div>
        </div>
      ) : isAllowed ? (
        <p className={classes.done}>
          <Trans>Notifications are on in this browser.</Trans>
        </p>
      ) : null}
    </div>
  );
}
