import { Trans } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { subtotal } from '../../../../domain/cart';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ListingView } from '../browse/listing-view';
import { useListSource } from '../browse/use-list-source';
import { storeShelfList } from '../page/page-lists';
import { MenuSections } from '../store/menu-sections';
import { useGroup, useGroupFlow, useGroupRef } from './group.context';
import { GroupDish } from './group-dish';
import classes from './group-page.module.css';
import { GroupPeople, GroupTotal, StaleNote } from './group-people';

/** A friend's page: the menu, and the dishes of all participants [CART-72]. */
export function GroupForFriend() {
  const { store, hostName } = useGroup();
  const isLocked = useGroupFlow((at) => at.matches({ running: { person: 'waiting' } }));
  return (
    <div className={classes.columns} data-wide>
      <div className={classes.main}>
        <h1 tabIndex={-1}>
          <Trans>Group order from {store.name}</Trans>
        </h1>
        <p className={classes.quiet}>
          {hostName === null ? (
            <Trans>Your friend pays, and the order goes to their address.</Trans>
          ) : (
            <Trans>
              <bdi>{hostName}</bdi> pays, and the order goes to their address.
            </Trans>
          )}
        </p>
        {isLocked ? (
          <p className={classes.note} role="status">
            <Trans>The group order is locked now, so nothing can be changed.</Trans>
          </p>
        ) : (
          <Menu />
        )}
      </div>
      <aside className={classes.side} id="group-people">
        <h2>
          <Trans>Your group</Trans>
        </h2>
        <StaleNote />
        <GroupPeople />
        <GroupTotal />
      </aside>
      <OwnBar />
    </div>
  );
}

function Menu() {
  const { store } = useGroup();
  const source = useListSource(
    storeShelfList({ storeId: store.id, moduleId: store.moduleId, words: '', filters: {} }),
  );
  return (
    <ListingView
      source={source}
      kind="menu"
      empty={
        <EmptyState title={<Trans>No items yet</Trans>}>
          <Trans>This store has nothing available right now.</Trans>
        </EmptyState>
      }
      layout={(items) => <MenuSections items={items} card={(item) => <GroupDish item={item} />} />}
    />
  );
}

/** A fixed bar with the sum of the friend's own dishes and the button "I’m done". */
function OwnBar() {
  const formats = useFormats();
  const flow = useGroupRef();
  const { memberId, members, lines } = useGroup();
  const isLocked = useGroupFlow((at) => at.matches({ running: { person: 'waiting' } }));
  const own = lines.filter(({ person }) => person?.id === memberId);
  const isDone = members.some(({ id, isDone }) => isDone && id === memberId);
  if (isLocked) return null;
  return (
    <div className={classes.bar} data-buy-bar>
      <a className={classes.own} href="#group-people">
        <small>
          <Trans>Your dishes</Trans>
        </small>
        <strong>{formats.money(subtotal(own))}</strong>
      </a>
      {isDone ? (
        <Button variant="light" onClick={() => flow.send({ type: 'done.toggled', isDone: false })}>
          <Trans>Change my dishes</Trans>
        </Button>
      ) : (
        <Button
          disabled={own.length === 0}
          leftSection={<IconCheck size={20} aria-hidden />}
          onClick={() => flow.send({ type: 'done.toggled', isDone: true })}
        >
          <Trans>I’m done</Trans>
        </Button>
      )}
    </div>
  );
}
