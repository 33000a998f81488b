import { useLingui } from '@lingui/react/macro';
import { IconBell, IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.context';
import { useFlow } from '../../platform/flow';
import icon from '../../ui/counted-icon.module.css';
import { IconCount } from '../../ui/icon-count';
import { useInbox } from './use-inbox';

type Props = { person: number; hasChat: boolean };

/** Links to the messages and notifications, with unread counts [NAV-37, CHAT-02, NOTI-02]. */
export function InboxLinks({ person, hasChat }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const inbox = useInbox(person);
  const messages = useFlow(inbox, ({ context }) => context.messages);
  const unreadCount = useFlow(inbox, ({ context }) => context.notifications);
  const unread = formats.number(messages);
  const count = formats.number(unreadCount);
  return (
    <>
      {hasChat ? (
        <Entry
          page="inbox"
          label={messages > 0 ? t`Messages, ${unread} unread` : t`Messages`}
          count={messages}
        >
          <IconMessageCircle size={25} stroke={1.8} aria-hidden />
        </Entry>
      ) : null}
      <Entry
        page="notifications"
        label={unreadCount > 0 ? t`Notifications, ${count} unread` : t`Notifications`}
        count={unreadCount}
      >
        <IconBell size={25} stroke={1.8} aria-hidden />
      </Entry>
    </>
  );
}

type EntryProps = { page: string; label: string; count: number; children: ReactNode };

function Entry({ page, label, count, children }: EntryProps) {
  return (
    <Link className={icon.icon} to="/profile" search={{ page }} aria-label={label}>
      {children}
      <IconCount count={count} />
    </Link>
  );
}
