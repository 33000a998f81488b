import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GroupState } from '../../../../domain/group-order';
import { failureTexts } from '../../../i18n/failures';
import { usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { EmptyState } from '../../../ui/empty-state';
import { FailureBlock } from '../../../ui/failure-block';
import { OverlayKit } from '../../../ui/overlay-kit';
import { Skeleton } from '../../../ui/skeleton';
import { useCartRef } from '../../cart/cart.context';
import { useSessionRef } from '../../session/session.context';
import { HomeButton } from '../page/home-button';
import { provideGroupOrder } from './group.actors';
import { GroupProvider, useGroup, useGroupFlow, useGroupRef } from './group.context';
import { GroupForFriend } from './group-for-friend';
import { GroupForHost } from './group-for-host';
import { GroupMeal } from './group-meal';
import classes from './group-page.module.css';
import { GroupWelcome } from './group-welcome';

/**
 * The page `/group/…` for a person with the link: the host, a friend, or a visitor who has not given a name
 * [CART-72].
 */
export function GroupPage({ token }: { token: string }) {
  const { groups } = useApi();
  const session = useSessionRef();
  const cart = useCartRef();
  const flow = usePage(() => provideGroupOrder({ api: groups, session, cart }), { input: { token } });
  return (
    <GroupProvider actor={flow}>
      <div className={`page ${classes.page}`}>
        <Content />
      </div>
    </GroupProvider>
  );
}

function Content() {
  const { t, i18n } = useLingui();
  const flow = useGroupRef();
  const isRunning = useGroupFlow((at) => at.matches('running'));
  const isUnknown = useGroupFlow((at) => at.matches('unknown'));
  const failure = useGroupFlow(({ context }) => context.failure);
  if (isRunning) return <Known />;
  if (isUnknown)
    return (
      <EmptyState title={<Trans>This link doesn’t work</Trans>} headingLevel={1} action={<HomeButton />}>
        <Trans>Group orders end after three hours. Ask your friend for a new link.</Trans>
      </EmptyState>
    );
  if (failure)
    return (
      <FailureBlock
        title={<Trans>The group order couldn’t be loaded</Trans>}
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return (
    <div role="status" aria-label={t`Loading`} className={classes.loading}>
      <Skeleton blockSize={44} inlineSize="60%" />
      <Skeleton blockSize={320} radius={20} />
    </div>
  );
}

function Known() {
  const { state } = useGroup();
  const isOver = useGroupFlow((at) => at.matches({ running: { person: 'over' } }));
  const isHost = useGroupFlow((at) => at.matches({ running: { person: 'sharing' } }));
  const isVisitor = useGroupFlow((at) => at.matches({ running: { person: 'visiting' } }));
  if (isOver) return <Ended state={state} />;
  if (isHost) return <GroupForHost />;
  return isVisitor ? (
    <OverlayKit>
      <GroupWelcome />
    </OverlayKit>
  ) : (
    <GroupForFriend />
  );
}

function Ended({ state }: { state: GroupState }) {
  const { store, role } = useGroup();
  const meal = useGroupFlow(({ context }) => context.meal);
  const toStore = (
    <Link
      className={classes.link}
      to="/store/$id"
      params={{ id: String(store.id) }}
      search={{ id: store.id, module_id: store.moduleId }}
    >
      <Trans>View {store.name}</Trans>
    </Link>
  );
  if (meal !== null)
    return (
      <>
        <GroupMeal meal={meal} />
        {toStore}
      </>
    );
  if (state === 'placed')
    return (
      <EmptyState title={<Trans>The order is placed</Trans>} headingLevel={1} action={toStore}>
        {role === 'host' ? (
          <Trans>You’ll find it in your orders, with everyone’s names.</Trans>
        ) : (
          <Trans>Your dishes are on their way with your friend’s order. Enjoy!</Trans>
        )}
      </EmptyState>
    );
  if (state === 'cancelled')
    return (
      <EmptyState title={<Trans>The group order has ended</Trans>} headingLevel={1} action={toStore}>
        {role === 'host' ? (
          <Trans>The group’s dishes are still in your cart.</Trans>
        ) : (
          <Trans>Your friend ended it, so nothing was ordered.</Trans>
        )}
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>The link has expired</Trans>} headingLevel={1} action={toStore}>
      {role === 'host' ? (
        <Trans>Group orders end after three hours. The group’s dishes are still in your cart.</Trans>
      ) : (
        <Trans>Group orders end after three hours. Ask your friend for a new link.</Trans>
      )}
    </EmptyState>
  );
}
