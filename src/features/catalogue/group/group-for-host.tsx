import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock, IconLockOpen, IconPlus, IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import { CopyField } from '../../../ui/copy-field';
import { ProceedFlow, useProceed } from '../../cart/order/proceed-flow';
import { useGroup, useGroupFlow, useGroupRef } from './group.context';
import classes from './group-page.module.css';
import { GroupPeople, GroupTotal, StaleNote } from './group-people';

/** The host's page: the link to share, the dishes by person, and the order button [CART-71, CART-73]. */
export const GroupForHost = () => (
  <ProceedFlow>
    <div className={classes.columns}>
      <Main />
      <Side />
    </div>
  </ProceedFlow>
);

function Main() {
  const { store } = useGroup();
  return (
    <div className={classes.main}>
      <h1 tabIndex={-1}>
        <Trans>Group order from {store.name}</Trans>
      </h1>
      <StaleNote />
      <h2>
        <Trans>Your group</Trans>
      </h2>
      <GroupPeople />
      <Link
        className={classes.more}
        to="/store/$id"
        params={{ id: String(store.id) }}
        search={{ id: store.id, module_id: store.moduleId, store_zone_id: store.zoneId }}
      >
        <IconPlus size={18} aria-hidden />
        <Trans>Add my dishes</Trans>
      </Link>
    </div>
  );
}

function Side() {
  const flow = useGroupRef();
  const proceed = useProceed();
  const { state, lines } = useGroup();
  const isLocked = state === 'locked';
  const isBusy = useGroupFlow((at) => at.matches({ running: { changes: 'sending' } }));
  return (
    <aside className={classes.side}>
      <GroupLink />
      <p className={classes.quiet} role="status">
        {isLocked ? (
          <Trans>Locked: your friends can’t change anything now.</Trans>
        ) : (
          <Trans>Open: friends with the link can add dishes for three hours. You pay.</Trans>
        )}
      </p>
      <div className={classes.actions}>
        <Button
          variant="light"
          loading={isBusy}
          leftSection={isLocked ? <IconLockOpen size={18} aria-hidden /> : <IconLock size={18} aria-hidden />}
          onClick={() => flow.send({ type: isLocked ? 'group.reopened' : 'group.locked' })}
        >
          {isLocked ? <Trans>Reopen</Trans> : <Trans>Lock</Trans>}
        </Button>
        <Button variant="subtle" onClick={() => flow.send({ type: 'group.ended' })}>
          <Trans>End group order</Trans>
        </Button>
      </div>
      <GroupTotal />
      <Button size="lg" fullWidth disabled={lines.length === 0} onClick={proceed}>
        <Trans>Proceed To Checkout</Trans>
      </Button>
    </aside>
  );
}

function GroupLink() {
  const { t } = useLingui();
  const { token, store } = useGroup();
  const url = `${window.location.origin}/group/${token}`;
  // `share` rejects when the host closes the share sheet.
  const share = () =>
    navigator.share({ title: t`Order together from ${store.name}`, url }).catch(() => undefined);
  return (
    <CopyField label={<Trans>Send this link to your friends</Trans>} value={url}>
      {'share' in navigator ? (
        <Button size="sm" leftSection={<IconShare2 size={18} aria-hidden />} onClick={() => void share()}>
          <Trans>Share</Trans>
        </Button>
      ) : null}
    </CopyField>
  );
}
