import { Trans } from '@lingui/react/macro';
import bubble from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp';
import { useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { addressOf, partnerAt } from '../../../domain/conversation';
import type { Person } from '../../../domain/person';
import { useApi } from '../../platform/shop.context';
import { EmptyState } from '../../ui/empty-state';
import { useNews } from '../../ui/news';
import { ConversationList } from './conversation-list';
import { provideConversations } from './conversations.actors';
import classes from './inbox.module.css';
import { Thread } from './thread';
import { useInbox } from './use-inbox';

/** All that a person talks about, and one of the conversations; on phones one after the other [CHAT-01, CHAT-02]. */
export function InboxPage({ person }: { person: Person }) {
  const { account } = useApi();
  const { with: address } = useSearch({ strict: false });
  const partner = partnerAt(address ?? '');
  const inbox = useInbox(person.id);
  const [logic] = useState(() => provideConversations(async () => (await account.own()).messages));
  const list = useActorRef(logic);
  useNews(inbox, 'inbox.changed', () => list.send({ type: 'news.told' }));
  return (
    <div className={classes.columns} data-open={partner !== null || undefined}>
      <ConversationList list={list} current={partner === null ? null : addressOf(partner)} />
      {partner === null ? (
        <div className={classes.none}>
          <EmptyState
            title={<Trans>Choose a conversation</Trans>}
            picture={<img src={bubble} alt="" width={96} height={96} />}
          >
            <Trans>Or write to a store from its page, and to a courier from your order.</Trans>
          </EmptyState>
        </div>
      ) : (
        <Thread
          key={addressOf(partner)}
          partner={partner}
          inbox={inbox}
          onChange={() => list.send({ type: 'news.told' })}
        />
      )}
    </div>
  );
}
