import { Plural, Trans, useLingui } from '@lingui/react/macro';
import bell from '@lobehub/fluent-emoji-3d/assets/1f514.webp';
import {
  IconCar,
  IconChevronRight,
  IconDiscount2,
  IconReceipt2,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  notificationKindOf,
} from '../../../domain/notification';
import type { Person } from '../../../domain/person';
import type { notificationReadingMachine } from '../../../machines/messages/notification-reading.machine';
import { NOTIFICATIONS_PER_PAGE } from '../../api/message-api';
import { failureTexts } from '../../i18n/failures';
import { useFlow, useFlowEffects, usePage } from '../../platform/flow';
import { FAILURE_SHOWN } from '../../platform/reads';
import { useApi, useReads } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { ChipRow } from '../../ui/chip-row';
import { EmptyState } from '../../ui/empty-state';
import { FailedLine } from '../../ui/failure-block';
import { Skeleton } from '../../ui/skeleton';
import { FailingPart } from '../orders/shared/failing-part';
import { useMoment } from '../orders/shared/use-moment';
import {
  NOTIFICATIONS,
  notificationEffects,
  provideNotificationReading,
} from './notification-reading.actors';
import classes from './notifications-page.module.css';
import { useInbox } from './use-inbox';

const MOMENT = { stale: 20_000, keep: 60_000, failed: FAILURE_SHOWN };
const ICONS: Readonly<Record<NotificationKind, TablerIcon>> = {
  order: IconReceipt2,
  trip: IconCar,
  wallet: IconWallet,
  offer: IconDiscount2,
};

/** Lists the notifications. Each links to the page that it is about [NOTI-02]. */
export function NotificationsPage({ person }: { person: Person }) {
  const { kind: requested, p } = useSearch({ strict: false });
  const kind = notificationKindOf(requested);
  const page = Math.max(1, Math.floor(Number(p)) || 1);
  const reads = useReads();
  useFlowEffects(useInbox(person.id), notificationEffects(reads));
  return (
    <div className={classes.card}>
      <Kinds chosen={kind} />
      <FailingPart about={`told ${kind} ${page}`}>
        <Suspense fallback={<Skeleton blockSize={280} radius={14} />}>
          <List person={person.id} kind={kind} page={page} />
        </Suspense>
      </FailingPart>
    </div>
  );
}

function Kinds({ chosen }: { chosen: NotificationKind | null }) {
  const { t } = useLingui();
  return (
    <ChipRow label={t`Notification type`}>
      {[null, ...NOTIFICATION_KINDS].map((kind) => (
        <Link
          key={kind}
          to="/profile"
          search={{ page: 'notifications', ...(kind !== null && { kind }) }}
          aria-current={kind === chosen ? 'true' : undefined}
          resetScroll={false}
        >
          <KindWords kind={kind} />
        </Link>
      ))}
    </ChipRow>
  );
}

function KindWords({ kind }: { kind: NotificationKind | null }): ReactNode {
  switch (kind) {
    case null:
      return <Trans>All</Trans>;
    case 'order':
      return <Trans>Orders</Trans>;
    case 'trip':
      return <Trans>Trips</Trans>;
    case 'wallet':
      return <Trans>Wallet</Trans>;
    case 'offer':
      return <Trans>Offers</Trans>;
  }
}

type ListProps = { person: number; kind: NotificationKind | null; page: number };

function List({ person, kind, page }: ListProps) {
  const { i18n, t } = useLingui();
  const { account } = useApi();
  const reads = useReads();
  const own = async () => (await account.own()).messages;
  const name = `${NOTIFICATIONS}:${person}:${i18n.locale}:${kind ?? ''}:${page}`;
  const notifications = use(
    reads.read(name, MOMENT, async () => (await own()).notifications(kind, page)).promise,
  );
  const reading = usePage(() => provideNotificationReading(own), { effects: notificationEffects(reads) });
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  if (notifications.length === 0) return <Nothing />;
  return (
    <>
      <div className={classes.head}>
        <p role="status">
          <Plural value={unread} _0="All read" one="# unread" other="# unread" />
        </p>
        {unread > 0 ? (
          <Button variant="light" size="sm" onClick={() => reading.send({ type: 'allRead.requested' })}>
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null}
      </div>
      <ReadFailure reading={reading} />
      <ul className={classes.list} aria-label={t`Notifications`}>
        {notifications.map((one) => (
          <li key={one.id}>
            <Row
              notification={one}
              onOpen={
                one.isRead ? undefined : () => reading.send({ type: 'notification.opened', id: one.id })
              }
            />
          </li>
        ))}
      </ul>
      <Pages kind={kind} page={page} isLast={notifications.length < NOTIFICATIONS_PER_PAGE} />
    </>
  );
}

function ReadFailure({ reading }: { reading: ActorRefFrom<typeof notificationReadingMachine> }) {
  const { i18n } = useLingui();
  const failure = useFlow(reading, (at) => (at.matches('failed') ? at.context.failure : null));
  if (failure === null) return null;
  return (
    <FailedLine
      reason={failureTexts(i18n, failure).join(' ')}
      onRetry={() => reading.send({ type: 'retry.requested' })}
    />
  );
}

function Row({
  notification: { kind, title, text, link, isRead, at },
  onOpen,
}: {
  notification: Notification;
  onOpen: (() => void) | undefined;
}) {
  const { dateAndTime } = useMoment();
  const Icon = ICONS[kind];
  const face = (
    <>
      <span className={classes.icon} aria-hidden>
        <Icon size={22} stroke={1.8} />
      </span>
      <span className={classes.words}>
        <strong>
          {title}
          {isRead ? null : (
            <span className={classes.dot}>
              <span className="visually-hidden">
                <Trans>Unread</Trans>
              </span>
            </span>
          )}
        </strong>
        <span>{text}</span>
        <time dateTime={at} className={classes.moment}>
          {dateAndTime(at)}
        </time>
      </span>
    </>
  );
  const look = { className: classes.row, 'data-unread': !isRead || undefined, onClick: onOpen };
  if (link === null)
    return (
      <button type="button" {...look}>
        {face}
      </button>
    );
  return (
    <Link to={link} {...look}>
      {face}
      <IconChevronRight size={18} className="mirrored" aria-hidden />
    </Link>
  );
}

const Nothing = () => (
  <EmptyState
    title={<Trans>No notifications</Trans>}
    picture={<img src={bell} alt="" width={96} height={96} />}
    action={
      <Link to="/my-orders">
        <Trans>My Orders</Trans>
      </Link>
    }
  >
    <Trans>Updates on your orders, trips and wallet appear here.</Trans>
  </EmptyState>
);

function Pages({ kind, page, isLast }: { kind: NotificationKind | null; page: number; isLast: boolean }) {
  const { t } = useLingui();
  if (page === 1 && isLast) return null;
  const searchOf = (to: number) => ({
    page: 'notifications',
    ...(kind !== null && { kind }),
    ...(to > 1 && { p: to }),
  });
  return (
    <nav aria-label={t`Pages`} className={classes.pages}>
      {page > 1 ? (
        <Link to="/profile" search={searchOf(page - 1)}>
          <Trans>Newer</Trans>
        </Link>
      ) : null}
      {isLast ? null : (
        <Link to="/profile" search={searchOf(page + 1)}>
          <Trans>Older</Trans>
        </Link>
      )}
    </nav>
  );
}
