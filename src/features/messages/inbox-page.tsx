import { Trans } from '@lingui/react/macro';
import bubble from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp';
import { useSearch } from '@tanstack/react-router';
import { addressOf, partnerAt } from '../../../domain/conversation';
import type { Person } from '../../../domain/person';
import { useFlowEffects, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { EmptyState } from '../../ui/empty-state';
import { ConversationList } from './conversation-list';
import { inboxEffects, provideConversations } from './conversations.actors';
import classes from './inbox.module.css';
import { Thread } from './thread';
import { useInbox } from './use-inbox';

/** Shows the list and the open conversation. Phones show only one of them [CHAT-01, CHAT-02]. */
export function InboxPage({ person }: { person: Person }) {
  const { account } = useApi();
  const { with: address } = useSearch({ strict: false });
  const partner = partnerAt(address ?? '');
  const inbox = useInbox(person.id);
  const list = usePage(() => provideConversations(async () => (await account.own()).messages));
  useFlowEffects(inbox, inboxEffects(list));
  return (
    <div className={classes.columns} data-open={partner !== null || undefined}>
      <ConversationList list={list} current={partner === null ? null : addressOf(partner)} />
      {partner === null ? (
        <div className={classes.none}>
          <EmptyState
            title={<Trans>Choose a conversation</Trans>}
            picture={<img src={bubble} alt="" width={96} height={96} />}
          >
            <Trans>You can also message a store from its page or a courier from your order.</Trans>
          </EmptyState>
        </div>
      ) : (
        <Thread key={addressOf(partner)} partner={partner} inbox={inbox} list={list} />
      )}
    </div>
  );
}
