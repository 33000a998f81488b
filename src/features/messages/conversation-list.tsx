import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconHeadset, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { addressOf, type Conversation } from '../../../domain/conversation';
import type { conversationsMachine } from '../../../machines/messages/conversations.machine';
import { failureTexts } from '../../i18n/failures';
import { useFormats } from '../../i18n/formats.context';
import { useFlow } from '../../platform/flow';
import { FailureBlock } from '../../ui/failure-block';
import { Skeleton } from '../../ui/skeleton';
import classes from './conversation-list.module.css';
import { PartnerPicture } from './partner-picture';

type Flow = ActorRefFrom<typeof conversationsMachine>;
type Props = { list: Flow; current: string | null };

/** Lists the conversations, the newest first. The search covers names and messages [CHAT-01]. */
export function ConversationList({ list, current }: Props) {
  const { t } = useLingui();
  const text = useFlow(list, ({ context }) => context.text);
  return (
    <section className={classes.list} aria-label={t`Conversations`}>
      <label className={classes.search}>
        <IconSearch size={20} aria-hidden />
        <span className="visually-hidden">
          <Trans>Search messages</Trans>
        </span>
        <input
          type="search"
          value={text}
          maxLength={200}
          placeholder={t`Search messages`}
          onChange={({ currentTarget }) => list.send({ type: 'search.typed', text: currentTarget.value })}
        />
      </label>
      <Found list={list} current={current} />
    </section>
  );
}

function Found({ list, current }: Props) {
  const { i18n, t } = useLingui();
  const conversations = useFlow(list, ({ context }) => context.conversations);
  const failure = useFlow(list, ({ context }) => context.failure);
  const isFirst = useFlow(list, (at) => at.matches('reading') && at.context.conversations.length === 0);
  const isFailed = useFlow(list, (at) => at.matches('failed'));
  const isSearch = useFlow(list, ({ context }) => context.text.trim() !== '');
  if (isFirst)
    return (
      <div className={classes.waiting} role="status" aria-label={t`Loading conversations`}>
        <Skeleton blockSize={64} />
        <Skeleton blockSize={64} />
        <Skeleton blockSize={64} />
      </div>
    );
  if (isFailed && failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => list.send({ type: 'retry.requested' })}
      />
    );
  const hasSupport = conversations.some(({ partner }) => partner.kind === 'support');
  return (
    <>
      <p className="visually-hidden" role="status">
        <Plural value={conversations.length} one="# conversation" other="# conversations" />
      </p>
      {conversations.length === 0 ? (
        <p className={classes.nothing}>
          {isSearch ? <Trans>No results.</Trans> : <Trans>You have no conversations yet.</Trans>}
        </p>
      ) : (
        <ul className={classes.rows}>
          {conversations.map((conversation) => (
            <li key={addressOf(conversation.partner)}>
              <Row conversation={conversation} isCurrent={addressOf(conversation.partner) === current} />
            </li>
          ))}
        </ul>
      )}
      {hasSupport || isSearch ? null : (
        <Link to="/profile" search={{ page: 'inbox', with: 'support' }} className={classes.support}>
          <IconHeadset size={22} aria-hidden />
          <Trans>Contact support</Trans>
        </Link>
      )}
    </>
  );
}

function Row({ conversation, isCurrent }: { conversation: Conversation; isCurrent: boolean }) {
  const formats = useFormats();
  const { t } = useLingui();
  const { partner, name, unread, last, found } = conversation;
  const message = found ?? last;
  return (
    <Link
      to="/profile"
      search={{ page: 'inbox', with: addressOf(partner) }}
      className={classes.row}
      aria-current={isCurrent ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
      resetScroll={false}
    >
      <PartnerPicture conversation={conversation} size={48} className={classes.picture} />
      <span className={classes.line}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {message === null ? null : <span className={classes.day}>{formats.date(message.at)}</span>}
      </span>
      <span className={classes.line}>
        <span className={classes.preview} dir="auto">
          {message === null ? null : (
            <>
              {message.isOwn ? <Trans>You:</Trans> : null} {message.text === '' ? t`Photo` : message.text}
            </>
          )}
        </span>
        {unread > 0 ? (
          <span className={classes.badge}>
            <span aria-hidden>{formats.number(unread)}</span>
            <span className="visually-hidden">
              <Plural value={unread} one="# unread message" other="# unread messages" />
            </span>
          </span>
        ) : null}
      </span>
    </Link>
  );
}
