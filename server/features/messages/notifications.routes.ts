import type { Notification } from '../../../contract/types.gen';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { lockAccount } from '../session/accounts/account.store';
import { textIn } from '../shared/local-text';
import { pageOf } from '../shared/paging';
import { signedIn } from '../shared/signed-in';
import { withAmounts } from '../shared/text-placeholders';
import { inboxOf } from './inbox.store';
import { toInboxEvent } from './inbox-watch';
import { markRead, type NotificationRow, notificationsOf } from './notification.store';

/**
 * Lists notifications and marks them as read. The content of every notification is also on a page [NOTI-02].
 */
export const notificationRoutes = (): Operations => ({
  listNotifications: async (request) => {
    const { database, query } = request;
    const rows = await notificationsOf(database, {
      customerId: signedIn(request),
      kind: query.type ?? null,
      page: pageOf(query),
    });
    return rows.map((row) => toWire(row, request));
  },
  readNotifications: async (request) => {
    const { body, database, inboxes, now } = request;
    const customerId = signedIn(request);
    const isChanged = await database.transaction(async (tx) => {
      await lockAccount(tx, customerId);
      return markRead(tx, { customerId, ids: body.ids ?? null, now });
    });
    if (isChanged) inboxes.notify(customerId);
    return toInboxEvent(await inboxOf(database, customerId));
  },
});

const toWire = (
  row: NotificationRow,
  { language, config }: Pick<RequestContext, 'language' | 'config'>,
): Notification => ({
  id: row.id,
  data: {
    title: textIn(row.title, language),
    description: withAmounts(textIn(row.body, language), language, config),
    type: row.kind,
    image_full_url: row.image,
    link: row.link,
    order_id: row.order_id,
    trip_id: row.trip_id,
  },
  image_full_url: row.image,
  is_read: row.is_read ? 1 : 0,
  created_at: row.created_at.toISOString(),
  updated_at: row.created_at.toISOString(),
});
