import { Trans } from '@lingui/react/macro';
import { IconBellRinging } from '@tabler/icons-react';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApi, useConfig } from '../../platform/shop.context';
import { hasDeclinedOffer, keepDeclinedOffer } from '../../platform/storage/device-name';
import { Button } from '../../ui/button';
import { useNews } from '../../ui/news';
import { currentPermission, provideNotifications } from './notifications.actors';
import classes from './push-offer.module.css';

/** After an order there is a reason to be told; whoever does not want it is not asked again here [NOTI-02]. */
export function PushOffer() {
  const { account } = useApi();
  const { pushKey } = useConfig();
  const [isDeclined] = useState(hasDeclinedOffer);
  const [logic] = useState(() =>
    provideNotifications({ api: async () => (await account.own()).messages, pushKey }),
  );
  const flow = useActorRef(logic, { input: { permission: currentPermission(), isKnown: true } });
  useNews(flow, 'offer.declined', keepDeclinedOffer);
  const isAsked = useSelector(flow, (at) => at.matches('undecided') || at.matches('asking'));
  const isBusy = useSelector(flow, (at) => at.matches('asking'));
  const isAllowed = useSelector(flow, (at) => at.matches('introducing') || at.matches('granted'));
  const [wasAllowed] = useState(isAllowed);
  if (isDeclined || wasAllowed) return null;
  return (
    <div role="status">
      {isAsked ? (
        <div className={classes.offer}>
          <IconBellRinging size={28} aria-hidden />
          <p>
            <strong>
              <Trans>Shall we tell you when it comes?</Trans>
            </strong>
            <span>
              <Trans>
                Confirmed, on the way, arrived: also while this page is closed. Your browser asks you once.
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
          <Trans>This browser shows our messages.</Trans>
        </p>
      ) : null}
    </div>
  );
}
